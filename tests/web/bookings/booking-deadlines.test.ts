import { assert, constantFrom, integer, property, record, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceBy,
  claimExtension,
  completedAt,
  cutOffAt,
  firstRequestDay,
  isTooNear,
  lapseAt,
  payBy,
  startOf,
  validUntil,
  type DatedTrip,
} from '../../../worker/contracts/bookings/booking-deadlines'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { fromCalgary } from '../../../worker/contracts/dates/calgary-instant'
import { calgaryWallClock } from '../../../worker/contracts/dates/calgary-wall-clock'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import { LANGS } from '../../../worker/contracts/languages'
import { PAY_METHODS } from '../../../worker/contracts/bookings/pay-methods'
import { quietHours } from '../../../worker/contracts/bookings/booking-timers'

const SETTINGS = {
  quoteDays: 7,
  holdHours: 72,
  graceHours: 24,
  offerHours: 24,
  balanceDays: 14,
  dayTourBalanceDays: 7,
  leadDays: 3,
}
const RUNS = { numRuns: 2000 }

/** A time of Calgary, "2027-06-01 09:20". */
function at(text: string): number {
  const [day = '', time = ''] = text.split(' ')
  const instant = fromCalgary(day, time)
  if (instant === null) throw new Error(text)
  return instant
}

function shown(instant: number | null): string | null {
  if (instant === null) return null
  const { day, minute } = calgaryWallClock(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

const trip = (startDay: string, days = 3, startMinute = 510): DatedTrip => ({
  startDay,
  endDay: addDays(startDay, days - 1),
  startMinute,
})

const NOW = at('2027-06-01 09:20')
const FAR = trip('2027-08-01')

const trips: Arbitrary<DatedTrip> = record({
  ahead: integer({ min: 0, max: 400 }),
  days: integer({ min: 1, max: 14 }),
  startMinute: integer({ min: 0, max: 1439 }),
}).map(({ ahead, days, startMinute }) => trip(addDays('2027-01-01', ahead), days, startMinute))
const nows = integer({ min: 0, max: 400 * 24 * 60 }).map(
  (minutes) => at('2027-01-01 00:00') + minutes * 60_000,
)

describe('a quote', () => {
  it.each([
    ['ends at 18:00 a week later', FAR, '2027-06-08 18:00'],
    ['ends three days before the start', trip('2027-06-09'), '2027-06-06 08:30'],
    ['has no time left when the start is too near', trip('2027-06-04', 1, 500), '2027-06-01 08:20'],
  ])('%s', (_rule, of, expected) => {
    expect(shown(validUntil(NOW, of, SETTINGS.quoteDays))).toBe(expected)
  })

  it('that is sent in the evening counts from the day of Calgary', () => {
    const evening = at('2027-06-01 23:50')
    expect(shown(validUntil(evening, FAR, 1))).toBe('2027-06-02 18:00')
  })
})

describe('the deposit', () => {
  it.each([
    ['etransfer', '2027-06-04 10:00'],
    ['krTransfer', '2027-06-04 10:00'],
    ['transfer', '2027-06-06 10:00'],
    ['wire', '2027-06-06 10:00'],
  ] as const)('by %s is due at a full hour', (method, expected) => {
    expect(shown(payBy(NOW, FAR, method, SETTINGS))).toBe(expected)
  })

  it('is due to the hour when that is full', () => {
    expect(shown(payBy(at('2027-06-01 09:00'), FAR, 'etransfer', SETTINGS))).toBe(
      '2027-06-04 09:00',
    )
  })

  it('is due two days before the start at the latest', () => {
    const soon = trip('2027-06-05')
    expect(shown(payBy(NOW, soon, 'wire', SETTINGS))).toBe('2027-06-03 08:30')
  })
})

describe('a hold', () => {
  const due = payBy(NOW, FAR, 'etransfer', SETTINGS)
  const ends = lapseAt(due, FAR, SETTINGS)

  it('ends a day after its deposit was due', () => {
    expect(shown(ends)).toBe('2027-06-05 10:00')
  })

  it('ends a day before the start at the latest', () => {
    const soon = trip('2027-06-05')
    expect(shown(lapseAt(at('2027-06-03 20:00'), soon, SETTINGS))).toBe('2027-06-04 08:30')
  })

  it.each([
    ['three days after it', '2027-06-04 09:00', null, '2027-06-07 09:00'],
    ['not earlier than before', '2027-06-01 10:00', null, '2027-06-05 10:00'],
    ['once', '2027-06-04 09:00', NOW, '2027-06-05 10:00'],
  ] as const)('is extended by a claim: %s', (_rule, claimed, firstClaimAt, expected) => {
    const claim = { lapseAt: ends, claimedAt: at(claimed), firstClaimAt }
    expect(shown(claimExtension(claim, FAR))).toBe(expected)
  })

  it('is extended to a day before the start at the latest', () => {
    const soon = trip('2027-06-06')
    const claim = { lapseAt: at('2027-06-04 12:00'), claimedAt: NOW + DAY_MS, firstClaimAt: null }
    expect(shown(claimExtension(claim, soon))).toBe('2027-06-05 08:30')
  })

  it('has its deadlines in order, before the start', () => {
    assert(
      property(nows, trips, constantFrom(...PAY_METHODS), (now, of, method) => {
        if (isTooNear(now, of)) return
        const due = payBy(now, of, method, SETTINGS)
        const ends = lapseAt(due, of, SETTINGS)
        const extended = claimExtension({ lapseAt: ends, claimedAt: due, firstClaimAt: null }, of)
        const balance = balanceBy(now, of, { payBy: due, settings: SETTINGS })
        const order = [now, due, ends, extended, startOf(of) - DAY_MS]
        expect(order).toEqual(order.toSorted((a, b) => a - b))
        expect(due).toBeLessThanOrEqual(balance)
        expect(balance).toBeLessThanOrEqual(startOf(of) - 2 * DAY_MS)
      }),
      RUNS,
    )
  })
})

describe('the balance', () => {
  const due = (of: DatedTrip) => payBy(NOW, of, 'etransfer', SETTINGS)
  const balance = (of: DatedTrip) =>
    shown(balanceBy(NOW, of, { payBy: due(of), settings: SETTINGS }))

  it.each([
    ['two weeks before a tour of several days', FAR, '2027-07-18 08:30'],
    ['a week before a tour of one day', trip('2027-08-01', 1), '2027-07-25 08:30'],
    ['a week after the deposit when that has passed', trip('2027-06-14'), '2027-06-11 10:00'],
    ['two days before the start at the latest', trip('2027-06-10'), '2027-06-08 08:30'],
    ['not before the deposit', trip('2027-06-16'), '2027-06-04 10:00'],
  ])('is due %s', (_rule, of, expected) => {
    expect(balance(of)).toBe(expected)
  })

  it('of a tour of one day has a setting of its own', () => {
    const settings = { balanceDays: 14, dayTourBalanceDays: 20 }
    const day = trip('2027-08-01', 1)
    expect(shown(balanceBy(NOW, day, { payBy: NOW, settings }))).toBe('2027-07-12 08:30')
  })
})

describe('near the start', () => {
  it('a departure is asked for online up to two days before', () => {
    const of = trip('2027-06-05')
    expect(shown(cutOffAt(of))).toBe('2027-06-03 08:30')
    expect(isTooNear(cutOffAt(of), of)).toBe(false)
    expect(isTooNear(cutOffAt(of) + 1, of)).toBe(true)
  })

  it('a private trip is asked for by the day', () => {
    expect(firstRequestDay(calgaryDay(at('2027-06-01 23:59')), SETTINGS)).toBe('2027-06-04')
    expect(firstRequestDay(calgaryDay(at('2027-06-02 00:00')), SETTINGS)).toBe('2027-06-05')
  })

  it('a trip is completed the evening after its last day', () => {
    expect(shown(completedAt(FAR))).toBe('2027-08-04 20:00')
  })
})

describe('quiet hours', () => {
  it.each([
    ['kr', '2027-06-01T12:59:59.999Z', '2027-06-01T12:59:59.999Z'],
    ['kr', '2027-06-01T13:00:00.000Z', '2027-06-01T23:00:00.000Z'],
    ['kr', '2027-06-01T22:59:59.999Z', '2027-06-01T23:00:00.000Z'],
    ['kr', '2027-06-01T23:00:00.000Z', '2027-06-01T23:00:00.000Z'],
    ['cn', '2027-06-01T14:00:00.000Z', '2027-06-02T00:00:00.000Z'],
    ['cn', '2027-06-01T13:59:00.000Z', '2027-06-01T13:59:00.000Z'],
    ['ca', '2027-06-02T04:00:00.000Z', '2027-06-02T14:00:00.000Z'],
    ['ca', '2027-12-31T13:00:00.000Z', '2027-12-31T14:00:00.000Z'],
    ['ca', '2027-06-02T03:59:00.000Z', '2027-06-02T03:59:00.000Z'],
  ] as const)('of %s: due at %s, sent at %s', (lang, due, sent) => {
    expect(new Date(quietHours(Date.parse(due), lang)).toISOString()).toBe(sent)
  })

  it('give way to a deadline', () => {
    const due = Date.parse('2027-06-01T13:00:00Z')
    const morning = Date.parse('2027-06-01T23:00:00Z')
    expect(quietHours(due, 'kr', morning)).toBe(due)
    expect(quietHours(due, 'kr', morning + 1)).toBe(morning)
  })

  it('delay by ten hours at most, and never a second time', () => {
    assert(
      property(nows, constantFrom(...LANGS), (now, lang) => {
        const sent = quietHours(now, lang)
        expect(sent - now).toBeGreaterThanOrEqual(0)
        expect(sent - now).toBeLessThanOrEqual(10 * HOUR_MS)
        expect(quietHours(sent, lang)).toBe(sent)
      }),
      RUNS,
    )
  })
})
