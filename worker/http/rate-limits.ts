import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Settings } from '../env'
import type { Limits } from '../limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contracts/dates/durations'
import type { AppEnv, RequestScope } from './context'
import { runBatch } from '../db/batch'
import type { Db, Statement } from '../db/db'
import { pick } from '../db/pick'
import { AppError } from './errors'
import { keyedHash } from './keyed-hash'
import { limitCounters } from '../db/schema/limits'
import { logFailure } from '../log'
import { neighbourhoodOf, networkOf } from './network'
import { withTimeout } from '../timeout'
import { causeOf } from './own-requests'

const WINDOWS_MS = { minute: MINUTE_MS, hour: HOUR_MS, day: DAY_MS }

/** The limits that count per time window. */
type LimitName = {
  [What in keyof Limits]: keyof Limits[What] extends keyof typeof WINDOWS_MS ? What : never
}[keyof Limits]

export type LimitScope = Pick<AppEnv['Variables'], 'db' | 'now' | 'settings'>

/** One event of a subject under a limit. */
export interface Count {
  what: LimitName
  /** The counted subject: a keyed hash or an id, never a plain address. */
  key: string
  /** Raises the limit; 1 without it. */
  factor?: number
}

interface Window {
  /** Limit and window, such as `login.minute`. */
  scope: string
  key: string
  /** Events allowed per window. */
  limit: number
  windowMs: number
}

const FLOOD_TIMEOUT_MS = 200
const LOOPBACK_FACTOR = 100
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/
/** A neighbourhood of networks may do this many times what one network may. */
const NEIGHBOURHOOD_FACTOR = 16

/** Counts one event exactly, even under parallel requests. Returns whether it is within the limit. */
export async function countWithinLimit(db: Db, window: Window, now: number): Promise<boolean> {
  return (await countInOrder(db, [window], now)) === 1
}

/**
 * Counts one event against each window, in one round trip, up to the first that is used up: an event that is refused
 * there counts nowhere after it. Returns how many windows counted it.
 */
async function countInOrder(db: Db, windows: readonly Window[], now: number): Promise<number> {
  const possible = windows.slice(
    0,
    firstOr(windows, ({ limit }) => limit < 1),
  )
  const counted = await runBatch(
    db,
    possible.map((window, index) => countStatement(db, window, { now, isFirst: index === 0 })),
  )
  return firstOr(counted as unknown[][], (rows) => rows.length === 0)
}

/** The index of the first that meets a condition; the length if none does. */
function firstOr<Item>(list: readonly Item[], condition: (item: Item) => boolean): number {
  const index = list.findIndex(condition)
  return index === -1 ? list.length : index
}

function countStatement(
  db: Db,
  { scope, key, limit, windowMs }: Window,
  { now, isFirst }: { now: number; isFirst: boolean },
) {
  const windowStart = now - (now % windowMs)
  const goesOn = isFirst ? sql`true` : sql`changes() > 0`
  return db
    .insert(limitCounters)
    .select(
      sql`SELECT ${scope}, ${key}, ${windowStart}, 1, ${windowStart + windowMs} WHERE ${goesOn}`,
    )
    .onConflictDoUpdate({
      target: [limitCounters.scope, limitCounters.key, limitCounters.windowStart],
      set: { n: sql`${limitCounters.n} + 1` },
      setWhere: sql`${limitCounters.n} < ${limit}`,
    })
    .returning({ n: limitCounters.n })
}

/** The first of the counts whose limit is used up, and the seconds until it starts again; null if none is. */
export async function firstUsedUp(
  counting: LimitScope,
  counts: readonly Count[],
): Promise<{ count: Count; retryAfterSeconds: number } | null> {
  const { db, now } = counting
  const windows = counts.flatMap((count) =>
    windowsOf(counting, count.what).map(({ scope, events, windowMs }) => {
      const limit = events * (count.factor ?? 1)
      return { count, scope, key: count.key, limit, windowMs }
    }),
  )
  const refused = windows[await countInOrder(db, windows, now)]
  if (!refused) return null
  const { count, windowMs } = refused
  return { count, retryAfterSeconds: Math.ceil((windowMs - (now % windowMs)) / 1000) }
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
  await requireWithinLimits(counting, [{ what, key, factor }])
}

async function requireWithinLimits(counting: LimitScope, counts: readonly Count[]) {
  const usedUp = await firstUsedUp(counting, counts)
  if (usedUp) throw new AppError('TooManyRequests', pick(usedUp, 'retryAfterSeconds'))
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
  return (await firstUsedUp(counting, [{ what, key }])) === null
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
 * Counts one event of the sender's network, and of its neighbourhood, of which one sender may have many networks. A
 * `part` separates counts under one limit.
 * @throws AppError TooManyRequests
 */
export function requireNetworkWithinLimit(
  c: RequestScope,
  what: LimitName,
  part = '',
): Promise<void> {
  const factor = loopbackFactor(c)
  return requireWithinLimits(c.var, [
    { what, key: part + networkKey(c), factor },
    { what, key: part + neighbourhoodKey(c), factor: factor * NEIGHBOURHOOD_FACTOR },
  ])
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
  return keyedHash(pepper, 'network', networkOf(addressIn(headers)))
}

/** Keyed hash of the sender's neighbourhood. */
export function neighbourhoodKey(c: RequestScope): string {
  const address = addressIn(causeOf(c.req.raw).headers)
  return keyedHash(c.var.settings.pepper, 'neighbourhood', neighbourhoodOf(address))
}

function addressIn(headers: Headers): string {
  return headers.get('cf-connecting-ip') ?? 'unknown'
}
