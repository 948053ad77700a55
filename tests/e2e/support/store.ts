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
  const file = readdirSync(state, { recursive: true, encoding: 'utf8' }).find((path) =>
    /d1[\\/].*[\da-f]{64}\.sqlite$/.test(path),
  )
  if (!file) throw new Error(`No database below ${state}`)
  const database = new DatabaseSync(join(state, file), { timeout: 5000 })
  database.prepare(sql).run(...values)
  database.close()
}
