import { and, eq, exists, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { MemberScope } from '../../platform/app-env'
import { isNullViolation, runBatch, type Db, type Statement } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { sessions, users } from './accounts.tables'

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

/**
 * Runs a batch that changes an account, if the login that asks for it still stands: a body may come long after its
 * headers, and a replica may not know yet that a login was ended. Returns the statements' results.
 * @throws AppError SessionExpired
 */
export async function runAsMember(
  { var: { db, now, member } }: MemberScope,
  statements: Statement[],
): Promise<unknown[]> {
  const { userId, sessionId } = member
  const isOfLogin = and(eq(sessions.id, sessionId), eq(sessions.userId, userId))
  const login = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(isOfLogin, isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
  try {
    const [, ...results] = await runBatch(db, [requireStill(db, userId, exists(login)), ...statements])
    return results
  } catch (error) {
    throw isNoMore(error) ? new AppError('SessionExpired', { cause: error }) : error
  }
}

/** Whether a batch failed because of `requireStill`. */
export function isNoMore(error: unknown): boolean {
  return isNullViolation(error, 'users.lang')
}
