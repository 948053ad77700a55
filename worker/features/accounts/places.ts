import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Db } from '../../db/db'
import { keyedHash } from '../../http/keyed-hash'
import { networkKey } from '../../http/rate-limits'
import { knownDevices, sessions, users } from '../../db/schema/accounts'
import { readDeviceHash } from './known-devices'

/** The origin of a request, as keyed hashes. */
export interface Sender {
  deviceHash: string | null
  networkHash: string
}

/** Where attempts come from, and whether the member has logged in there. */
export interface Place {
  /** Key of the counters: the browser if known, else the network. */
  key: string
  isKnownDevice: boolean
  /** A known browser, or the network of a live session. */
  isKnown: boolean
}

/** Result of `placeColumns`: 0 or 1 each. */
interface Known {
  knowsDevice: number
  knowsNetwork: number
}

export function senderOf(c: RequestScope): Sender {
  return { deviceHash: readDeviceHash(c), networkHash: networkHash(c) }
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
