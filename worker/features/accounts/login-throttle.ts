import { eq, lte, sql, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../platform/app-env'
import type { Db } from '../../platform/db'
import { AppError } from '../../platform/errors'
import { keyedHash } from '../../platform/keyed-hash'
import { readCached, writeCached } from '../../platform/kv'
import type { Counting } from '../../platform/limits'
import { foldKey } from './accounts.contract'
import { LOGIN_WAIT } from './accounts.limits'
import { loginFailures } from './accounts.tables'

/**
 * Slows down guessing at one account. The count is a D1 row, exact under parallel tries; the verdict "blocked until" is
 * copied to KV by the name that was typed, so that a hammered account costs no query.
 */
const VERDICT_PREFIX = 'login:blocked:'

/** The account a password try counts against: a member, or a name that nobody has. */
export function accountKey(userId: number): string {
  return `u${userId}`
}

export function typedNameKey(pepper: string, name: string): string {
  return keyedHash(pepper, 'login', foldKey(name))
}

/** @throws AppError TooManyRequests when KV says that tries with this name must wait */
export async function requireNotBlocked(c: RequestScope, nameKey: string): Promise<void> {
  const until = await readCached<number>(c.env.KV, 'loginWait', VERDICT_PREFIX + nameKey)
  if (until && until > c.var.now) throw mustWait(until, c.var.now)
}

/**
 * Counts a try as failed before its password is looked at, so that parallel tries cannot pass together; a right password
 * takes the count back (`forgetFailures`). Returns until when the account waits if this try fails, 0 for no wait.
 * @throws AppError TooManyRequests while the account waits
 */
export async function countTry({ db, now, settings }: Counting, key: string): Promise<number> {
  const free = settings.limits.wrongPassword.account
  const isForgotten = sql`${loginFailures.expiresAt} <= ${now}`
  const failures = sql<number>`iif(${isForgotten}, 1, ${loginFailures.failures} + 1)`
  const [row] = await db
    .insert(loginFailures)
    .values({ accountKey: key, failures: 1, blockedUntil: 0, expiresAt: now + LOGIN_WAIT.forgottenAfterMs })
    .onConflictDoUpdate({
      target: loginFailures.accountKey,
      set: {
        failures,
        blockedUntil: sql`iif(${failures} < ${free}, 0, ${now} + ${waitMs(failures, free)})`,
        expiresAt: now + LOGIN_WAIT.forgottenAfterMs,
      },
      setWhere: lte(loginFailures.blockedUntil, now),
    })
    .returning({ blockedUntil: loginFailures.blockedUntil })
  if (row) return row.blockedUntil
  const [blocked] = await db.select().from(loginFailures).where(eq(loginFailures.accountKey, key)).limit(1)
  throw mustWait(blocked?.blockedUntil ?? now + LOGIN_WAIT.firstMs, now)
}

/** Copies the verdict where every place can read it; nothing to do when there is no wait. */
export async function publishWait(kv: KVNamespace, nameKey: string, blockedUntil: number, now: number): Promise<void> {
  if (blockedUntil <= now) return
  const ttlSeconds = Math.ceil((blockedUntil - now) / 1000)
  await writeCached(kv, 'loginWait', { key: VERDICT_PREFIX + nameKey, value: blockedUntil, ttlSeconds })
}

/** Ends the waiting of an account: after a right password or a new one. */
export function forgetFailures(db: Db, key: string) {
  return db.delete(loginFailures).where(eq(loginFailures.accountKey, key))
}

/** The verdicts under the names of a member, to be dropped with the count. */
export async function withdrawVerdicts(kv: KVNamespace, nameKeys: string[]): Promise<void> {
  await Promise.allSettled(nameKeys.map((nameKey) => kv.delete(VERDICT_PREFIX + nameKey)))
}

function waitMs(failures: SQL<number>, free: number) {
  const doublings = sql`min(${failures} - ${free}, 20)`
  return sql`min(${LOGIN_WAIT.lastMs}, ${LOGIN_WAIT.firstMs} * (1 << ${doublings}))`
}

function mustWait(until: number, now: number): AppError {
  return new AppError('TooManyRequests', { retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)) })
}
