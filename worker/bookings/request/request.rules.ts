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
  { tourId, tripId, day, party, termsVersion }: BookingRequest,
  facts: RequestFacts,
  now: number,
): Refusal | null {
  const isUnknown = tourId !== null && facts.tour === null
  if (isUnknown) return { code: 'NotFound', fields: { tourId: 'NotFound' } }
  if (termsVersion !== facts.termsVersion)
    return { code: 'Invalid', fields: { termsVersion: 'Invalid' } }
  if (tripId !== undefined) {
    if (facts.trip?.tourId !== tourId || facts.trip.status === 'cancelled')
      return { code: 'NotFound', fields: { tripId: 'NotFound' } }
    return departureRefusal(facts.trip, party.adults + party.children, now)
  }
  const code = day === undefined ? null : dayRefusal(day, facts.plan)
  return code && { code, fields: { day: code } }
}

function departureRefusal(trip: TripRow, travellers: number, now: number): Refusal | null {
  if (trip.cutOffAt <= now) return { code: 'CutOffPassed', fields: { tripId: 'CutOffPassed' } }
  return seatsLeft(trip) < travellers
    ? { code: 'SeatsGone', fields: { tripId: 'SeatsGone' } }
    : null
}
