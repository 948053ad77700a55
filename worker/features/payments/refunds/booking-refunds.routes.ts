import { Hono } from 'hono'
import { deskBookingParams } from '../../../contracts/bookings/desk-booking'
import { deskMoney } from '../../../contracts/payments/desk-money'
import { refundAct, refundParams } from '../../../contracts/payments/refunds'
import { newRefund } from '../../../contracts/payments/new-refund'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { changeRefund } from './refunds.actions'
import { proposeRefund } from './refunds.propose'

const describe = describeAs('bookings')
const mayRefund = requirePermission('payments:refund')

/** Refunds of one booking: proposing, approving, sending and dropping them. */
export const bookingRefundsRoutes = new Hono<AppEnv>()
  .post(
    '/admin/bookings/:id/refunds',
    describe('proposeRefund', 'Propose a refund to the guest', {
      responses: { 201: deskMoney },
      errors: [
        'NotFound',
        'RefundTooLarge',
        'NotPossibleNow',
        'PreviewChanged',
        'BookingChanged',
        'WriteContent',
        'TextTooLong',
        'TextNotAllowed',
        'KeyReused',
      ],
      headers: ['idempotency-key'],
    }),
    mayRefund,
    validate('param', deskBookingParams),
    jsonBody(newRefund),
    async (c) => c.json(await proposeRefund(c, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .patch(
    '/admin/bookings/:id/refunds/:rid',
    describe('changeRefund', 'Approve a refund, mark it as sent, or cancel it', {
      response: deskMoney,
      errors: ['NotFound', 'RefundTooLarge', 'EditConflict', 'NotPossibleNow'],
    }),
    mayRefund,
    validate('param', refundParams),
    jsonBody(refundAct),
    async (c) => c.json(await changeRefund(c, c.req.valid('param'), c.req.valid('json')), 200),
  )
