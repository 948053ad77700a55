import { Hono } from 'hono'
import { deskBookingParams } from '../../contracts/bookings/desk-booking'
import { balanceChange, newPayment } from '../../contracts/payments/payments'
import { deskMoney } from '../../contracts/payments/desk-money'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { changeBalance } from './balance.actions'
import { readMoney, recordPayment } from './payments.actions'
import { bookingRefundsRoutes } from './refunds/booking-refunds.routes'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')
export const paymentsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bookings/:id/money',
    describe('getBookingMoney', 'Payments, refunds and announced payments of a booking', {
      response: deskMoney,
      errors: ['NotFound'],
    }),
    mayConfirm,
    validate('param', deskBookingParams),
    async (c) => c.json(await readMoney(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/bookings/:id/payments',
    describe('recordPayment', 'Record a payment; a covered deposit confirms the trip', {
      responses: { 201: deskMoney },
      errors: [
        'NotFound',
        'EntrySpent',
        'CurrencyDiffers',
        'RefundTooLarge',
        'WriteContent',
        'TextTooLong',
        'TextNotAllowed',
        'KeyReused',
      ],
      headers: ['idempotency-key'],
    }),
    mayConfirm,
    validate('param', deskBookingParams),
    jsonBody(newPayment),
    async (c) => c.json(await recordPayment(c, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .patch(
    '/admin/bookings/:id/balance',
    describe(
      'changeBalance',
      'Set whether the balance is due in cash on the day or by its deadline',
      {
        response: deskMoney,
        errors: ['NotFound', 'BookingChanged', 'NotPossibleNow'],
      },
    ),
    mayConfirm,
    validate('param', deskBookingParams),
    jsonBody(balanceChange),
    async (c) => c.json(await changeBalance(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .route('/', bookingRefundsRoutes)
