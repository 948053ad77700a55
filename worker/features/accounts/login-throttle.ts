import { eq, lte, sql, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Db, Statement } from '../../db/db'
import { AppError } from '../../http/errors'
import { keyedHash } from '../../http/keyed-hash'
import {
  forgetCounts,
  giveBackOne,
  requireWithinLimit,
  type LimitScope,
} from '../../http/rate-limits'
import { foldLogin } from '../../contracts/accounts'
import { LOGIN_WAIT } from './lifetimes'
import { loginFailures } from '../../db/schema/accounts'
import type { Place, Sender } from './places'

/**
 * Slows down guessing at one account without letting a stranger lock it (decision 0015). Tries count by the typed name and
 * the place they come from, and those from places that are not known also by the name alone. An account has two names;
 * counting each apart does not reveal that they belong together.
 */

/**
 * Counts a try at a login before the password is looked at. Returns the statements that take it back when it succeeds.
 * @throws AppError TooManyRequests while this place waits, or all unknown places do
 */
export async function countLoginTry(
  c: RequestScope,
  name: string,
  place: Place,
): Promise<Statement[]> {
  const { db } = c.var
  const nameKey = typedNameKey(c, name)
  const placeKey = triesKey(c, nameKey, place.key)
  if (!place.isKnown) await requireWithinLimit(c.var, 'wrongPasswordElsewhere', nameKey)
  const giveBack = place.isKnown ? [] : giveBackOne(c.var, 'wrongPasswordElsewhere', nameKey)
  try {
    await countTry(c.var, placeKey)
  } catch (error) {
    // A place that waits already must not use up what is left for others.
    await runBatch(db, giveBack)
    throw error
  }
  return [deleteLoginFailures(db, placeKey), ...giveBack]
}

/** Forgets the tries at a member's names, as far as they count for this sender, for the batch of a new password. */
export function forgetLoginTries(
  c: RequestScope,
  names: string[],
  { deviceHash, networkHash }: Sender,
): Statement[] {
  const nameKeys = names.map((name) => typedNameKey(c, name))
  const places = [networkHash, ...(deviceHash === null ? [] : [deviceHash])]
  return nameKeys.flatMap((nameKey) => [
    ...places.map((place) => deleteLoginFailures(c.var.db, triesKey(c, nameKey, place))),
    forgetCounts(c.var.db, 'wrongPasswordElsewhere', nameKey),
  ])
}

/**
 * Counts a try as failed before its password is looked at, so that parallel tries cannot pass together; a right password
 * takes the count back (`deleteLoginFailures`).
 * @throws AppError TooManyRequests while tries with this key wait
 */
export async function countTry({ db, now, settings }: LimitScope, key: string): Promise<void> {
  const free = settings.limits.wrongPassword.place
  const isForgotten = sql`${loginFailures.expiresAt} <= ${now}`
  const failures = sql<number>`iif(${isForgotten}, 1, ${loginFailures.failures} + 1)`
  const counted = await db
    .insert(loginFailures)
    .values({
      accountKey: key,
      failures: 1,
      blockedUntil: 0,
      expiresAt: now + LOGIN_WAIT.forgottenAfterMs,
    })
    .onConflictDoUpdate({
      target: loginFailures.accountKey,
      set: {
        failures,
        blockedUntil: sql`iif(${failures} < ${free}, 0, ${now} + ${waitMs(failures, free)})`,
        expiresAt: now + LOGIN_WAIT.forgottenAfterMs,
      },
      setWhere: lte(loginFailures.blockedUntil, now),
    })
    .returning({ failures: loginFailures.failures })
  if (counted.length > 0) return
  const [blocked] = await db
    .select()
    .from(loginFailures)
    .where(eq(loginFailures.accountKey, key))
    .limit(1)
  throw mustWait(blocked?.blockedUntil ?? now + LOGIN_WAIT.firstMs, now)
}

/** Ends the waiting of tries with a key: after a right password or a new one. */
export function deleteLoginFailures(db: Db, key: string) {
  return db.delete(loginFailures).where(eq(loginFailures.accountKey, key))
}

function typedNameKey(c: RequestScope, name: string): string {
  return keyedHash(c.var.settings.pepper, 'login', foldLogin(name))
}

function triesKey(c: RequestScope, nameKey: string, placeKey: string): string {
  return keyedHash(c.var.settings.pepper, 'login place', nameKey, placeKey)
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
