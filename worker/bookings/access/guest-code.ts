import { DAY_MS } from '../../contracts/dates/durations'
import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'
import type { LinkedBooking } from './guest-link'

/**
 * The code in a booking's mails, for guests whose mail system removes the key from the link. It is computed like the key,
 * so the database holds nothing to steal, and ends with it when the links are renewed. Too many tries end it as well.
 */

export interface CodedBooking extends LinkedBooking {
  /** Raised after too many tries. */
  codeGeneration: number
}

/** A code works in its week and in the next: a mail of a quote is opened within days, and a new one is a press away. */
const WEEK_MS = 7 * DAY_MS

/** The code of a mail that is written at `now` (UTC ms), six digits. */
export function guestCode(pepper: string, booking: CodedBooking, now: number): string {
  return codeOfWeek(pepper, booking, Math.floor(now / WEEK_MS))
}

/** Whether a code opens the booking at `now` (UTC ms). */
export function isGuestCode(
  pepper: string,
  booking: CodedBooking,
  { code, now }: { code: string; now: number },
): boolean {
  const week = Math.floor(now / WEEK_MS)
  const matches = [week, week - 1].map((each) =>
    equalInConstantTime(codeOfWeek(pepper, booking, each), code),
  )
  return matches.some(Boolean)
}

function codeOfWeek(pepper: string, booking: CodedBooking, week: number): string {
  const { pid, linkGeneration, codeGeneration } = booking
  const hash = keyedHash(pepper, 'guest.code', pid, linkGeneration, codeGeneration, week)
  const number = Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 1_000_000
  return String(number).padStart(6, '0')
}
