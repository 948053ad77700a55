import { describe, expect, it } from 'vitest'
import { moneyParts } from '../../../web/bookings/guest/pay/money-parts'
import {
  daysAheadText,
  distanceOf,
  wideFocus,
} from '../../../web/bookings/guest/ticket/ticket.view'
import { calgaryInstant } from '../../../worker/contracts/dates/calgary-instant'

const at = (startDay: string | null, endDay: string | null, day: string, minute = 12 * 60) =>
  distanceOf({ startDay, endDay }, calgaryInstant(day, minute))

describe('the distance of a trip', () => {
  it.each([
    ['2027-07-03', '2027-07-03', '2027-06-21', { daysAhead: 12 }],
    ['2027-07-03', null, '2027-07-02', { daysAhead: 1 }],
    ['2027-07-03', null, '2027-07-03', { daysAhead: 0 }],
    ['2027-07-03', null, '2027-07-04', null],
    ['2027-07-03', '2027-07-05', '2027-07-02', { daysAhead: 1 }],
    ['2027-07-03', '2027-07-05', '2027-07-03', { day: 1, days: 3 }],
    ['2027-07-03', '2027-07-05', '2027-07-05', { day: 3, days: 3 }],
    ['2027-07-03', '2027-07-05', '2027-07-06', null],
    [null, null, '2027-07-06', null],
  ])('of %s to %s on %s is %j', (startDay, endDay, day, distance) => {
    expect(at(startDay, endDay, day)).toEqual(distance)
  })

  it('counts the days of Calgary, until its midnight', () => {
    expect(at('2027-07-03', null, '2027-07-02', 23 * 60 + 59)).toEqual({ daysAhead: 1 })
    expect(at('2027-07-03', null, '2027-07-03', 0)).toEqual({ daysAhead: 0 })
  })

  it.each([
    ['ca', 'in 12 days', 'tomorrow', 'today'],
    ['kr', '12일 후', '내일', '오늘'],
    ['cn', '12天后', '明天', '今天'],
  ] as const)('is said in %s', (lang, ...texts) => {
    expect([12, 1, 0].map((days) => daysAheadText(days, lang))).toEqual(texts)
  })
})

describe('the focus of a wide view', () => {
  it('is higher than that of the image, and as far from its sides', () => {
    expect(wideFocus({ x: 70, y: 31 })).toEqual({ x: 70, y: 16 })
  })
})

describe('the bar of the money', () => {
  const cad = (amount: number) => ({ currency: 'CAD' as const, amount })
  it.each([
    [0, 0, [0, 0]],
    [1500, 0, [1500, 0]],
    [2000, 0, [2000, 0]],
    [52_000, 0, [2000, 50_000]],
    [200_000, 0, [2000, 98_000]],
    [52_000, 51_000, [1000, 0]],
  ])('of %i received and %i on its way back pays the deposit first', (received, back, paid) => {
    const parts = moneyParts({
      total: cad(100_000),
      deposit: cad(2000),
      received: cad(received),
      goingBack: cad(back),
    })
    expect(parts.map((part) => part.amount.amount)).toEqual([2000, 98_000])
    expect(parts.map((part) => part.paid)).toEqual(paid)
  })
})
