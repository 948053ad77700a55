import type { Db, Statement } from './db'

/** Runs statements in one transaction and round trip; does nothing for an empty list. */
export async function runBatch(db: Db, statements: Statement[]): Promise<unknown[]> {
  const [first, ...others] = statements
  return first ? db.batch([first, ...others]) : []
}
