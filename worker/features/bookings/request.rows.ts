import type { BookingRequest } from '../../contracts/booking-request'
import type { BookingRow } from '../../db/schema/bookings'
import type { Actor } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
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
    ...EMPTY,
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

const EMPTY = {
  id: 0,
  reference: null,
  status: 'requested',
  version: 1,
  source: 'site',
  extraRooms: 0,
  currency: 'CAD',
  payMethod: null,
  total: 0,
  deposit: 0,
  paid: 0,
  refundOpen: 0,
  policy: null,
  policyDay: null,
  payBy: null,
  lapseAt: null,
  balanceBy: null,
  offerUntil: null,
  claimedAt: null,
  waitingSince: null,
  nextDueAt: null,
  firstOpenedAt: null,
  endsAt: null,
  erasedAt: null,
  linkGeneration: 1,
  packGeneration: 0,
  icsSequence: 0,
  cancelKind: null,
  cancelledOn: null,
} as const satisfies Partial<BookingRow>
