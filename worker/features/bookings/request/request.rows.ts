import type { BookingRequest } from '../../../contracts/bookings/booking-request'
import { pick } from '../../../db/pick'
import type { BookingRow } from '../../../db/schema/bookings'
import type { Actor } from '../../../http/context'
import type { RequestKey } from '../../../http/idempotency'
import { BLANK_BOOKING } from '../blank-booking'
import { newPid } from '../../../services/bookings/booking-pid'

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

/** A booking as it is after its first event. The database sets the id. */
export function newBooking(made: NewBooking): BookingRow {
  const { request, emailKey, day, tripId, member, requestKey, contentHash, now } = made
  return {
    ...BLANK_BOOKING,
    ...writtenColumns(request),
    pid: newPid(),
    tripId,
    userId: isProvenBy(member, emailKey) ? member.userId : null,
    emailKey,
    wishDay: day,
    flexDays: tripId === null ? request.flexDays : 0,
    awaitsSince: now,
    createdAt: now,
    updatedAt: now,
    requestKey: requestKey?.key ?? null,
    requestHash: contentHash,
  }
}

/** A request belongs to an account only if it has the account's own address: any other may be a stranger's. */
function isProvenBy(member: Actor | null, emailKey: string): member is Actor {
  return member?.email.toLowerCase() === emailKey
}

/** The columns that the visitor filled in. */
function writtenColumns(request: BookingRequest) {
  const { party, pickup } = request
  return {
    ...pick(request, 'tourId', 'lang', 'name', 'email', 'agreesToJoin', 'termsVersion'),
    phone: request.phone || null,
    party: party.adults + party.children,
    children: party.children,
    pickupKind: pickup.kind,
    pickup: pickup.text || null,
    notes: request.notes || null,
  }
}
