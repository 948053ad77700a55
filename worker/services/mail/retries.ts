/** When a mail is tried again, and when it is given up. Pure: clock and randomness arrive as arguments. */

import { HOUR_MS, MINUTE_MS } from '../../contracts/durations'

/** Pause behind each failed try; with the first try that makes six within 24 hours. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 3 * HOUR_MS, 20 * HOUR_MS]
export const MAX_ATTEMPTS = PAUSES_MS.length + 1
/** How long a try may take before the mail counts as not sent. */
export const DELIVERY_TIMEOUT_MS = 10 * 1000
/** How long a mail belongs to the sender that took it; a sender that died in between loses it after that. */
export const LEASE_MS = 2 * MINUTE_MS
/** A mail that nobody could send for so long says nothing of use any more. */
export const TOO_OLD_MS = 72 * HOUR_MS

/**
 * When a mail is due again after its `attempts`-th try failed, UTC ms; null when it is given up.
 * @param random 0 to 1: shortens the pause by up to a quarter, so that mails that failed together do not return together
 */
export function retryAt(attempts: number, now: number, random: number): number | null {
  const pause = PAUSES_MS[attempts - 1]
  return pause === undefined ? null : now + Math.ceil(pause * (1 - random / 4))
}
