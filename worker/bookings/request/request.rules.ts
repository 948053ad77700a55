import type { BookingRequest } from '../../contracts/bookings/booking-request'
import type { ErrorCode, FieldErrors } from '../../contracts/errors'
import type { TripRow } from '../../db/schema/trips'
import { dayRefusal } from '../days/day-rule'
import { seatsLeft } from '../days/seats'
import type { RequestFacts } from './request.queries'

interface Refusal {
  code: ErrorCode
  fields?: FieldErrors
}

/** Why a request cannot be made at `now` (UTC ms); null when it can. */
export function requestRefusal(
  { tourId, tripId, day, party, termsVersion, waits }: BookingRequest,
  facts: RequestFacts,
  now: number,
): Refusal | null {
  const isUnknown = tourId === null ? waits : facts.tour === null
  if (isUnknown) return { code: 'NotFound', fields: { tourId: 'NotFound' } }
  if (termsVersion !== facts.termsVersion)
    return { code: 'Invalid', fields: { termsVersion: 'Invalid' } }
  if (tripId !== undefined) {
    if (facts.trip?.tourId !== tourId || facts.trip.status === 'cancelled')
      return { code: 'NotFound', fields: { tripId: 'NotFound' } }
    const travellers = party.adults + party.children
    return departureRefusal(facts.trip, { travellers, waits }, now)
  }
  if (day === undefined) return waits ? { code: 'Invalid', fields: { day: 'Invalid' } } : null
  const refusal = dayRefusal(day, facts.plan)
  const code = waits ? waitingRefusal(refusal) : refusal
  return code && { code, fields: { day: code } }
}

/** Only a day that is full, and nothing else, has a waiting list. */
function waitingRefusal(refusal: ReturnType<typeof dayRefusal>) {
  if (refusal === null) return 'StillSeats'
  return refusal === 'DayFull' ? null : refusal
}

const SEATS_GONE: Refusal = { code: 'SeatsGone', fields: { tripId: 'SeatsGone' } }

function departureRefusal(
  trip: TripRow,
  { travellers, waits }: { travellers: number; waits: boolean },
  now: number,
): Refusal | null {
  if (trip.cutOffAt <= now) return { code: 'CutOffPassed', fields: { tripId: 'CutOffPassed' } }
  const isFull = seatsLeft(trip) < travellers
  if (!waits) return isFull ? SEATS_GONE : null
  if (!isFull) return { code: 'StillSeats', fields: { tripId: 'StillSeats' } }
  return mayEverFit(trip, travellers) ? null : SEATS_GONE
}

/** A departure that is closed to others takes no party. */
function mayEverFit({ status, capacity }: TripRow, travellers: number): boolean {
  return status === 'open' && travellers <= capacity
}
