import { expect, test } from 'vitest'
import { departureDays, isInSeason, seasons } from '../demo/departures'
import { demoTours } from '../demo/tours'

const DAY_MS = 24 * 60 * 60 * 1000
/** Each day of two years, one of them a leap year. */
const SEEDING_DAYS = Array.from({ length: 2 * 365 + 1 }, (_, day) =>
  new Date(Date.UTC(2027, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
)

/** Every day of a departure. */
function daysOf({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string[] {
  const count = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS + 1
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(startsOn) + day * DAY_MS).toISOString().slice(0, 10),
  )
}

test.each(demoTours.filter(({ departures }) => departures.length > 0))(
  'departures of tour $id are in its season and in the future, whenever the demo is loaded',
  (tour) => {
    const season = seasons[tour.id]
    for (const today of SEEDING_DAYS) {
      const dates = tour.departures.map(({ inDays }) => departureDays(tour, inDays, today))
      const starts = dates.map(({ startsOn }) => startsOn)
      if (!starts.every((day) => day > today)) expect(starts, today).toBe('in the future')
      if (new Set(starts).size < starts.length) expect(starts, today).toBe('on different days')
      for (const date of dates) {
        const days = daysOf(date)
        if (days.length !== tour.tripDays) expect(days, today).toHaveLength(tour.tripDays)
        if (season && !days.every((day) => isInSeason(season, day)))
          expect(days, today).toBe('in season')
      }
    }
  },
)

test('the seasons are those that the texts name', () => {
  const runs = (id: number, day: string) => isInSeason(seasons[id] ?? ['01-01', '12-31'], day)
  // Moraine Lake Road, Takakkaw and Highwood Pass are closed in winter.
  expect([1, 5, 7].filter((id) => runs(id, '2027-12-12'))).toEqual([])
  // The Stampede of 2026 ends on July 12, that of 2027 begins on July 9.
  expect(runs(11, '2026-07-13') || runs(11, '2027-07-08')).toBe(false)
  // No aurora in the bright nights, no midnight sun in winter.
  expect(runs(12, '2027-06-20') || runs(13, '2027-12-20')).toBe(false)
  expect(runs(12, '2027-12-31') && runs(12, '2027-01-01')).toBe(true)
  expect(Object.keys(seasons).map(Number)).toSatisfy((ids: number[]) =>
    ids.every((id) => demoTours.some((tour) => tour.id === id)),
  )
})
