import { and, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../platform/db'
import { sessions, users, verificationCodes } from './accounts.tables'

/**
 * What ends with whatever secures an account, for its batch: every session of the member, and a wish for another address,
 * which somebody else may have left behind.
 */
export function secureAccount(db: Db, userId: number | SQL<number>, now: number): [Statement, Statement] {
  return [endSessions(db, userId, now), withdrawAddress(db, userId)]
}

/** Ends every session of a member. */
export function endSessions(db: Db, userId: number | SQL<number>, now: number) {
  return db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Takes back a member's wish for another address. The code that proves the address of a new account stays. */
export function withdrawAddress(db: Db, userId: number | SQL<number>) {
  const isOfNewAccount = db
    .select({ one: sql`1` })
    .from(users)
    .where(
      and(
        eq(users.id, verificationCodes.userId),
        eq(users.emailKey, verificationCodes.emailKey),
        isNull(users.verifiedAt),
      ),
    )
  return db.delete(verificationCodes).where(and(eq(verificationCodes.userId, userId), notExists(isOfNewAccount)))
}
