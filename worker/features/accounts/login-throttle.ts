import type { RequestScope } from '../../http/context'
import { runBatch } from '../../db/batch'
import type { Statement } from '../../db/db'
import { keyedHash } from '../../http/keyed-hash'
import { deleteCounts, uncountOne, requireWithinLimit } from '../../http/rate-limits'
import { foldLogin } from '../../contracts/accounts/sessions'
import type { Place, Sender } from './places'
import { countTry, deleteLoginFailures } from './login-failures'

/**
 * Slows down guessing without letting strangers lock an account (decision 0015): attempts count by typed name and
 * place, and from unknown places also by the name alone. Username and address count separately, so that the counters do
 * not reveal that they belong together.
 */

/**
 * Counts an attempt before the password is checked. Returns the statements that undo the count on success.
 * @throws AppError TooManyRequests while this place, or all unknown places, must wait
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
