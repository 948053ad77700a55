import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../worker/contracts/dates/calendar'
import { calgaryInstant, startOfCalgaryDay } from '../../../worker/contracts/dates/calgary-instant'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { calgaryWallClock } from '../../../worker/contracts/dates/calgary-wall-clock'

const RUNS = { numRuns: 3000 }
const FIXED_SINCE = '2026-11-01'

describe('Calgary’s clock', () => {
  it('gives a wall clock back unchanged from the day on which its offset became fixed', () => {
    assert(
      property(integer({ min: 0, max: 20_000 }), integer({ min: 0, max: 1439 }), (days, minute) => {
        const day = addDays(FIXED_SINCE, days)
        expect(calgaryWallClock(calgaryInstant(day, minute))).toEqual({ day, minute })
      }),
      RUNS,
    )
  })

  it('gives an instant back to the minute from then on', () => {
    const since = calgaryInstant(FIXED_SINCE, 0) / 60_000
    assert(
      property(integer({ min: 0, max: 30_000_000 }), (minutes) => {
        const instant = (since + minutes) * 60_000
        const { day, minute } = calgaryWallClock(instant + 59_999)
        expect(calgaryInstant(day, minute)).toBe(instant)
        expect(calgaryDay(instant)).toBe(day)
      }),
      RUNS,
    )
  })

  it.each([
    ['in winter before', '2026-01-15', 9 * 60, '2026-01-15T16:00:00Z'],
    ['in summer before', '2026-07-15', 9 * 60, '2026-07-15T15:00:00Z'],
    ['before the skipped hour', '2026-03-08', 119, '2026-03-08T08:59:00Z'],
    ['in the skipped hour', '2026-03-08', 150, '2026-03-08T09:30:00Z'],
    ['after the skipped hour', '2026-03-08', 180, '2026-03-08T09:00:00Z'],
    ['in the hour that came twice', '2025-11-02', 90, '2025-11-02T07:30:00Z'],
    [
      'on the night of the last change that was not made',
      '2026-11-01',
      150,
      '2026-11-01T08:30:00Z',
    ],
    ['in winter since', '2027-01-15', 9 * 60, '2027-01-15T15:00:00Z'],
    ['in March since', '2027-03-14', 150, '2027-03-14T08:30:00Z'],
    ['on a leap day', '2028-02-29', 0, '2028-02-29T06:00:00Z'],
    ['beyond midnight', '2027-12-31', 1440, '2028-01-01T06:00:00Z'],
  ])('is read right %s', (_when, day, minute, instant) => {
    expect(new Date(calgaryInstant(day, minute)).toISOString()).toBe(instant.replace('Z', '.000Z'))
  })

  it('begins each day at its midnight', () => {
    for (const day of ['2025-12-31', '2026-03-08', '2026-06-01', '2026-11-01', '2027-03-14'])
      expect(calgaryWallClock(startOfCalgaryDay(day))).toEqual({ day, minute: 0 })
  })
})

describe('the days between two days', () => {
  it('are those that bring one to the other', () => {
    assert(
      property(integer({ min: 0, max: 9000 }), integer({ min: -900, max: 900 }), (start, days) => {
        const day = addDays('2025-01-01', start)
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
      RUNS,
    )
  })
})
