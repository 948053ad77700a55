import { Hono } from 'hono'
import { deskBooking, deskBookingParams } from '../../contracts/bookings/desk-booking'
import { deskEvent } from '../../contracts/bookings/desk-events'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { causeEvent } from './desk.actions'
import { bookingOf } from './desk.queries'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

export const deskEventRoutes = new Hono<AppEnv>().post(
  '/admin/bookings/:id/events',
  describe('causeBookingEvent', 'Decline a request, renew its links, cancel a trip or undo that', {
    response: deskBooking,
    errors: [
      ...(['BookingChanged', 'NotPossibleNow', 'DayFull', 'DayClosed'] as const),
      ...(['SeatsGone', 'QuoteNotOpen', 'TooLate', 'ReloginNeeded'] as const),
      ...(['WriteContent', 'TextTooLong', 'TextNotAllowed', 'KeyReused'] as const),
    ],
    headers: ['idempotency-key'],
  }),
  mayManage,
  validate('param', deskBookingParams),
  jsonBody(deskEvent),
  async (c) => {
    const { id } = c.req.valid('param')
    await causeEvent(c, id, c.req.valid('json'))
    return c.json(await bookingOf(c, id), 200)
  },
)
