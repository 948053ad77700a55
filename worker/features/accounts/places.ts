import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import type { Db } from '../../db/db'
import { keyedHash } from '../../http/keyed-hash'
import { networkKey } from '../../http/rate-limits'
import { knownDevices, sessions, users } from '../../db/schema/accounts'
import { readDeviceHash } from './known-devices'

/** What a request shows of where it comes from, as keyed hashes. */
export interface Sender {
  deviceHash: string | null
  networkHash: string
}

/** Where tries at an account come from, and whether its member has logged in there. */
export interface Place {
  /** What tries from here are counted by: the browser where it is known, else the network. */
  key: string
  isKnownDevice: boolean
  /** A known browser, or the network of a live login. */
  isKnown: boolean
}

/** What `placeColumns` finds of a member: 1 or 0 each. */
interface Known {
  knowsDevice: number
  knowsNetwork: number
}

export function senderOf(c: RequestScope): Sender {
  return { deviceHash: readDeviceHash(c), networkHash: networkHash(c) }
}

/** The network of a request as sessions keep it. */
export function networkHash(c: RequestScope): string {
  return keyedHash(c.var.settings.pepper, 'session', networkKey(c))
}

/** Columns of a query over `users` that tell whether each member is known to log in from the sender's place. */
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

/** The place of a sender to a member; `known` is null for a name that no member has. */
export function placeOf({ deviceHash, networkHash }: Sender, known: Known | null): Place {
  const isKnownDevice = deviceHash !== null && known?.knowsDevice === 1
  return {
    key: isKnownDevice ? deviceHash : networkHash,
    isKnownDevice,
    isKnown: isKnownDevice || known?.knowsNetwork === 1,
  }
}
