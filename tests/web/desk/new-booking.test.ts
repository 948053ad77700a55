import { expect, it } from 'vitest'
import { ApiError } from '../../../web/platform/api/api'
import { fieldOf, findFaults } from '../../../web/bookings/desk/new-booking/use-new-booking'
import { faultsIn } from '../../../web/desk/ui/form-faults'
import { firstFields, toRequest } from '../../../web/bookings/desk/new-booking/booking-fields'

const fields = { ...firstFields('ca'), name: 'Kim' }

it('a request needs a name, and an address where a mail is wanted', () => {
  expect(findFaults(fields)).toEqual({})
  expect(findFaults({ ...fields, name: ' ', email: 'kim@' })).toEqual({
    name: 'new.nameMissing',
    email: 'EmailInvalid',
  })
  expect(findFaults({ ...fields, sendsMail: true })).toEqual({ email: 'new.emailMissing' })
})

it('a confirmed booking needs its day, and money or a reason', () => {
  const confirmed = { ...fields, status: 'confirmed', price: 'much' } as const
  expect(findFaults(confirmed)).toEqual({
    day: 'quotes.manual.dayMissing',
    price: 'quotes.fault.price',
    reason: 'quotes.manual.reasonMissing',
  })
  const paid = { ...confirmed, day: '2026-12-01', price: '', paid: '0' }
  expect(findFaults(paid)).toEqual({
    paid: 'quotes.fault.price',
    paidDay: 'quotes.fault.day',
  })
  expect(findFaults({ ...paid, status: 'quoted' })).toEqual({})
})

it('what the API refuses is shown at the field that was typed', () => {
  const body = {
    msg: '',
    fields: { 'payment.amount': 'AmountInvalid', payment: 'Later', phone: 'X' },
  }
  const names = { nameOf: fieldOf, fieldOf: () => undefined }
  expect(faultsIn(new ApiError(400, body), names)).toEqual({ paid: 'AmountInvalid', phone: 'X' })
  expect(faultsIn(null, names)).toEqual({})
})

it('money in won is sent without cents, and only with a confirmed booking', () => {
  const paid = { ...fields, method: 'krTransfer', paid: '500000', paidDay: '2026-11-01' } as const
  expect(toRequest({ ...paid, status: 'confirmed' })).toMatchObject({
    payment: { amount: 500_000, day: '2026-11-01' },
  })
  expect(toRequest({ ...paid, status: 'on_hold' })).not.toHaveProperty('payment')
  expect(toRequest(paid)).not.toHaveProperty('method')
})
