import { expect, it } from 'vitest'
import { addMonths, daysOfMonth } from '../../../worker/contracts/dates/calendar'
import type { Planner } from '../../../worker/contracts/bookings/planner'
import { planOf } from '../../../web/bookings/desk/trips/planned-days'
import { readMonth } from '../../../web/bookings/desk/trips/month-address'

it('the month is that of the address, else the present one', () => {
  expect(readMonth('2027-02', '2026-11-23')).toBe('2027-02')
  for (const wrong of ['2027-13', '2027', '<b>', undefined, 7])
    expect(readMonth(wrong, '2026-11-23')).toBe('2026-11')
})

it('the month after December is in the next year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(daysOfMonth('2028-02')).toHaveLength(29)
})

it('a month has trips and closures on each of their days, with the numbers of days', () => {
  const trip = { id: 1, startDay: '2027-01-31', endDay: '2027-02-02' }
  const closure = { id: 5, fromDay: '2027-02-02', toDay: '2027-02-03' }
  const planner = {
    dayCapacity: 2,
    days: [{ day: '2027-02-01', taken: 1, cap: 4 }],
    trips: [trip],
    closures: [closure],
  } as unknown as Planner
  const [first, second, third, fourth] = planOf(daysOfMonth('2027-02'), planner)
  expect(first).toEqual({ day: '2027-02-01', trips: [trip], closures: [], taken: 1, cap: 4 })
  expect(second).toMatchObject({ trips: [trip], closures: [closure], taken: 0, cap: 2 })
  expect(third).toMatchObject({ trips: [], closures: [closure] })
  expect(fourth).toMatchObject({ trips: [], closures: [] })
})
