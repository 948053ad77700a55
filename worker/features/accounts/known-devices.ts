import { and, desc, eq, notInArray, type SQL } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import type { RequestScope } from '../../http/context'
import type { Statement } from '../../db/db'
import { keyedHash, randomToken } from '../../http/keyed-hash'
import { DEVICE_MS } from './lifetimes'
import { knownDevices } from '../../db/schema/accounts'

/**
 * Browsers that are known for an account after a login. The cookie authenticates no request: it only keeps the browser's
 * tries apart from those of strangers.
 */
export const DEVICE_COOKIE = 'device'

/** Keyed hash of the request's device cookie, null without one. */
export function readDeviceHash(c: RequestScope): string | null {
  const token = readToken(c)
  return token === null ? null : hashDevice(c, token)
}

/**
 * Makes the sender's browser known for an account: the token for its cookie, and the statements for the batch of a login.
 * `userId` may be a subquery, for a member who is inserted in the same batch. The oldest over the limit of a member go.
 */
export function rememberDevice(
  c: RequestScope,
  userId: number | SQL<number>,
): { token: string; statements: Statement[] } {
  const { db, now, settings } = c.var
  const token = readToken(c) ?? randomToken()
  const expiresAt = now + DEVICE_MS
  const ofMember = eq(knownDevices.userId, userId)
  const newest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(ofMember)
    .orderBy(desc(knownDevices.expiresAt))
    .limit(settings.limits.device.member)
  const insert = db
    .insert(knownDevices)
    .values({ userId, deviceHash: hashDevice(c, token), expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { expiresAt },
    })
  const dropOldest = db
    .delete(knownDevices)
    .where(and(ofMember, notInArray(knownDevices.deviceHash, newest)))
  return { token, statements: [insert, dropOldest] }
}

function readToken(c: RequestScope): string | null {
  const token = parse(c.req.header('cookie') ?? '', DEVICE_COOKIE)[DEVICE_COOKIE] ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

function hashDevice(c: RequestScope, token: string): string {
  return keyedHash(c.var.settings.pepper, 'device', token)
}
