import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'

/**
 * The signed link to a booking: `/trip/{pid}#k={key}`. The key is in the fragment, which never reaches servers, logs or
 * referrers. It is computed, so it cannot be stolen from the database.
 */

/**
 * `lead` booked and may do everything, `pack` is a companion who reads the travel page, `requester` is the browser that
 * has just sent the request, until the mailed link is first opened.
 */
const GUEST_SCOPES = ['lead', 'pack', 'requester'] as const

export type GuestScope = (typeof GUEST_SCOPES)[number]

/** Renewing the links raises the generations. */
export interface LinkedBooking {
  pid: string
  linkGeneration: number
  packGeneration: number
}

/** The key of a scope, 43 characters. */
export function guestKey(
  pepper: string,
  scope: GuestScope,
  { pid, linkGeneration, packGeneration }: LinkedBooking,
): string {
  const generation = scope === 'pack' ? packGeneration : linkGeneration
  return keyedHash(pepper, `guest.${scope}`, pid, generation)
}

/** The scope that a key opens now; null if it is wrong or was renewed. */
export function scopeOf(pepper: string, booking: LinkedBooking, key: string): GuestScope | null {
  const opened = GUEST_SCOPES.filter((scope) =>
    equalInConstantTime(guestKey(pepper, scope, booking), key),
  )
  return opened[0] ?? null
}

/** The URL that is mailed. The page appears in the reader's own language. */
export function guestUrl(
  { baseUrl, pepper }: { baseUrl: string; pepper: string },
  booking: LinkedBooking,
  scope: GuestScope = 'lead',
): string {
  return `${baseUrl}/trip/${booking.pid}#k=${guestKey(pepper, scope, booking)}`
}
