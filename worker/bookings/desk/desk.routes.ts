import { Hono } from 'hono'
import { deskBookings } from '../../contracts/bookings/desk-bookings'
import { bookingsQuery } from '../../contracts/bookings/bookings-query'
import { manualBooking, manualReceipt } from '../../contracts/bookings/manual-booking'
import { deskBooking, deskBookingParams } from '../../contracts/bookings/desk-booking'
import { deskMessage } from '../../contracts/bookings/desk-messages'
import { requirePermission } from '../../http/auth'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { createManual } from './manual/manual.actions'
import { listBookings } from './desk.list-queries'
import { writeMessage } from './desk.messages'
import { bookingOf } from './desk.queries'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')
export const deskBookingsRoutes = new Hono<AppEnv>()
  .get(
    '/admin/bookings',
    describe('listBookings', 'Bookings of a column, the newest first, and how many are in each', {
      response: deskBookings,
    }),
    mayManage,
    validate('query', bookingsQuery),
    async (c) => c.json(await listBookings(c.var.db, c.req.valid('query'), c.var), 200),
  )
  .post(
    '/admin/bookings',
    describe('createBooking', 'Create a booking that came by phone, mail, chat or board', {
      responses: { 201: manualReceipt },
      errors: [
        ...(['EmailInvalid', 'WriteContent', 'SeatsGone', 'DayFull'] as const),
        ...(['DayClosed', 'TextTooLong', 'TextNotAllowed', 'KeyReused'] as const),
      ],
      headers: ['idempotency-key'],
    }),
    mayManage,
    jsonBody(manualBooking),
    async (c) => c.json(await createManual(c, c.req.valid('json')), 201),
  )
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
