import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Settings } from '../env'
import type { Limits } from '../limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contracts/dates/durations'
import type { AppEnv, RequestScope } from './context'
import type { Db, Statement } from '../db/db'
import { AppError } from './errors'
import { keyedHash } from './keyed-hash'
import { limitCounters } from '../db/schema/limits'
import { logFailure } from '../log'
import { networkOf } from './network'
import { withTimeout } from '../timeout'
import { causeOf } from './own-requests'

const WINDOWS_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS }

interface Window {
  /** Limit and window, such as `login.minute`. */
  scope: string
  /** The counted subject: a keyed hash or an id, never a plain address. */
  key: string
  /** Events allowed per window. */
  limit: number
  windowMs: number
}

/** The limits that count per time window. */
type LimitName = {
  [What in keyof Limits]: keyof Limits[What] extends keyof typeof WINDOWS_MS ? What : never
}[keyof Limits]

export type LimitScope = Pick<AppEnv['Variables'], 'db' | 'now' | 'settings'>

const FLOOD_TIMEOUT_MS = 200
const LOOPBACK_FACTOR = 100
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Counts one event exactly, even under parallel requests. Returns whether it is within the limit. */
export async function countWithinLimit(
  db: Db,
  { scope, key, limit, windowMs }: Window,
  now: number,
): Promise<boolean> {
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

/**
 * Counts one event of `key` (an id or a keyed hash) against each window of a limit, raised by `factor`.
 * @throws AppError TooManyRequests with the seconds to wait
 */
export async function requireWithinLimit(
  counting: LimitScope,
  what: LimitName,
  key: string,
  factor = 1,
): Promise<void> {
  const { db, now } = counting
  for (const { scope, events, windowMs } of windowsOf(counting, what)) {
    const window = { scope, key, limit: events * factor, windowMs }
    if (!(await countWithinLimit(db, window, now)))
      throw new AppError('TooManyRequests', {
        retryAfterSeconds: Math.ceil((windowMs - (now % windowMs)) / 1000),
      })
  }
}

function windowsOf({ settings }: LimitScope, what: LimitName) {
  return Object.entries(settings.limits[what]).map(([per, events]) => ({
    scope: `${what}.${per}`,
    events,
    windowMs: WINDOWS_MS[per as keyof typeof WINDOWS_MS],
  }))
}

/** Counts the event like `requireWithinLimit`; returns whether it is within the limit. */
export async function isWithinLimit(
  counting: LimitScope,
  what: LimitName,
  key: string,
): Promise<boolean> {
  try {
    await requireWithinLimit(counting, what, key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TooManyRequests') return false
    throw error
  }
}

/** Statements that undo one event which this request counted by `requireWithinLimit`. */
export function uncountOne(counting: LimitScope, what: LimitName, key: string): Statement[] {
  const { db, now } = counting
  const { scope: ofScope, key: ofKey, windowStart, n } = limitCounters
  return windowsOf(counting, what).map(({ scope, windowMs }) => {
    const isWindow = and(eq(ofScope, scope), eq(windowStart, now - (now % windowMs)))
    const isCounted = and(isWindow, eq(ofKey, key), gt(n, 0))
    return db
      .update(limitCounters)
      .set({ n: sql`${n} - 1` })
      .where(isCounted)
  })
}

/** Deletes all counts of a key under a limit. */
export function deleteCounts(db: Db, what: LimitName, key: string) {
  const scopes = Object.keys(WINDOWS_MS).map((per) => `${what}.${per}`)
  return db
    .delete(limitCounters)
    .where(and(inArray(limitCounters.scope, scopes), eq(limitCounters.key, key)))
}

/**
 * Counts one event of the sender's network. A `part` separates counts under one limit.
 * @throws AppError TooManyRequests
 */
export function requireNetworkWithinLimit(
  c: RequestScope,
  what: LimitName,
  part = '',
): Promise<void> {
  return requireWithinLimit(c.var, what, part + networkKey(c), loopbackFactor(c))
}

/** 100 in a local trial without LIMITS=production, where all requests share one address; else 1. */
export function loopbackFactor(c: RequestScope): number {
  return isTrialSite(c.var.settings, c.req.url) && !c.var.settings.isLimitedOnLoopback
    ? LOOPBACK_FACTOR
    : 1
}

/** Whether the site is a local trial: by its configured address; one without an address is never deployed. */
export function isTrialSite({ baseUrl }: Pick<Settings, 'baseUrl'>, requestUrl: string): boolean {
  return isLoopback(baseUrl || requestUrl)
}

/** The coarse rate limit before any work; if it fails, the exact ones still apply. @throws AppError TooManyRequests */
export async function requireRate(c: RequestScope, binding: RateLimit | undefined): Promise<void> {
  if (loopbackFactor(c) > 1) return
  if (await isOverRate(binding, networkKey(c)))
    throw new AppError('TooManyRequests', { retryAfterSeconds: 60 })
}

/** Whether a rate-limit binding refuses. A missing, failing or slow one allows. */
export async function isOverRate(binding: RateLimit | undefined, key: string): Promise<boolean> {
  if (!binding) return false
  try {
    const limited = binding.limit({ key })
    return !(await withTimeout(FLOOD_TIMEOUT_MS, limited, 'The rate limit did not respond')).success
  } catch (error) {
    logFailure('limits.flood', error, {})
    return false
  }
}

/** Whether an address is this machine's own, as in local trials and tests. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname)
}

export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** Keyed hash of the sender's network. Requests without an address share one bucket. */
export function networkKey(c: RequestScope): string {
  return networkKeyOf(causeOf(c.req.raw), c.var.settings)
}

/** Like `networkKey`, for requests outside the API. */
export function networkKeyOf({ headers }: Request, { pepper }: { pepper: string }): string {
  return keyedHash(pepper, 'network', networkOf(headers.get('cf-connecting-ip') ?? 'unknown'))
}
