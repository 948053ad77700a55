import type { BookingRequest } from '../../contracts/booking-request'
import type { BookingRow } from '../../db/schema/bookings'
import type { Actor } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { BLANK_BOOKING } from './blank-booking'
import { newPid } from '../../services/bookings/guest-link'

interface NewBooking {
  request: BookingRequest
  emailKey: string
  /** The wanted first day, YYYY-MM-DD. */
  day: string | null
  tripId: number | null
  member: Actor | null
  requestKey: RequestKey | null
  contentHash: string
  /** UTC ms. */
  now: number
}

/** A booking as it is after its first event; the database gives it its id. */
export function newBooking({
  request,
  emailKey,
  day,
  tripId,
  member,
  requestKey,
  contentHash,
  now,
}: NewBooking): BookingRow {
  const { party, pickup } = request
  return {
    ...BLANK_BOOKING,
    pid: newPid(),
    tourId: request.tourId,
    tripId,
    userId: member?.userId ?? null,
    lang: request.lang,
    name: request.name,
    email: request.email,
    emailKey,
    phone: request.phone || null,
    wishDay: day,
    flexDays: tripId === null ? request.flexDays : 0,
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    notes: request.notes || null,
    agreesToJoin: request.agreesToJoin,
    termsVersion: request.termsVersion,
    awaitsSince: now,
    createdAt: now,
    updatedAt: now,
    requestKey: requestKey?.key ?? null,
    requestHash: contentHash,
  }
}
