import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { assertInBatch, isFailedAssertion } from './batch-assertions'

/** The condition that must be true when a write commits. */
export interface WriteCondition {
  condition: SQL
  /** Creates the error for a write whose condition no longer held. */
  refuse: (cause: unknown) => Promise<Error>
}

const NAME = 'WriteCondition'
/** Every statement that changes rows contains one of these words; asserting before a read is harmless. */
const WRITE = /\b(?:insert|update|delete|replace\s+into)\b/i

/**
 * D1 that, once a condition is set, starts every writing transaction with an assertion. The assertion is in the write's
 * batch: no extra round trip, and a failure rolls the whole batch back.
 */
export class AssertingDatabase {
  readonly #inner: D1Database
  #assertion: { statement: D1PreparedStatement; refuse: WriteCondition['refuse'] } | null = null

  constructor(inner: D1Database) {
    this.#inner = inner
  }

  /** Every later write asserts this condition; replaces an earlier one. */
  assertOnWrites({ condition, refuse }: WriteCondition): void {
    const { sql, params } = assertInBatch(drizzle(this.#inner), condition, NAME).toSQL()
    this.#assertion = { statement: this.#inner.prepare(sql).bind(...params), refuse }
  }

  prepare(query: string): AssertingStatement {
    return new AssertingStatement(this, this.#inner.prepare(query), WRITE.test(query))
  }

  /** @throws the error of `refuse` when the condition is not true */
  async batch(statements: AssertingStatement[]): Promise<D1Result[]> {
    const inner = statements.map((statement) => statement.inner)
    const assertion = this.#assertion
    if (!assertion || !statements.some(({ isWrite }) => isWrite)) return this.#inner.batch(inner)
    try {
      const [, ...results] = await this.#inner.batch([assertion.statement, ...inner])
      return results
    } catch (error) {
      throw isFailedAssertion(error, NAME) ? await assertion.refuse(error) : error
    }
  }

  isAsserted(statement: AssertingStatement): boolean {
    return this.#assertion !== null && statement.isWrite
  }
}

class AssertingStatement {
  readonly inner: D1PreparedStatement
  readonly isWrite: boolean
  readonly #database: AssertingDatabase

  constructor(database: AssertingDatabase, inner: D1PreparedStatement, isWrite: boolean) {
    this.#database = database
    this.inner = inner
    this.isWrite = isWrite
  }

  bind(...values: unknown[]) {
    return new AssertingStatement(this.#database, this.inner.bind(...values), this.isWrite)
  }

  all() {
    return this.#database.isAsserted(this) ? this.#inBatch() : this.inner.all()
  }

  run() {
    return this.#database.isAsserted(this) ? this.#inBatch() : this.inner.run()
  }

  /** For a batch D1 returns objects. Safe here: a write returns columns of one table, so no two share a name. */
  async raw() {
    if (!this.#database.isAsserted(this)) return this.inner.raw()
    const { results } = await this.#inBatch()
    return results.map((row) => Object.values(row))
  }

  async #inBatch(): Promise<D1Result<Record<string, unknown>>> {
    const [result] = await this.#database.batch([this])
    if (!result) throw new Error('D1 gave no result')
    return result as D1Result<Record<string, unknown>>
  }
}
