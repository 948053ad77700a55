import { and, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { pick } from '../../db/pick'
import { sha256 } from '../../http/keyed-hash'
import { log } from '../../log'
import { ACTIVITY_NOTED_MS, SESSION } from './lifetimes'
import { sessions, users } from '../../db/schema/accounts'
import { cancelEmailChange } from '../../services/members/revoke-access'
import { nextRefreshToken, readRefreshToken, revokeSession } from './sessions.actions'

/**
 * Exchanges a refresh token for the next one and its member; null unless it is live. Reuse of an old token revokes the
 * session, as it may be stolen, except within a few seconds, when two tabs may have refreshed at once.
 */
export async function rotateSession(db: Db, pepper: string, cookie: string, now: number) {
  const shown = readRefreshToken(pepper, cookie)
  if (!shown) return null
  const token = nextRefreshToken(pepper, shown)
  const ofSession = eq(sessions.id, shown.sessionId)
  const isLive = and(ofSession, isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
  const isRotated = and(isLive, eq(sessions.refreshHash, sha256(token)))
  const rotated = db.select({ id: sessions.userId }).from(sessions).where(isRotated)
  const [, , [row]] = await db.batch([
    db
      .update(sessions)
      .set({ refreshHash: sha256(token), previousHash: sha256(shown.token), rotatedAt: now })
      .where(and(isLive, eq(sessions.refreshHash, sha256(shown.token)))),
    recordActivity(db, inArray(users.id, rotated), now),
    memberOfSession(db, isLive),
  ])
  if (!row) return null
  const { refreshHash, rotatedAt, expiresAt, ...user } = row
  if (refreshHash === sha256(token) && isWithinGrace(rotatedAt, now))
    return { user, started: { sessionId: shown.sessionId, token, expiresAt } }
  await revokeReused(db, { sessionId: shown.sessionId, userId: user.id }, now)
  return null
}

/** Two tabs may have refreshed at once. */
function isWithinGrace(rotatedAt: number, now: number): boolean {
  return now - rotatedAt <= SESSION.reuseGraceMs
}

async function revokeReused(db: Db, reused: { sessionId: number; userId: number }, now: number) {
  await db.batch([revokeSession(db, reused.sessionId, now), cancelEmailChange(db, reused.userId)])
  log('session.reused', reused)
}

/** No `users.id`: D1 returns batch rows as objects, where columns of the same name overwrite each other. */
function memberOfSession(db: Db, isLive: SQL | undefined) {
  return db
    .select({
      id: sessions.userId,
      ...pick(users, 'username', 'email', 'emailKey', 'verifiedAt'),
      ...pick(users, 'isAdmin', 'adminBySetting', 'partRole'),
      ...pick(sessions, 'refreshHash', 'rotatedAt', 'expiresAt'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isLive, isNull(users.bannedAt), isNull(users.deletedAt)))
}

/** Records activity, at most once a day for each member. */
function recordActivity(db: Db, ofMembers: SQL | undefined, now: number) {
  return db
    .update(users)
    .set({ lastActiveAt: now, inactivityNoticeAt: null })
    .where(and(ofMembers, lt(users.lastActiveAt, now - ACTIVITY_NOTED_MS)))
}
