import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, it } from 'vitest'
import { AssertingDatabase } from '../../../worker/db/asserting-database'
import { assertInBatch, isFailedAssertion } from '../../../worker/db/batch-assertions'
import { limitCounters } from '../../../worker/db/schema/limits'
import { db } from '../../support/builders'

const aCounter = () => ({
  scope: 'assertion',
  key: crypto.randomUUID(),
  windowStart: 0,
  n: 1,
  expiresAt: 1,
})
const rowsOf = (key: string) => db.select().from(limitCounters).where(eq(limitCounters.key, key))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

describe('an assertion', () => {
  it.each([
    ['true', sql`1 = 1`],
    ['true of a row', sql`exists (select 1 from tours where kind = 'contact')`],
  ])('that is %s lets its batch through', async (_what, condition) => {
    const row = aCounter()
    await db.batch([assertInBatch(db, condition, 'Held'), db.insert(limitCounters).values(row)])
    expect(await rowsOf(row.key)).toEqual([row])
  })

  it.each([
    ['false', sql`1 = 0`],
    ['NULL', sql`null`],
    ['NULL for want of a row', sql`(select 1 from tours where id = -1)`],
  ])('that is %s takes its whole batch back and says its name', async (_what, condition) => {
    const row = aCounter()
    const insert = db.insert(limitCounters).values(row)
    const error = await failureOf(db.batch([insert, assertInBatch(db, condition, 'Held')]))
    expect([isFailedAssertion(error, 'Held'), isFailedAssertion(error, 'Other')]).toEqual([
      true,
      false,
    ])
    expect(await rowsOf(row.key)).toEqual([])
  })
})

describe('a database that asserts', () => {
  const asserting = (condition: boolean) => {
    const database = new AssertingDatabase(env.DB)
    database.assertOnWrites({
      condition: sql`${condition ? 1 : 0} = 1`,
      refuse: (cause) => Promise.resolve(new Error('Refused', { cause })),
    })
    return drizzle(database as unknown as D1Database)
  }
  const refused = { cause: expect.objectContaining({ message: 'Refused' }) }

  it('returns for a single write what D1 does, with its rows and what it changed', async () => {
    const [row, plain, held] = [aCounter(), db, asserting(true)]
    const change = (on: typeof plain) =>
      on
        .update(limitCounters)
        .set({ n: sql`n + 1` })
        .where(eq(limitCounters.key, row.key))
    expect(await held.insert(limitCounters).values(row).returning()).toEqual([row])
    const results = [await change(plain).run(), await change(held).run()]
    expect(results.map(({ meta }) => [meta.changes, meta.rows_written])).toEqual([
      [1, results[0]!.meta.rows_written],
      [1, results[0]!.meta.rows_written],
    ])
    expect(await change(held).returning({ n: limitCounters.n })).toEqual([{ n: 4 }])
  })

  it("returns the results of a batch's own statements", async () => {
    const [row, held] = [aCounter(), asserting(true)]
    const [inserted, read] = await held.batch([
      held.insert(limitCounters).values(row).returning({ key: limitCounters.key }),
      held.select({ n: limitCounters.n }).from(limitCounters).where(eq(limitCounters.key, row.key)),
    ])
    expect([inserted, read]).toEqual([[{ key: row.key }], [{ n: 1 }]])
  })

  it('writes nothing when the condition is not true, and still reads', async () => {
    const [row, held] = [aCounter(), asserting(false)]
    const insert = () => held.insert(limitCounters).values(row)
    expect(await failureOf(insert().run())).toMatchObject(refused)
    expect(await failureOf(insert().returning().all())).toMatchObject(refused)
    expect(await failureOf(held.batch([held.run(sql`select 1`), insert()]))).toMatchObject(
      refused.cause,
    )
    expect(await held.select().from(limitCounters).where(eq(limitCounters.key, row.key))).toEqual(
      [],
    )
  })

  it.each([
    ['with made as (select 1) insert into limit_counters select * from limit_counters where 0'],
    ['delete from limit_counters where 0'],
    ['  UPDATE limit_counters set n = 1 where 0'],
    ['replace into limit_counters select * from limit_counters where 0'],
  ])('takes for a write: %s', async (statement) => {
    expect(await failureOf(asserting(false).run(sql.raw(statement)).execute())).toMatchObject(
      refused,
    )
  })

  it('leaves a unique violation what it is', async () => {
    const [row, held] = [aCounter(), asserting(true)]
    await held.insert(limitCounters).values(row)
    const error = await failureOf(held.insert(limitCounters).values(row).execute())
    expect(error).toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('UNIQUE') }),
    })
  })
})
