import { sql } from 'drizzle-orm'
import type { RequestScope } from './app-env'
import type { Db } from './db'
import { AppError } from './errors'
import { keyedHash } from './keyed-hash'
import { limitCounters } from './limits.tables'

export interface Limit {
  /** What is counted, such as `contact.network`. */
  scope: string
  /** Whose: a keyed hash or an id, never a plain address. */
  key: string
  /** Events let through in a window. */
  limit: number
  windowMs: number
}

const LOOPBACK_FACTOR = 100
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Counts one event exactly, also under parallel requests. Returns whether it is within the limit. */
export async function takeOne(db: Db, { scope, key, limit, windowMs }: Limit, now: number): Promise<boolean> {
  if (limit < 1) return false
  const windowStart = now - (now % windowMs)
  const taken = await db
    .insert(limitCounters)
    .values({ scope, key, windowStart, n: 1, expiresAt: windowStart + windowMs })
    .onConflictDoUpdate({
      target: [limitCounters.scope, limitCounters.key, limitCounters.windowStart],
      set: { n: sql`${limitCounters.n} + 1` },
      setWhere: sql`${limitCounters.n} < ${limit}`,
    })
    .returning({ n: limitCounters.n })
  return taken.length > 0
}

/** @throws AppError TooManyRequests with the seconds to wait, when the limit is used up. */
export async function requireWithin(db: Db, limit: Limit, now: number): Promise<void> {
  if (await takeOne(db, limit, now)) return
  throw new AppError('TooManyRequests', {
    retryAfterSeconds: Math.ceil((limit.windowMs - (now % limit.windowMs)) / 1000),
  })
}

/** A per-network limit as this deployment has it: a hundredfold on a loopback address unless LIMITS=production. */
export function networkLimit(c: RequestScope, limit: number): number {
  return isLoopback(c.req.url) && c.var.settings.limitsProfile === 'auto' ? limit * LOOPBACK_FACTOR : limit
}

/** Whether an address is this machine's own, as in local trials and tests. */
export function isLoopback(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}

export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** Keyed hash of the sender's network: the address, for IPv6 its /64. Without an address all share one strict bucket. */
export function networkKey(c: RequestScope): string {
  const address = c.req.header('cf-connecting-ip') ?? 'unknown'
  const network = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
  return keyedHash(c.var.settings.pepper, 'network', network)
}
