import { eq, lte, sql, type SQL } from 'drizzle-orm'
import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Statement, Db } from '../../db/db'
import { keyedHash } from '../../http/keyed-hash'
import {
  deleteCounts,
  uncountOne,
  requireWithinLimit,
  type LimitScope,
} from '../../http/rate-limits'
import { foldLogin } from '../../contracts/accounts/sessions'
import type { Place, Sender } from './places'
import { AppError } from '../../http/errors'
import { LOGIN_WAIT } from './lifetimes'
import { loginFailures } from '../../db/schema/accounts'

/**
 * Slows down guessing without letting strangers lock an account (decision 0015): attempts count by typed name and
 * place, and from unknown places also by the name alone. Username and address count separately, so that the counters do
 * not reveal that they belong together.
 */

/**
 * Counts an attempt before the password is checked. Returns the statements that undo the count on success.
 * @throws AppError TooManyRequests while this place, or all unknown places, must wait
 */
export async function countLoginTry(c: RequestScope, name: string, place: Place) {
  const { db } = c.var
  const nameKey = typedNameKey(c, name)
  const placeKey = triesKey(c, nameKey, place.key)
  if (!place.isKnown) await requireWithinLimit(c.var, 'wrongPasswordElsewhere', nameKey)
  const undoCount = place.isKnown ? [] : uncountOne(c.var, 'wrongPasswordElsewhere', nameKey)
  try {
    await countTry(c.var, placeKey)
  } catch (error) {
    // A place that must wait must not use up other places' attempts.
    await runBatch(db, undoCount)
    throw error
  }
  return [deleteLoginFailures(db, placeKey), ...undoCount]
}

/** Deletes the counters that affect this sender, in the batch of a new password. */
export function deleteLoginTries(
  c: RequestScope,
  names: string[],
  { deviceHash, networkHash }: Sender,
): Statement[] {
  const nameKeys = names.map((name) => typedNameKey(c, name))
  const places = [networkHash, ...(deviceHash === null ? [] : [deviceHash])]
  return nameKeys.flatMap((nameKey) => [
    ...places.map((place) => deleteLoginFailures(c.var.db, triesKey(c, nameKey, place))),
    deleteCounts(c.var.db, 'wrongPasswordElsewhere', nameKey),
  ])
}

function typedNameKey(c: RequestScope, name: string): string {
  return keyedHash(c.var.settings.pepper, 'login', foldLogin(name))
}

function triesKey(c: RequestScope, nameKey: string, placeKey: string): string {
  return keyedHash(c.var.settings.pepper, 'login place', nameKey, placeKey)
}

/**
 * Counts a failure before the password is checked, so that parallel attempts cannot all pass; success deletes it.
 * @throws AppError TooManyRequests while attempts with this key must wait
 */
export async function countTry(scope: LimitScope, key: string): Promise<void> {
  const { db, now } = scope
  if ((await countFailure(scope, key)).length > 0) return
  const isOfKey = eq(loginFailures.accountKey, key)
  const [blocked] = await db.select().from(loginFailures).where(isOfKey).limit(1)
  const waitMs = (blocked?.blockedUntil ?? now + LOGIN_WAIT.firstMs) - now
  throw new AppError('TooManyRequests', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })
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
