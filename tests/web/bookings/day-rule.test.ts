import { describe, expect, it } from 'vitest'
import {
  dayRefusal,
  dayState,
  lastOfferedDay,
  type DayPlan,
} from '../../../worker/bookings/days/day-rule'

const plan: DayPlan = {
  rules: { dayCapacity: 2, leadDays: 3 },
  today: '2027-06-10',
  season: [],
  tripDays: 1,
  taken: new Map([
    ['2027-06-20', { taken: 1, cap: 2 }],
    ['2027-06-21', { taken: 2, cap: 2 }],
    ['2027-06-22', { taken: 2, cap: 3 }],
  ]),
  closures: [{ fromDay: '2027-07-01', toDay: '2027-07-03' }],
}

describe('a day on which a trip can start', () => {
  it.each([
    ['2027-06-09', 'closed', 'DayClosed'],
    ['2027-06-10', 'closed', 'CutOffPassed'],
    ['2027-06-12', 'closed', 'CutOffPassed'],
    ['2027-06-13', 'open', null],
    ['2027-06-20', 'few', null],
    ['2027-06-21', 'full', 'DayFull'],
    ['2027-06-22', 'few', null],
    ['2027-06-30', 'open', null],
    ['2027-07-01', 'closed', 'DayClosed'],
    ['2027-07-03', 'closed', 'DayClosed'],
    ['2027-07-04', 'open', null],
    ['2028-12-31', 'open', null],
    ['2029-01-01', 'closed', 'DayClosed'],
  ] as const)('%s is %s', (day, state, refusal) => {
    expect([dayState(day, plan), dayRefusal(day, plan)]).toEqual([state, refusal])
  })

  it.each([
    ['2027-06-18', 'few'],
    ['2027-06-19', 'full'],
    ['2027-06-29', 'closed'],
    ['2027-06-28', 'open'],
  ] as const)('%s is %s for a tour of three days, which counts all its days', (day, state) => {
    expect(dayState(day, { ...plan, tripDays: 3 })).toBe(state)
  })

  it('ends with the eighteenth month after this one', () => {
    expect(lastOfferedDay('2026-08-31')).toBe('2028-02-29')
    expect(lastOfferedDay('2026-12-01')).toBe('2028-06-30')
  })
})
