import type { RequestScope } from '../../http/context'
import { DAY_MS } from '../../contracts/durations'
import { keyedHash } from '../../http/keyed-hash'
import { countWithinLimit } from '../../http/rate-limits'
import type { verificationCodes } from '../../db/schema/accounts'
import type { Place } from './places'

/** The code that a try is compared with, and where the try comes from. */
interface Tried {
  proof: Pick<typeof verificationCodes.$inferSelect, 'emailKey' | 'codeHash'>
  /** Whether the code is of a new account at its address, not of a member who changes to the address. */
  isSignUp: boolean
  place: Place
}

/**
 * Whether one more code may be compared for an address; counts it. A day allows ten at an address, of which the last ones are
 * kept for known places: strangers cannot use up the tries of the owner, nor members those of a new account.
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
