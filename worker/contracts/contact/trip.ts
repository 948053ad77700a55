import { isCalendarDay } from '../dates/calendar'
import { PARTY_SIZES, type PartySize } from '../tours/prices'

/** The subject of an inquiry, as the contact page's address carries it. */
export interface Trip {
  /** Id of the tour. */
  tour?: number
  people?: PartySize
  /** A day in Calgary (YYYY-MM-DD). */
  date?: string
}

/** Parses the search parameters; invalid ones are ignored. */
export function readTrip({ tour, people, date }: Partial<Record<keyof Trip, unknown>>): Trip {
  const id = Number(tour)
  const party = PARTY_SIZES.find((size) => size === Number(people))
  return {
    ...(Number.isSafeInteger(id) && id > 0 && { tour: id }),
    ...(party && { people: party }),
    ...(typeof date === 'string' && isCalendarDay(date) && { date }),
  }
}
