import { eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { AppError } from '../../http/errors'
import type { LimitScope } from '../../http/rate-limits'
import { LOGIN_WAIT } from './lifetimes'
import { loginFailures } from '../../db/schema/accounts'

/**
 * Counts a failure before the password is checked, so that parallel attempts cannot all pass; success deletes the count
 * (`deleteLoginFailures`).
 * @throws AppError TooManyRequests while attempts with this key must wait
 */
export async function countTry(scope: LimitScope, key: string): Promise<void> {
  const { db, now } = scope
  if ((await countFailure(scope, key)).length > 0) return
  throw mustWait((await findBlock(db, key)) ?? now + LOGIN_WAIT.firstMs, now)
}

async function findBlock(db: Db, key: string): Promise<number | undefined> {
  const isOfKey = eq(loginFailures.accountKey, key)
  const [blocked] = await db.select().from(loginFailures).where(isOfKey).limit(1)
  return blocked?.blockedUntil
}

/** Returns no row while attempts with the key must wait. */
function countFailure({ db, now, settings }: LimitScope, key: string) {
  const free = settings.limits.wrongPassword.place
  const expiresAt = now + LOGIN_WAIT.forgottenAfterMs
  const isForgotten = sql`${loginFailures.expiresAt} <= ${now}`
  const failures = sql<number>`iif(${isForgotten}, 1, ${loginFailures.failures} + 1)`
  const blockedUntil = sql`iif(${failures} < ${free}, 0, ${now} + ${waitMs(failures, free)})`
  return db
    .insert(loginFailures)
    .values({ accountKey: key, failures: 1, blockedUntil: 0, expiresAt })
    .onConflictDoUpdate({
      target: loginFailures.accountKey,
      set: { failures, blockedUntil, expiresAt },
      setWhere: lte(loginFailures.blockedUntil, now),
    })
    .returning({ failures: loginFailures.failures })
}

/** Resets a key's count after a success. */
export function deleteLoginFailures(db: Db, key: string) {
  return db.delete(loginFailures).where(eq(loginFailures.accountKey, key))
}

function waitMs(failures: SQL<number>, free: number) {
  const doublings = sql`min(${failures} - ${free}, 20)`
  return sql`min(${LOGIN_WAIT.lastMs}, ${LOGIN_WAIT.firstMs} * (1 << ${doublings}))`
}

function mustWait(until: number, now: number): AppError {
  return new AppError('TooManyRequests', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)),
  })
}
