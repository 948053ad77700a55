import { addDays } from '../../contracts/dates/calendar'
import { perPersonCents, pricedOn, startParty, toCad } from '../../contracts/tours/prices'
import type { TourCalendar } from '../../contracts/trips/tour-calendar'
import type { TourRow } from '../../db/schema/tours'
import type { TripRow } from '../../db/schema/trips'
import { AppError } from '../../http/errors'
import { pricedTour } from '../../db/priced-tour'
import { lastOfferedDay } from '../../services/trips/day-rule'
import { seatsLeft } from '../../services/trips/seats'

/** @throws AppError Invalid for a month that is past or too far ahead */
export function requireOffered(month: string, today: string): void {
  if (month < today.slice(0, 7) || month > lastOfferedDay(today).slice(0, 7))
    throw new AppError('Invalid', { fields: { month: 'Invalid' } })
}

/** A departure with its price per person for the smallest party that can book. */
export function toDeparture(
  trip: TripRow,
  tour: TourRow,
  today: string,
): TourCalendar['departures'][number] {
  const priced = pricedOn(pricedTour(tour), today)
  const cents = perPersonCents(priced, startParty(priced))
  return {
    tripId: trip.id,
    startDay: trip.startDay,
    endDay: trip.endDay,
    seatsLeft: seatsLeft(trip),
    cutOffAt: trip.cutOffAt,
    price: cents === null ? null : toCad(cents),
  }
}

/** The days of a month. */
export function daysOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, index) => addDays(`${month}-01`, index))
}
