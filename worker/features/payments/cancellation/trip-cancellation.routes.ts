import { Hono } from 'hono'
import {
  cancelledTrip,
  tripCancellation,
  tripCancellationPreview,
  tripParams,
} from '../../../contracts/payments/trip-cancellation'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { cancelTrip } from './trip-cancellation'
import { previewTripCancellation } from './trip-cancellation.queries'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')
const mayRefund = requirePermission('payments:refund')

/** The company cancels a trip with all its bookings. */
export const tripCancellationRoutes = new Hono<AppEnv>()
  .get(
    '/admin/trips/:id/cancellation',
    describe(
      'previewTripCancellation',
      'Preview the cancellation of a trip: its bookings and their refunds',
      { response: tripCancellationPreview, errors: ['NotFound'] },
    ),
    mayManage,
    validate('param', tripParams),
    async (c) => c.json(await previewTripCancellation(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/trips/:id/cancel',
    describe('cancelTrip', 'Cancel a trip with all its bookings; every party gets a full refund', {
      response: cancelledTrip,
      errors: [
        'NotFound',
        'NotPossibleNow',
        'TooLate',
        'TooManyParties',
        'EditConflict',
        'BookingChanged',
        'WriteContent',
        'TextTooLong',
        'TextNotAllowed',
        'KeyReused',
      ],
      headers: ['idempotency-key'],
    }),
    mayRefund,
    validate('param', tripParams),
    jsonBody(tripCancellation),
    async (c) => c.json(await cancelTrip(c, c.req.valid('param').id, c.req.valid('json')), 200),
  )
