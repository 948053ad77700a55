import { and, desc, eq, notInArray, type SQL } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import type { RequestScope } from '../../http/context'
import type { Statement } from '../../db/db'
import { keyedHash, randomToken } from '../../http/keyed-hash'
import { DEVICE_MS } from './lifetimes'
import { knownDevices } from '../../db/schema/accounts'

/** Does not authenticate: it only tells the owner's attempts from strangers'. */
export const DEVICE_COOKIE = 'device'

/** Keyed hash of the request's device cookie; null if there is none. */
export function readDeviceHash(c: RequestScope): string | null {
  const token = readToken(c)
  return token === null ? null : hashDevice(c, token)
}

/** A device token, and the statements that store it in a login's batch. `userId` may be a subquery. */
export function addKnownDevice(
  c: RequestScope,
  userId: number | SQL<number>,
): { token: string; statements: Statement[] } {
  const { db, now } = c.var
  const token = readToken(c) ?? randomToken()
  const expiresAt = now + DEVICE_MS
  const insert = db
    .insert(knownDevices)
    .values({ userId, deviceHash: hashDevice(c, token), expiresAt })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { expiresAt },
    })
  return { token, statements: [insert, dropOldestStatement(c, userId)] }
}

function dropOldestStatement(c: RequestScope, userId: number | SQL<number>): Statement {
  const { db, settings } = c.var
  const ofMember = eq(knownDevices.userId, userId)
  const newest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(ofMember)
    .orderBy(desc(knownDevices.expiresAt))
    .limit(settings.limits.device.member)
  return db.delete(knownDevices).where(and(ofMember, notInArray(knownDevices.deviceHash, newest)))
}

function readToken(c: RequestScope): string | null {
  const token = parse(c.req.header('cookie') ?? '', DEVICE_COOKIE)[DEVICE_COOKIE] ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

function hashDevice(c: RequestScope, token: string): string {
  return keyedHash(c.var.settings.pepper, 'device', token)
}
