import { eq, sql, type SQL } from 'drizzle-orm'
import { isNullViolation, type Db } from '../../platform/db'
import { users } from './accounts.tables'

/**
 * Asks once more, in the batch of what follows from it, whether a condition holds of a member. Where it does not, the
 * language is NULL, which the table refuses, so that the whole batch is taken back: see `isNoMore`.
 */
export function requireStill(db: Db, userId: number, condition: SQL | undefined) {
  return db
    .update(users)
    .set({ lang: sql`iif(${condition}, ${users.lang}, NULL)` })
    .where(eq(users.id, userId))
}

/** Whether a batch failed because of `requireStill`. */
export function isNoMore(error: unknown): boolean {
  return isNullViolation(error, 'users.lang')
}
