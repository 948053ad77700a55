import { describe, expect, it } from 'vitest'
import { fromCalgary } from '../../../worker/contracts/dates/calgary-instant'
import {
  inOrder,
  repeatOn,
  withoutPast,
  type Repetition,
} from '../../../web/desk/tours/departures/departure-copies'
import type { DepartureDraft } from '../../../web/desk/tours/departures/departure-draft'

const aRow = (startDate: string, endDate = startDate): DepartureDraft => ({
  startDate,
  endDate,
  start: '06:00',
  male: '1',
  female: '2',
  remarks: 'Van',
  isOpen: false,
})
const starts = (rows: { row: DepartureDraft }[]) => rows.map(({ row }) => row.startDate)

const [MON, TUE, WED, SUN] = [0, 1, 2, 6]
const until = (day: string, more: Partial<Repetition> = {}): Repetition => ({
  weeks: 1,
  weekdays: [WED],
  until: day,
  ...more,
})

describe('a departure that is repeated', () => {
  it('has copies every so many weeks until a day, with its length, hour, people and remarks', () => {
    const source = aRow('2027-06-30', '2027-07-02')
    expect(repeatOn([], source, until('2027-07-28', { weeks: 2 }))).toEqual([
      { row: aRow('2027-07-14', '2027-07-16'), skipped: null },
      { row: aRow('2027-07-28', '2027-07-30'), skipped: null },
    ])
    expect(repeatOn([], source, until('2027-06-30'))).toEqual([])
    expect(repeatOn([], source, until('2027-01-01'))).toEqual([])
  })

  it('has copies on several weekdays, also on the later ones of its own week', () => {
    const weekdays = [MON, WED, SUN]
    const source = aRow('2027-06-29')
    const days = (more: Partial<Repetition>) =>
      starts(repeatOn([], source, until('2027-07-14', { weekdays, ...more })))
    const own = ['2027-06-30', '2027-07-04']
    const second = ['2027-07-05', '2027-07-07', '2027-07-11']
    const third = ['2027-07-12', '2027-07-14']
    expect(days({})).toEqual([...own, ...second, ...third])
    expect(days({ weeks: 2 })).toEqual([...own, ...third])
    expect(days({ weekdays: [] })).toEqual([])
  })

  it('keeps its weekdays over a change of year, a leap day and a change of clocks', () => {
    const newYear = until('2028-01-10', { weekdays: [MON] })
    expect(starts(repeatOn([], aRow('2027-12-27'), newYear))).toEqual(['2028-01-03', '2028-01-10'])
    const leap = until('2028-03-13', { weekdays: [MON, TUE] })
    expect(starts(repeatOn([], aRow('2028-02-28'), leap))).toEqual([
      '2028-02-29',
      '2028-03-06',
      '2028-03-07',
      '2028-03-13',
    ])
  })

  it('skips days on which one starts already, and what a tour has no room for', () => {
    const source = aRow('2027-06-01')
    const weekly = until('2027-06-22', { weekdays: [TUE] })
    const rows = [source, aRow('2027-06-15')]
    const skipsOf = (all: DepartureDraft[]) =>
      repeatOn(all, source, weekly).map(({ skipped }) => skipped)
    expect(skipsOf(rows)).toEqual([null, 'exists', null])
    const full = [...rows, ...Array.from({ length: 47 }, () => aRow('2026-01-01'))]
    expect(skipsOf(full)).toEqual([null, 'exists', 'full'])
  })

  it('without an end takes its first day as the last one; the longest is a year', () => {
    const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6] }
    const copies = repeatOn([], aRow('2027-06-01', ''), until('2030-01-01', daily))
    expect(copies[0]?.row.endDate).toBe('2027-06-02')
    expect(copies.at(-1)?.row.startDate).toBe('2028-06-01')
  })
})

describe('the departures of a form', () => {
  it('are put in the order of their days; those without a day stay last', () => {
    const rows = ['2027-02-01', '', '2027-01-01'].map((day) => aRow(day))
    expect(inOrder(rows).map(({ startDate }) => startDate)).toEqual([
      '2027-01-01',
      '2027-02-01',
      '',
    ])
  })

  it('lose those before today, not the one that starts today or has no day yet', () => {
    const rows = ['2026-11-21', '2026-11-22', '2026-11-23', ''].map((day) => aRow(day))
    expect(withoutPast(rows, '2026-11-22').map(({ startDate }) => startDate)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '',
    ])
  })
})

describe('a time in Calgary', () => {
  it('is six hours behind UTC in winter and in summer', () => {
    expect(fromCalgary('2026-12-01', '09:00')).toBe(Date.UTC(2026, 11, 1, 15))
    expect(fromCalgary('2027-07-01', '23:30')).toBe(Date.UTC(2027, 6, 2, 5, 30))
  })

  it.each([
    ['', '09:00'],
    ['2027-02-30', '09:00'],
    ['2027-02-01', ''],
    ['2027-02-01', '24:00'],
    ['2027-02-01', '9:00'],
  ])('%j %j is none', (day, time) => {
    expect(fromCalgary(day, time)).toBeNull()
  })
})
