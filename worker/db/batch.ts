import type { Db, Statement } from './db'

/** Runs statements in one transaction and one round trip; an empty list is no work. */
export async function runBatch(db: Db, statements: Statement[]): Promise<unknown[]> {
  const [first, ...others] = statements
  return first ? db.batch([first, ...others]) : []
}
