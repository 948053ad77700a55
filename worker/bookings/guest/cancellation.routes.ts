import { Hono } from 'hono'
import { cancellation, cancellationPreview, otherDate } from '../../contracts/bookings/cancellation'
import { guestBooking } from '../../contracts/bookings/guest-booking'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody } from '../../http/validate'
import { requireGuest } from '../access/guest-access'
import { readAgain } from './guest.actions'
import { cancelByGuest, previewCancellation } from '../cancellation/cancellation.actions'
import { askForOtherDate } from '../cancellation/other-date'

const describe = describeAs('bookings')

const previewRoute = new Hono<AppEnv>().get(
  '/guest/:pid/cancellation',
  describe('previewCancellation', 'Preview the refund if the guest cancels the trip now', {
    response: cancellationPreview,
    errors: ['NotPossibleNow'],
  }),
  requireGuest('lead'),
  async (c) => c.json(await previewCancellation(c), 200),
)

const cancelRoute = new Hono<AppEnv>().post(
  '/guest/:pid/cancel',
  describe('cancelBooking', 'Cancel a trip, or release a held date', {
    response: guestBooking,
    errors: ['PreviewChanged', 'BookingChanged', 'NotPossibleNow', 'KeyReused'],
    headers: ['idempotency-key'],
  }),
  requireGuest('lead'),
  jsonBody(cancellation),
  async (c) => {
    await cancelByGuest(c, c.req.valid('json'))
    return c.json(await readAgain(c), 200)
  },
)

const otherDateRoute = new Hono<AppEnv>().post(
  '/guest/:pid/other-date',
  describe('askForOtherDate', 'Ask for another date after the company has cancelled', {
    response: guestBooking,
    errors: ['NotPossibleNow', 'RefundSent', 'WriteContent', 'TextTooLong', 'KeyReused'],
    headers: ['idempotency-key'],
  }),
  requireGuest('lead'),
  jsonBody(otherDate),
  async (c) => {
    await askForOtherDate(c, c.req.valid('json').text)
    return c.json(await readAgain(c), 200)
  },
)

/** The guest cancels a trip, or asks for another date after the company has cancelled it. */
export const cancellationRoutes = new Hono<AppEnv>()
  .route('/', previewRoute)
  .route('/', cancelRoute)
  .route('/', otherDateRoute)
