import type { RequestScope } from '../../http/context'
import { DAY_MS } from '../../contracts/dates/durations'
import { keyedHash } from '../../http/keyed-hash'
import { countWithinLimit } from '../../http/rate-limits'
import type { verificationCodes } from '../../db/schema/accounts'
import type { Place } from './places'

interface Tried {
  proof: Pick<typeof verificationCodes.$inferSelect, 'emailKey' | 'codeHash'>
  /** Whether the code belongs to a new account, not to an e-mail change. */
  isSignUp: boolean
  place: Place
}

/**
 * Counts one comparison of a code and returns whether it is allowed. An address gets ten a day, the last reserved for
 * known places: strangers cannot use up the owner's attempts, nor members those of a new account.
 */
export async function mayTryCode(c: RequestScope, tried: Tried): Promise<boolean> {
  const { db, now, settings } = c.var
  const { pepper, limits } = settings
  const { emailKey } = tried.proof
  const ofPlace = {
    scope: 'codeTry',
    key: keyedHash(
      pepper,
      'code try',
      tried.place.isKnown ? tried.proof.codeHash : emailKey,
      tried.place.key,
    ),
    limit: limits.codeTry.place,
    windowMs: DAY_MS,
  }
  const ofAddress = {
    scope: 'wrongCode.day',
    key: keyedHash(pepper, 'address', emailKey),
    limit: limits.wrongCode[kindOf(tried)],
    windowMs: DAY_MS,
  }
  return (await countWithinLimit(db, ofPlace, now)) && countWithinLimit(db, ofAddress, now)
}

function kindOf({ isSignUp, place }: Tried): 'elsewhere' | 'change' | 'signUp' {
  if (!place.isKnown) return 'elsewhere'
  return isSignUp ? 'signUp' : 'change'
}
