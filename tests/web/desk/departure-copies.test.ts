import { describe, expect, it } from 'vitest'
import { fromCalgary } from '../../../worker/contracts/dates/calgary-instant'
import {
  inOrder,
  repeatWeekly,
  withoutPast,
} from '../../../web/desk/tours/departures/departure-copies'
import type { DepartureDraft } from '../../../web/desk/tours/departures/departure-draft'

const aRow = (startDate: string, endDate = startDate): DepartureDraft => ({
  startDate,
  endDate,
  male: '1',
  female: '2',
  remarks: 'Van',
})
const starts = (rows: { row: DepartureDraft }[]) => rows.map(({ row }) => row.startDate)

describe('a departure that is repeated', () => {
  it('has copies every so many weeks, with its length, people and remarks', () => {
    const copies = repeatWeekly([], aRow('2027-06-30', '2027-07-02'), { weeks: 2, count: 2 })
    expect(copies).toEqual([
      { row: aRow('2027-07-14', '2027-07-16'), skipped: null },
      { row: aRow('2027-07-28', '2027-07-30'), skipped: null },
    ])
  })

  it('keeps its weekday over a change of year, a leap day and a change of clocks', () => {
    const source = aRow('2027-12-27')
    expect(starts(repeatWeekly([source], source, { weeks: 1, count: 2 }))).toEqual([
      '2028-01-03',
      '2028-01-10',
    ])
    const winter = aRow('2028-02-28')
    expect(starts(repeatWeekly([winter], winter, { weeks: 1, count: 2 }))).toEqual([
      '2028-03-06',
      '2028-03-13',
    ])
  })

  it('skips days on which one starts already, and what a tour has no room for', () => {
    const source = aRow('2027-06-01')
    const rows = [source, aRow('2027-06-15')]
    const skips = repeatWeekly(rows, source, { weeks: 1, count: 3 }).map(({ skipped }) => skipped)
    expect(skips).toEqual([null, 'exists', null])
    const full = [...rows, ...Array.from({ length: 47 }, () => aRow('2026-01-01'))]
    expect(
      repeatWeekly(full, source, { weeks: 1, count: 3 }).map(({ skipped }) => skipped),
    ).toEqual([null, 'exists', 'full'])
  })

  it('without an end takes its first day as the last one', () => {
    const [copy] = repeatWeekly([], aRow('2027-06-01', ''), { weeks: 1, count: 1 })
    expect(copy?.row.endDate).toBe('2027-06-08')
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
