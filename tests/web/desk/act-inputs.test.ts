import { describe, expect, it } from 'vitest'
import {
  askedToday,
  typedHours,
  waiverOf,
  type Circumstances,
} from '../../../web/bookings/desk/acts/act-inputs'
import { dayRange } from '../../../web/bookings/desk/trips/day-range'
import { companyReason } from '../../../worker/contracts/bookings/event-inputs'

const circumstances = (deposit: number, stays: number) =>
  ({
    today: '2026-06-02',
    money: {
      deposit: { currency: 'CAD', amount: deposit },
      stays: { currency: 'CAD', amount: stays },
    },
  }) as Circumstances

interface Parsed {
  data?: unknown
  error?: { issues: { path: PropertyKey[] }[] } | undefined
}

/** The request, or the names of the fields with a fault. */
const readOf = ({ data, error }: Parsed) =>
  error ? error.issues.map(({ path }) => path.join('.')) : data

describe('what an admin types for an act', () => {
  it.each([
    ['48', { hours: 48 }],
    ['２４', { hours: 24 }],
    ['', ['hours']],
    ['0', ['hours']],
    ['241', ['hours']],
    ['1.5', ['hours']],
  ])('gives "%s" hours more, or marks them', (hours, read) => {
    expect(readOf(typedHours().safeParse({ hours }))).toEqual(read)
  })

  it.each([
    ['2026-06-02', { day: '2026-06-02' }],
    ['2026-06-03', ['day']],
    ['2026-02-30', ['day']],
    ['', ['day']],
  ])('takes the day %s for a cancellation, or marks it', (day, read) => {
    expect(readOf(askedToday(circumstances(0, 0)).safeParse({ day }))).toEqual(read)
  })

  it.each([
    [10000, 0, 'A friend', { reason: 'A friend', withoutDeposit: true }],
    [10000, 9900, 'The fee', { reason: 'The fee' }],
    [10000, 10000, '', { reason: '' }],
    [10000, 0, ' ', ['reason']],
  ])(
    'confirms %d with %d there for the reason "%s", or marks it',
    (deposit, stays, reason, read) => {
      expect(readOf(waiverOf(circumstances(deposit, stays)).safeParse({ reason }))).toEqual(read)
    },
  )

  it.each([
    ['weather', '', { reason: 'weather', text: '' }],
    ['other', 'The road is closed', { reason: 'other', text: 'The road is closed' }],
    ['other', ' ', ['text']],
    ['', '', ['reason']],
  ])('cancels for the reason "%s" with "%s", or marks what is missing', (reason, text, read) => {
    expect(readOf(companyReason.safeParse({ reason, text }))).toEqual(read)
  })
})

it.each([
  ['2026-06-02', '', []],
  ['2026-06-02', '2026-06-03', []],
  ['', '2026-06-03', ['from']],
  ['2026-06-02', '2026-06-01', ['to']],
  ['2026-06-02', '2026-06-05', ['long']],
])('a range of at most three days from %s to %s has the faults %j', (fromDay, toDay, faults) => {
  const parsed = dayRange(3, {}).safeParse({ fromDay, toDay })
  expect(parsed.error?.issues.map(({ message }) => message) ?? []).toEqual(faults)
})
