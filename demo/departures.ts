import { addDays } from '../worker/contracts/dates/calendar.ts'
import type { DemoTour } from './tours/demo-tour.ts'

const SEARCHED_DAYS = 4 * 366

/** First and last day (MM-DD) of a season that may include the turn of the year. */
type Season = readonly [first: string, last: string]

/** Seasons by tour, as the tours' texts promise them; a tour that is missing runs all year. */
export const seasons: Record<DemoTour['id'], Season> = {
  // Moraine Lake Road: early June to mid-October.
  1: ['06-08', '10-10'],
  // The ice bus: early May to mid-October.
  2: ['05-10', '10-10'],
  // Golden larches.
  4: ['09-18', '10-08'],
  // Takakkaw road: late June to mid-October.
  5: ['06-25', '10-10'],
  6: ['12-01', '03-31'],
  // Highwood Pass is closed from December 1 to June 14.
  7: ['06-15', '11-30'],
  // Dark before midnight.
  8: ['08-15', '04-30'],
  // These days fall into the Stampede of every year, which begins between July 3 and 9.
  11: ['07-09', '07-12'],
  12: ['08-15', '04-15'],
  // Twenty hours of sun.
  13: ['05-25', '07-25'],
  // The dry season.
  14: ['11-01', '04-30'],
  // Golden paddies, before the first week of October.
  15: ['09-10', '09-30'],
}

/** Whether a day (YYYY-MM-DD) is in the season. */
export function isInSeason([first, last]: Season, day: string): boolean {
  const date = day.slice(5)
  return first <= last ? first <= date && date <= last : first <= date || date <= last
}

/**
 * The first and last day (YYYY-MM-DD) of the trip that begins on the `inDays`th possible day after `today`.
 * @throws Error for a season shorter than the trip
 */
export function departureDays(
  { id, tripDays }: Pick<DemoTour, 'id' | 'tripDays'>,
  inDays: number,
  today: string,
): { startsOn: string; endsOn: string } {
  const season = seasons[id]
  const runs = (day: string) => season === undefined || isInSeason(season, day)
  let left = inDays
  for (let ahead = 1; ahead <= SEARCHED_DAYS; ahead++) {
    const startsOn = addDays(today, ahead)
    const endsOn = addDays(startsOn, tripDays - 1)
    // A trip is shorter than the gap between two seasons.
    if (runs(startsOn) && runs(endsOn)) left--
    if (left === 0) return { startsOn, endsOn }
  }
  throw new Error(`Tour ${id} never runs`)
}

/** The months in which a tour runs, 1 to 12; none for all. */
export function monthsOf({ id }: Pick<DemoTour, 'id'>): number[] {
  const season = seasons[id]
  if (season === undefined) return []
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => {
    const two = String(month).padStart(2, '0')
    return Array.from(
      { length: 31 },
      (_, day) => `${two}-${String(day + 1).padStart(2, '0')}`,
    ).some((date) => isInSeason(season, `2000-${date}`))
  })
}
