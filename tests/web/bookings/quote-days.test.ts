import { describe, expect, it } from 'vitest'
import { datedEntries, movedDays } from '../../../worker/contracts/bookings/quote-days'

const entry = (title: string, body = '') =>
  ({ lang: 'ca', title, body, isPicture: false, url: '' }) as const
const tour = { startDay: '2027-02-27', tripDays: 3 }

describe('the itinerary of a tour as dated entries', () => {
  it.each([
    ['Day 2 · Lake Louise', 'Lake Louise'],
    ['2일차 · 레이크 루이스', '레이크 루이스'],
    ['第 2 天 · 露易丝湖', '露易丝湖'],
    ['DAY 2: Lake Louise', 'Lake Louise'],
  ])('has the day that "%s" names, and the rest as its title', (title, rest) => {
    expect(datedEntries([entry(title)], tour)).toEqual([
      { day: '2027-02-28', title: rest, body: '' },
    ])
  })

  it('has the places of its entries, each with a name', () => {
    const at = { latitude: 51.4176, longitude: -116.2169 }
    const days = datedEntries(
      [
        { ...entry('Day 1 · The lake'), place: { name: 'Lake Louise', ...at } },
        { ...entry('Day 2 · The lake again'), place: { name: '', ...at } },
        { ...entry('Lunch'), place: null },
      ],
      tour,
    )
    expect(days.map(({ place }) => place)).toEqual([
      { name: 'Lake Louise', ...at },
      { name: 'The lake again', ...at },
      undefined,
    ])
  })

  it('keeps entries without a day on that of the entry before', () => {
    const days = datedEntries(
      [entry('Pickup'), entry('Day 2 · Lakes'), entry('Lunch'), entry('Day 3 · Home')],
      tour,
    )
    expect(days.map(({ day }) => day)).toEqual([
      '2027-02-27',
      '2027-02-28',
      '2027-02-28',
      '2027-03-01',
    ])
  })

  it('never goes back and never beyond the last day of the tour', () => {
    const days = datedEntries([entry('Day 3'), entry('Day 1 · Back'), entry('Day 9 · On')], tour)
    expect(days.map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-01', '2027-03-01'])
    expect(days[0]?.title).toBe('Day 3')
  })

  it('fits what a quote may hold', () => {
    const [only] = datedEntries([entry('A'.repeat(300), 'b'.repeat(3000))], tour)
    expect([only?.title.length, only?.body.length]).toEqual([200, 2000])
  })

  it('moves with the first day of the trip', () => {
    const days = datedEntries([entry('Day 1 · A'), entry('Day 3 · B')], tour)
    expect(movedDays(days, '2027-02-27', '2026-12-31').map(({ day }) => day)).toEqual([
      '2026-12-31',
      '2027-01-02',
    ])
  })
})
