import { LIVE } from '../../contracts/bookings/booking-states'
import { DAY_MS } from '../../contracts/dates/durations'
import type { BookingRow } from '../../db/schema/bookings'
import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'
import type { AppEnv } from '../../http/context'

/**
 * The signed link to a booking: `/trip/{pid}#k={key}`. The key is in the fragment, which never reaches servers, logs or
 * referrers. It is computed, so it cannot be stolen from the database.
 */

/**
 * `lead` made the booking and may do everything, `pack` is a companion who reads the travel page,
 * `requester` is the browser that has just sent the request, until the mailed link is first opened.
 */
const GUEST_SCOPES = ['lead', 'pack', 'requester'] as const

/** Links work for this long after the booking was closed or expired, and after the trip. */
const AFTER_CLOSING_MS = 30 * DAY_MS
const AFTER_TRIP_MS = 90 * DAY_MS

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

/** Renewed links of companions that are still told from wrong ones. */
const KNOWN_GENERATIONS = 50

/** Whether a key opened the page for companions before it was renewed. */
export function wasCompanions(pepper: string, booking: LinkedBooking, key: string): boolean {
  const { packGeneration: present } = booking
  const earlier = Array.from({ length: Math.min(present, KNOWN_GENERATIONS) }, (_, before) =>
    guestKey(pepper, 'pack', { ...booking, packGeneration: present - 1 - before }),
  )
  return earlier.filter((each) => equalInConstantTime(each, key)).length > 0
}

/** The URL that is mailed. The page appears in the reader's own language. */
export function guestUrl(
  { baseUrl, pepper }: { baseUrl: string; pepper: string },
  booking: LinkedBooking,
  scope: GuestScope = 'lead',
): string {
  return `${baseUrl}/trip/${booking.pid}#k=${guestKey(pepper, scope, booking)}`
}

/** The guest of a request: the booking and the sender's scope. */
export interface Guest {
  booking: BookingRow
  scope: GuestScope
}

/** The context that `requireGuest` gives to handlers. */
export interface GuestEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { guest: Guest }
}

/** When a booking's links end, UTC ms; null while the booking is open. */
export function linkEndsAt({
  status,
  endsAt,
  updatedAt,
}: Pick<BookingRow, 'status' | 'endsAt' | 'updatedAt'>): number | null {
  if (status !== '' && LIVE.has(status)) return null
  const isTravelled = status === 'completed' || status === 'no_show' || status === 'cancelled'
  return isTravelled
    ? Math.max(endsAt ?? 0, updatedAt) + AFTER_TRIP_MS
    : updatedAt + AFTER_CLOSING_MS
}

/** Whether a booking's link can be mailed to its guest at `now` (UTC ms). */
export function isLinkMailable(booking: BookingRow, now: number): boolean {
  return booking.email !== null && !isLinkEnded(booking, now)
}

/** Whether the links of a booking have ended at `now` (UTC ms). */
export function isLinkEnded(booking: BookingRow, now: number): boolean {
  const endsAt = linkEndsAt(booking)
  return booking.erasedAt !== null || (endsAt !== null && endsAt <= now)
}
