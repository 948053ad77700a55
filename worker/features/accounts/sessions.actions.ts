import { and, desc, eq, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Db, Statement } from '../../db/db'
import { sha256, equalInConstantTime, keyedHash, randomToken } from '../../http/keyed-hash'
import { SESSION } from './lifetimes'
import { sessions } from '../../db/schema/accounts'
import { addKnownDevice, networkHash } from './places'
import { randomInteger } from '../../http/random'

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

/** If sessions began at the same moment, the new one is kept. */
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

const BROWSERS: [RegExp, string][] = [
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/MicroMessenger\//, 'WeChat'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A readable name such as `Chrome, Android`; empty when unknown. */
function deviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 500)
  const named = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([pattern]) => pattern.test(agent))?.[1],
  )
  return named.filter(Boolean).join(', ')
}

/**
 * `{session}.{secret}.{signature}`. The signature distinguishes our tokens from forged ones: reuse
 * of a token we issued indicates theft, but a forged one must not end a session.
 */
interface RefreshToken {
  sessionId: number
  token: string
}

const HIGHEST_RANDOM = 0xffffffff
const SESSION_ID_LOW_BITS = 2 ** 20

/** The first token of a new session; the session id is random. */
function firstRefreshToken(pepper: string): RefreshToken {
  const sessionId =
    randomInteger(1, HIGHEST_RANDOM) * SESSION_ID_LOW_BITS +
    randomInteger(0, SESSION_ID_LOW_BITS - 1)
  return { sessionId, token: compose(pepper, sessionId, randomToken()) }
}

/** The next token, derived from the last one, so that parallel refreshes and retries all get the same token. */
export function nextRefreshToken(pepper: string, { sessionId, token }: RefreshToken): string {
  return compose(pepper, sessionId, keyedHash(pepper, 'refresh-next', token))
}

/** The session of a token that this site issued; null for anything else. */
export function readRefreshToken(pepper: string, token: string): RefreshToken | null {
  const [sessionId = '', secret = ''] = token.split('.')
  if (!/^[1-9]\d{0,15}$/.test(sessionId)) return null
  return equalInConstantTime(token, compose(pepper, Number(sessionId), secret))
    ? { sessionId: Number(sessionId), token }
    : null
}

function compose(pepper: string, sessionId: number, secret: string): string {
  return `${sessionId}.${secret}.${keyedHash(pepper, 'refresh', sessionId, secret)}`
}
