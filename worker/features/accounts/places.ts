import { and, eq, exists, gt, isNull, sql, desc, notInArray, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Db, Statement } from '../../db/db'
import { hashDevice, readDeviceToken } from '../../http/device-cookie'
import { keyedHash, randomToken } from '../../http/keyed-hash'
import { networkKey } from '../../http/rate-limits'
import { knownDevices, sessions, users } from '../../db/schema/accounts'
import { DEVICE_MS } from './lifetimes'

/** The origin of a request, as keyed hashes. */
export interface Sender {
  deviceHash: string | null
  networkHash: string
}

/** The origin of attempts, and whether the member has logged in there. */
export interface Place {
  /** Key of the counters: the browser if known, else the network. */
  key: string
  isKnownDevice: boolean
  /** A known browser, or the network of a live session. */
  isKnown: boolean
}

/** Result of `placeColumns`: 0 or 1 each. */
type Known = Record<'knowsDevice' | 'knowsNetwork', number>

export function senderOf(c: RequestScope): Sender {
  const token = readDeviceToken(c)
  return {
    deviceHash: token === null ? null : hashDevice(c, token),
    networkHash: networkHash(c),
  }
}

/** The network of a request as sessions store it. */
export function networkHash(c: RequestScope): string {
  return keyedHash(c.var.settings.pepper, 'session', networkKey(c))
}

/** Columns for a query on `users`: whether each member has logged in from the sender's place. */
export function placeColumns(db: Db, { deviceHash, networkHash }: Sender, now: number) {
  const isDevice = and(
    eq(knownDevices.deviceHash, deviceHash ?? ''),
    gt(knownDevices.expiresAt, now),
  )
  const device = db
    .select({ one: sql`1` })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, users.id), isDevice))
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
  const login = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), eq(sessions.networkHash, networkHash), isLive))
  return {
    knowsDevice: sql<number>`${exists(device)}`.as('knows_device'),
    knowsNetwork: sql<number>`${exists(login)}`.as('knows_network'),
  }
}

/** The sender's place for a member; `known` is null for an unknown name. */
export function placeOf({ deviceHash, networkHash }: Sender, known: Known | null): Place {
  const isKnownDevice = deviceHash !== null && known?.knowsDevice === 1
  return {
    key: isKnownDevice ? deviceHash : networkHash,
    isKnownDevice,
    isKnown: isKnownDevice || known?.knowsNetwork === 1,
  }
}

/** A device token, and the statements that store it in a login's batch. `userId` may be a subquery. */
export function addKnownDevice(c: RequestScope, userId: number | SQL<number>) {
  const { db, now } = c.var
  const token = readDeviceToken(c) ?? randomToken()
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
