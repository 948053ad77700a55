import { Hono } from 'hono'
import { deskBooking, deskBookingParams } from '../../../contracts/bookings/desk-booking'
import { deskMessage } from '../../../contracts/bookings/desk-messages'
import { requirePermission } from '../../../http/auth'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { writeMessage } from './desk.messages'
import { bookingOf } from './desk.booking'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

export const deskBookingRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bookings/:id',
    describe('getBooking', 'A booking with its messages, events and possible actions', {
      response: deskBooking,
    }),
    mayManage,
    validate('param', deskBookingParams),
    async (c) => c.json(await bookingOf(c, c.req.valid('param').id), 200),
  )
  .post(
    '/admin/bookings/:id/messages',
    describe('writeToGuest', 'Write to the guest, or add a note that only admins read', {
      response: deskBooking,
      errors: ['NotPossibleNow', 'WriteContent', 'TextTooLong', 'TextNotAllowed', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    mayManage,
    validate('param', deskBookingParams),
    jsonBody(deskMessage),
    async (c) => {
      const { id } = c.req.valid('param')
      await writeMessage(c, id, c.req.valid('json'))
      return c.json(await bookingOf(c, id), 200)
    },
  )
