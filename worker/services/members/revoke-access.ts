import { and, eq, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { sessions, users, verificationCodes } from '../../db/schema/accounts'

/**
 * What ends with whatever secures an account, for its batch: every session of the member, and what a stranger may have left
 * behind to come back with, a wish for another address and the key that repeats the registration.
 */
export function revokeAccess(
  db: Db,
  userId: number | SQL<number>,
  now: number,
): [Statement, Statement, Statement] {
  return [
    revokeSessions(db, userId, now),
    cancelEmailChange(db, userId),
    forgetRegistration(db, userId),
  ]
}

/** Forgets the key under which a registration can be repeated for a session. */
export function forgetRegistration(db: Db, userId: number | SQL<number>) {
  return db
    .update(users)
    .set({ requestKey: null, requestHash: null })
    .where(and(eq(users.id, userId), isNotNull(users.requestKey)))
}

/** Ends every session of a member. */
export function revokeSessions(db: Db, userId: number | SQL<number>, now: number) {
  return db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Takes back a member's wish for another address. The code that proves the address of a new account stays. */
export function cancelEmailChange(db: Db, userId: number | SQL<number>) {
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
  return db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), notExists(isOfNewAccount)))
}
