import { expect, it } from 'vitest'
import {
  findBookingFaults,
  toBookings,
  toBookingsDraft,
} from '../../../web/desk/settings/bookings-form'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'

const draft = toBookingsDraft(FIRST_SETTINGS.bookings)

it('the bookings form saves what it loaded', () => {
  expect(toBookings(draft)).toEqual(FIRST_SETTINGS.bookings)
  expect(findBookingFaults(draft)).toEqual({})
})

it('the settings of bookings take whole numbers within their bounds, typed as people do', () => {
  expect(findBookingFaults({ ...draft, dayCapacity: '５', holdHours: ' 72 ' })).toEqual({})
  const wrong = { ...draft, dayCapacity: '0', leadDays: '', quoteDays: '1.5', balanceDays: 'x' }
  expect(findBookingFaults(wrong)).toEqual({
    dayCapacity: 'dayCapacity',
    leadDays: 'leadDays',
    quoteDays: 'quoteDays',
    balanceDays: 'balanceDays',
  })
})
