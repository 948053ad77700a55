import { Hono } from 'hono'
import { z } from 'zod'
import {
  changeWish,
  emailCorrection,
  guestParams,
  newGuestMessage,
  openRequest,
  withdrawal,
} from '../../../contracts/guest-requests'
import { guestBooking, guestMessage } from '../../../contracts/guest-booking'
import { quoteAnswer } from '../../../contracts/quote-answer'
import type { AppEnv } from '../../../http/context'
import { describeAs } from '../../../http/describe'
import { jsonBody, validate } from '../../../http/validate'
import { requireGuest } from '../../../services/bookings/guest-access'
import { setGuestCookie, setRequesterCookie } from '../../../services/bookings/guest-cookies'
import { askForChange } from '../changes/changes.ask'
import { readAgain, readGuestBooking } from './guest.actions'
import { readGuestData } from './guest.data'
import { correctEmail } from './guest.email'
import { mailLink, openLink } from './guest.links'
import { writeToCompany } from './guest.messages'
import { withdrawRequest } from './guest.withdrawal'
import { answerQuote } from '../quotes/quotes.answers'

const describe = describeAs('bookings')

export const guestRoutes = new Hono<AppEnv>()
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
    describe('mailBookingLink', 'Mail the link again, to the booking’s own address; says nothing', {
      response: null,
      errors: ['NotFound'],
    }),
    validate('param', guestParams),
    async (c) => {
      await mailLink(c, c.req.valid('param').pid)
      return c.body(null, 204)
    },
  )
  .get(
    '/guest/:pid',
    describe('getGuestBooking', 'A booking as its guest sees it', { response: guestBooking }),
    requireGuest('pack'),
    async (c) => c.json(await readGuestBooking(c), 200),
  )
  .get(
    '/guest/:pid/data',
    describe('getGuestData', 'All that is stored about the guest of a booking, as a file', {
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
  .post(
    '/guest/:pid/messages',
    describe('writeGuestMessage', 'Write to the company', {
      responses: { 201: guestMessage },
      errors: ['WriteContent', 'TextTooLong', 'TooLate', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(newGuestMessage),
    async (c) => c.json(await writeToCompany(c, c.req.valid('json').text), 201),
  )
  .post(
    '/guest/:pid/quote',
    describe('answerQuote', 'Accept the open quote, ask about it or decline it', {
      response: guestBooking,
      errors: [
        'QuoteNotOpen',
        'BookingChanged',
        'NotPossibleNow',
        'TooLate',
        'HoldLimit',
        'SeatsGone',
        'DayFull',
        'DayClosed',
        'WriteContent',
        'KeyReused',
      ],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(quoteAnswer),
    async (c) => {
      await answerQuote(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/change',
    describe('askForChange', 'Ask for another day or party of a trip that is held or booked', {
      response: guestBooking,
      errors: ['TooLate', 'NotPossibleNow', 'WriteContent', 'TextTooLong', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('lead'),
    jsonBody(changeWish),
    async (c) => {
      await askForChange(c, c.req.valid('json'))
      return c.json(await readAgain(c), 200)
    },
  )
  .post(
    '/guest/:pid/withdraw',
    describe('withdrawRequest', 'Take a request back', {
      response: guestBooking,
      errors: ['NotPossibleNow', 'BookingChanged', 'KeyReused'],
      headers: ['idempotency-key'],
    }),
    requireGuest('requester'),
    jsonBody(withdrawal),
    async (c) => {
      await withdrawRequest(c, c.req.valid('json').version)
      return c.json(await readAgain(c), 200)
    },
  )
