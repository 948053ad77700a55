import { and, desc, eq, gt, inArray, isNull, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Db, Statement } from '../../db/db'
import { pick } from '../../db/pick'
import { sha256 } from '../../http/keyed-hash'
import { log } from '../../log'
import { ACTIVITY_NOTED_MS, SESSION } from './lifetimes'
import { sessions, users } from '../../db/schema/accounts'
import { cancelEmailChange } from '../../services/members/revoke-access'
import { deviceName } from './device-names'
import { addKnownDevice } from './known-devices'
import { networkHash } from './places'
import {
  firstRefreshToken,
  nextRefreshToken,
  readRefreshToken,
  type RefreshToken,
} from './refresh-tokens'

export interface StartedSession extends RefreshToken {
  /** UTC ms, counted from the login. */
  expiresAt: number
  /** Device token for the browser that logged in. */
  device?: string
}

/** A session and the statements that store it and the device. `userId` may be a subquery in the same batch. */
export function startSession(c: RequestScope, userId: number | SQL<number>) {
  const { db, now, settings } = c.var
  const { sessionId, token } = firstRefreshToken(settings.pepper)
  const expiresAt = now + SESSION.lifeMs
  const insert = db.insert(sessions).values({
    id: sessionId,
    userId,
    refreshHash: sha256(token),
    rotatedAt: now,
    createdAt: now,
    expiresAt,
    device: deviceName(c.req.header('user-agent')),
    networkHash: networkHash(c),
  })
  const dropOldest = dropOldestStatement(c, userId, sessionId)
  const device = addKnownDevice(c, userId)
  const started: StartedSession = { sessionId, token, expiresAt, device: device.token }
  return { started, statements: [insert, dropOldest, ...device.statements] satisfies Statement[] }
}

/** Of sessions that began at the same moment the new one stays. */
function dropOldestStatement(
  { var: { db, settings } }: RequestScope,
  userId: number | SQL<number>,
  sessionId: number,
) {
  const isLive = and(eq(sessions.userId, userId), isNull(sessions.revokedAt))
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isLive)
    .orderBy(desc(sessions.createdAt), desc(sql`${sessions.id} = ${sessionId}`))
    .limit(settings.limits.session.member)
  return db.delete(sessions).where(and(isLive, notInArray(sessions.id, newest)))
}

/** Revokes a session, given any of its refresh tokens. */
export function revokeSession(db: Db, sessionId: number, now: number) {
  return db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/**
 * Exchanges a refresh token for the next one and its member; null unless it is live. Reuse of an old token revokes the
 * session, as it may be stolen, except within seconds, when two tabs refreshed at once.
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
  if (refreshHash === sha256(token) && now - rotatedAt <= SESSION.reuseGraceMs)
    return { user, started: { sessionId: shown.sessionId, token, expiresAt } }
  await db.batch([revokeSession(db, shown.sessionId, now), cancelEmailChange(db, user.id)])
  log('session.reused', { sessionId: shown.sessionId, userId: user.id })
  return null
}

/** No `users.id`: D1 returns batch rows as objects, where columns of the same name overwrite each other. */
function memberOfSession(db: Db, isLive: SQL | undefined) {
  return db
    .select({
      id: sessions.userId,
      ...pick(users, 'username', 'email', 'emailKey', 'verifiedAt'),
      ...pick(users, 'isSuperUser', 'superBySetting'),
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
