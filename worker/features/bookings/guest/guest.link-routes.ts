import { Hono } from 'hono'
import { guestParams, openRequest } from '../../../contracts/bookings/guest-requests'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { setGuestCookie } from '../../../services/bookings/guest-cookies'
import { openLink, mailLink } from './guest.links'

const describe = describeAs('bookings')

/** Opening a booking by its mailed link, and having the link mailed again. */
export const guestLinkRoutes = new Hono<AppEnv>()
  .post(
    '/guest/:pid/open',
    describe(
      'openBooking',
      'Open a booking with the key of its mailed link; sets the cookie `guest`',
      {
        response: null,
        errors: ['NotFound', 'LinkWrong', 'LinkEnded'],
      },
    ),
    validate('param', guestParams),
    jsonBody(openRequest),
    async (c) => {
      const { booking, scope } = await openLink(
        c,
        c.req.valid('param').pid,
        c.req.valid('json').key,
      )
      setGuestCookie(c, booking, scope)
      return c.body(null, 204)
    },
  )
  .post(
    '/guest/:pid/link',
    describe(
      'mailBookingLink',
      'Mail the link again to the address of the booking; the response tells nothing about it',
      {
        response: null,
        errors: ['NotFound'],
      },
    ),
    validate('param', guestParams),
    async (c) => {
      await mailLink(c, c.req.valid('param').pid)
      return c.body(null, 204)
    },
  )
