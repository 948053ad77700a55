import { and, eq, isNotNull, isNull, not, type SQL } from 'drizzle-orm'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { sessions, users, verificationCodes } from '../../db/schema/accounts'

/** For every credential change: revokes sessions, cancels an e-mail change, deletes a request key. */
export function revokeAccess(
  db: Db,
  userId: number | SQL<number>,
  now: number,
): [Statement, Statement, Statement] {
  const isLive = and(eq(sessions.userId, userId), isNull(sessions.revokedAt))
  return [
    db.update(sessions).set({ revokedAt: now }).where(isLive),
    cancelEmailChange(db, userId),
    deleteRegistrationKey(db, userId),
  ]
}

/** Deletes the request key that lets a registration be repeated for a session. */
export function deleteRegistrationKey(db: Db, userId: number | SQL<number>) {
  const hasKey = and(eq(users.id, userId), isNotNull(users.requestKey))
  return db.update(users).set({ requestKey: null, requestHash: null }).where(hasKey)
}

/** Cancels a pending e-mail change. The code that verifies a new account stays. */
export function cancelEmailChange(db: Db, userId: number | SQL<number>) {
  const isOfNewAccount = and(
    eq(users.id, verificationCodes.userId),
    eq(users.emailKey, verificationCodes.emailKey),
    isNull(users.verifiedAt),
  )
  return db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), not(rowExists(users, isOfNewAccount))))
}
