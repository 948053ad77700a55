import { Hono } from 'hono'
import { deskBookingParams } from '../../contracts/bookings/desk-booking'
import {
  balanceChange,
  newPayment,
  payLinkChange,
  deskMoney,
} from '../../contracts/bookings/payments'
import { refundAct, refundParams, newRefund } from '../../contracts/bookings/refunds'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { readMoney } from '../money/desk-money'
import { changePayLink } from '../money/pay-link.actions'
import { changeBalance, recordPayment } from '../money/payments.actions'
import { changeRefund } from '../money/refunds.actions'
import { proposeRefund } from '../money/refunds.propose'

const describe = describeAs('bookings')
const mayConfirm = requirePermission('payments:confirm')
const mayLink = requirePermission('payments:link')
const mayRefund = requirePermission('payments:refund')

/** Payments and refunds of a booking. */
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
        ...(['NotFound', 'EntrySpent', 'CurrencyDiffers', 'RefundTooLarge'] as const),
        ...(['RefundApproved', 'WriteContent', 'TextTooLong', 'TextNotAllowed'] as const),
        ...(['AmountUnlikely', 'KeyReused'] as const),
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
      { response: deskMoney, errors: ['NotFound', 'BookingChanged', 'NotPossibleNow'] },
    ),
    mayConfirm,
    validate('param', deskBookingParams),
    jsonBody(balanceChange),
    async (c) => c.json(await changeBalance(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .patch(
    '/admin/bookings/:id/pay-link',
    describe('changePayLink', 'Give a booking a payment link of its own, or remove it', {
      response: deskMoney,
      errors: ['NotFound', 'BookingChanged', 'NotPossibleNow'],
    }),
    mayLink,
    validate('param', deskBookingParams),
    jsonBody(payLinkChange),
    async (c) => c.json(await changePayLink(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .post(
    '/admin/bookings/:id/refunds',
    describe('proposeRefund', 'Propose a refund to the guest', {
      responses: { 201: deskMoney },
      errors: [
        ...(['NotFound', 'RefundTooLarge', 'NotPossibleNow'] as const),
        ...(['PreviewChanged', 'BookingChanged', 'WriteContent'] as const),
        ...(['TextTooLong', 'TextNotAllowed', 'KeyReused'] as const),
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
