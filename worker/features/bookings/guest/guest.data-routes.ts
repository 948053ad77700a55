import { Hono } from 'hono'
import { z } from 'zod'
import { emailCorrection } from '../../../contracts/bookings/guest-requests'
import { guestBooking } from '../../../contracts/guest/guest-booking'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody } from '../../../http/validate'
import { requireGuest } from '../../../services/bookings/guest-access'
import { setRequesterCookie } from '../../../services/bookings/guest-cookies'
import { readGuestBooking } from './guest.actions'
import { readGuestData } from './guest.data'
import { correctEmail } from './guest.email'

const describe = describeAs('bookings')

/** Reading what is stored about a guest, and correcting the address. */
export const guestDataRoutes = new Hono<AppEnv>()
  .get(
    '/guest/:pid',
    describe('getGuestBooking', 'A booking as its guest sees it', { response: guestBooking }),
    requireGuest('pack'),
    async (c) => c.json(await readGuestBooking(c), 200),
  )
  .get(
    '/guest/:pid/data',
    describe('getGuestData', 'Everything stored about the guest of a booking, as a file', {
      response: z.record(z.string(), z.unknown()),
    }),
    requireGuest('lead'),
    async (c) => {
      c.header('content-disposition', `attachment; filename="${c.var.guest.booking.pid}.json"`)
      return c.json(await readGuestData(c), 200)
    },
  )
  .post(
    '/guest/:pid/email',
    describe(
      'correctBookingEmail',
      'Correct the address of a request: once, within a day, by the browser that sent it, before the link is opened',
      { response: null, errors: ['NotPossibleNow', 'BookingChanged', 'EmailInvalid'] },
    ),
    requireGuest('requester'),
    jsonBody(emailCorrection),
    async (c) => {
      const booking = await correctEmail(c, c.req.valid('json').email)
      setRequesterCookie(c, booking.pid, booking)
      return c.body(null, 204)
    },
  )
