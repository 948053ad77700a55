import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { inject } from 'vitest'

/** Changes rows of the site under test, where otherwise time would have to pass. */
export function changeStore(sql: string, ...values: SQLInputValue[]): void {
  changeRows(dirname(inject('serverLog')), sql, ...values)
}

/** The same for the store in a folder. */
export function changeRows(state: string, sql: string, ...values: SQLInputValue[]): void {
  const database = openStore(state)
  database.prepare(sql).run(...values)
  database.close()
}

/** Rows of the site under test that no screen shows. */
export function readStore<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
  const database = openStore(dirname(inject('serverLog')))
  const rows = database.prepare(sql).all(...values)
  database.close()
  return rows as Row[]
}

function openStore(state: string): DatabaseSync {
  const file = readdirSync(state, { recursive: true, encoding: 'utf8' }).find((path) =>
    /d1[\\/].*[\da-f]{64}\.sqlite$/.test(path),
  )
  if (!file) throw new Error(`No database below ${state}`)
  return new DatabaseSync(join(state, file), { timeout: 5000 })
}
