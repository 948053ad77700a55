/** Retry schedule of mails. Pure: clock and randomness are arguments. */

import { HOUR_MS, MINUTE_MS } from '../../contracts/dates/durations'

/** Pauses after failed tries; with the first try that makes six within 24 hours. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, 20 * HOUR_MS]
export const MAX_ATTEMPTS = PAUSES_MS.length + 1
export const DELIVERY_TIMEOUT_MS = 10 * 1000
/** Duration of a claim; after that another sender may take the mail. */
export const LEASE_MS = 2 * MINUTE_MS
/** A mail this old is no longer useful. */
export const TOO_OLD_MS = 72 * HOUR_MS

/**
 * Codes of a provider that takes no more mails for now: Email Service's, HTTP's, and SMTP's for a server that is too busy or
 * out of room (RFC 5321, 4.2.2), which mail services send at a limit.
 */
export const OVER_LIMIT = [
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'Http429',
  'Smtp421',
  'Smtp452',
]

/**
 * The time at which a mail is due again after its `attempts`-th failed try, UTC ms; null when it is dead.
 * @param random 0 to 1: shortens the pause by up to a quarter, so that mails that failed together retry apart
 */
export function retryAt(attempts: number, now: number, random: number): number | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : now + Math.ceil(pause * (1 - random / 4))
}
