import { Hono } from 'hono'
import {
  cancellationPreview,
  deskCancellationQuery,
  cancelledTrip,
  tripCancellation,
  tripCancellationPreview,
  tripParams,
} from '../../contracts/bookings/cancellation'
import { deskBookingParams } from '../../contracts/bookings/desk-booking'
import {
  refundList,
  refundsQuery,
  lateMoneyList,
  lateMoneyQuery,
} from '../../contracts/bookings/refunds'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { validate, jsonBody } from '../../http/validate'
import { previewDeskCancellation } from '../cancellation/desk-cancellations'
import { cancelTrip } from '../cancellation/trip-cancellation'
import { previewTripCancellation } from '../cancellation/trip-cancellation.queries'
import { listRefunds, listLateMoney } from '../money/refunds.queries'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')
const mayConfirm = requirePermission('payments:confirm')
const mayCancelTrip = requirePermission('trips:cancel')

/** The desk's lists of refunds and late money, and cancellations with their previews. */
export const refundsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/refunds',
    describe('listRefunds', 'Refunds to approve, to send, and sent', { response: refundList }),
    mayConfirm,
    validate('query', refundsQuery),
    async (c) => {
      const { db, lang } = c.var
      return c.json(await listRefunds(db, c.req.valid('query'), lang), 200)
    },
  )
  .get(
    '/admin/late-money',
    describe('listLateMoney', 'Bookings with money but without a held date', {
      response: lateMoneyList,
    }),
    mayConfirm,
    validate('query', lateMoneyQuery),
    async (c) => {
      const { db, lang, now } = c.var
      const today = calgaryDay(now)
      return c.json(await listLateMoney(db, c.req.valid('query'), { lang, today }), 200)
    },
  )
  .get(
    '/admin/bookings/:id/cancellation',
    describe('previewDeskCancellation', 'Preview the refund of a cancellation at the desk', {
      response: cancellationPreview,
      errors: ['NotFound', 'NotPossibleNow'],
    }),
    mayManage,
    validate('param', deskBookingParams),
    validate('query', deskCancellationQuery),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await previewDeskCancellation(c, id, c.req.valid('query')), 200)
    },
  )
  .get(
    '/admin/trips/:id/cancellation',
    describe(
      'previewTripCancellation',
      'Preview the cancellation of a trip: its bookings and their refunds',
      { response: tripCancellationPreview, errors: ['NotFound'] },
    ),
    requirePermission('trips:manage'),
    validate('param', tripParams),
    async (c) => c.json(await previewTripCancellation(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/trips/:id/cancel',
    describe('cancelTrip', 'Cancel a trip with all its bookings; every party gets a full refund', {
      response: cancelledTrip,
      errors: [
        ...(['NotFound', 'NotPossibleNow', 'TooLate', 'TooManyParties'] as const),
        ...(['EditConflict', 'BookingChanged', 'WriteContent', 'TextTooLong'] as const),
        ...(['TextNotAllowed', 'KeyReused'] as const),
      ],
      headers: ['idempotency-key'],
    }),
    mayCancelTrip,
    validate('param', tripParams),
    jsonBody(tripCancellation),
    async (c) => c.json(await cancelTrip(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
