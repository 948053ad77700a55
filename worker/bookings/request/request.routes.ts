import { Hono } from 'hono'
import {
  bookingReceipt,
  bookingRequest,
  type BookingReceipt,
} from '../../contracts/bookings/booking-request'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody } from '../../http/validate'
import { setRequesterCookie } from '../access/guest-cookies'
import { sendRequest } from './request.actions'

const describe = describeAs('bookings')

export const requestRoutes = new Hono<AppEnv>().post(
  '/bookings',
  describe(
    'requestBooking',
    'Ask for a trip. It holds nothing; the link to the booking is mailed. Visitors answer the sum question, ' +
      'verified members need not',
    {
      responses: { 201: bookingReceipt },
      errors: [
        ...(['SessionExpired', 'NotFound', 'EmailInvalid', 'TextTooLong'] as const),
        ...([
          'SpamPreventionIncorrect',
          'DayClosed',
          'DayFull',
          'OutOfSeason',
          'SeatsGone',
          'StillSeats',
        ] as const),
        ...(['CutOffPassed', 'KeyReused'] as const),
      ],
      headers: ['idempotency-key'],
    },
  ),
  jsonBody(bookingRequest),
  async (c) => {
    const request = c.req.valid('json')
    const { booking, isOwn, isHeld } = await sendRequest(c, request)
    setRequesterCookie(c, booking.pid, isOwn ? booking : null)
    const later = isHeld && ({ isMailLater: true } as const)
    const status = request.waits ? 'waitlisted' : 'requested'
    const receipt = { pid: booking.pid, status, ...later } as const
    return c.json<BookingReceipt, 201>(receipt, 201)
  },
)
