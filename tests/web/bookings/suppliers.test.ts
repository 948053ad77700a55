import { expect, it } from 'vitest'
import { hasSuppliers } from '../../../worker/contracts/bookings/refund-terms'

const DAY = { startDay: '2027-06-12', endDay: '2027-06-12' }
const NIGHT = { ...DAY, endDay: '2027-06-13' }
const tour = { kind: 'tour' } as const

it.each([
  ['of a trip with a night', NIGHT, null, true],
  ['of a day trip without a quote', DAY, null, false],
  ['of a day trip that is only driven', DAY, { lines: [tour], days: [{}] }, false],
  [
    'if the quote charges a hotel, flight or admission',
    DAY,
    { lines: [tour, { kind: 'supplier' } as const], days: [] },
    true,
  ],
  ['if the quote charges a room', DAY, { lines: [{ kind: 'room' } as const], days: [] }, true],
  ['if the plan names a place to stay', DAY, { lines: [tour], days: [{ stay: 'Lodge' }] }, true],
])('suppliers may charge for the cancellation %s: %j, %j', (_when, trip, quoted, isSo) => {
  expect(hasSuppliers(trip, quoted)).toBe(isSo)
})
