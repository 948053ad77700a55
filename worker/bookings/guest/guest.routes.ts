import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { guestBooking } from '../../contracts/bookings/guest-booking'
import {
  codeRequest,
  guestParams,
  openRequest,
  emailCorrection,
} from '../../contracts/bookings/guest-requests'
import { bookings } from '../../db/schema/bookings'
import { guests } from '../../db/schema/guests'
import { outbox } from '../../db/schema/mail'
import type { AppEnv } from '../../http/context'
import { describeAs } from '../../http/describe'
import { requireWithinLimit } from '../../http/rate-limits'
import { jsonBody, validate } from '../../http/validate'
import { bookingExport, guestExport, namedExport } from '../../services/members/booking-export'
import { requireGuest, type GuestRequest } from '../access/guest-access'
import { scopeOfCookie, setGuestCookie, setRequesterCookie } from '../access/guest-cookies'
import { readGuestBooking } from './guest.actions'
import { readGuestCalendar } from './guest.calendar'
import { guestAnswerRoutes } from './guest.answer-routes'
import { openLink, openByCode, mailLink } from './guest.links'
import { correctEmail } from './guest.request'

const describe = describeAs('bookings')

/** The guest's page of a booking: opening it, its data, messages and answers. */
export const guestRoutes = new Hono<AppEnv>()
  .post(
    '/guest/:pid/open',
    describe(
      'openBooking',
      'Open a booking with the key of its mailed link; sets the cookie `guest`',
      { response: null, errors: ['NotFound', 'LinkWrong', 'LinkEnded'] },
    ),
    validate('param', guestParams),
    jsonBody(openRequest),
    async (c) => {
      const { pid } = c.req.valid('param')
      const { booking, scope } = await openLink(c, pid, c.req.valid('json').key)
      // Who booked may open the companions' link, too, and stays who booked.
      if (scope === 'lead' || scopeOfCookie(c, booking) !== 'lead')
        setGuestCookie(c, booking, scope)
      return c.body(null, 204)
    },
  )
  .post(
    '/guest/:pid/code',
    describe(
      'openBookingByCode',
      'Open a booking with the six-digit code of its mail; sets the cookie `guest`',
      { response: null, errors: ['NotFound', 'INCORRECT_CODE', 'LinkEnded'] },
    ),
    validate('param', guestParams),
    jsonBody(codeRequest),
    async (c) => {
      const { pid } = c.req.valid('param')
      setGuestCookie(c, await openByCode(c, pid, c.req.valid('json').code), 'lead')
      return c.body(null, 204)
    },
  )
  .post(
    '/guest/:pid/link',
    describe(
      'mailBookingLink',
      'Mail the link again to the address of the booking; the response tells nothing about it',
      { response: null, errors: ['NotFound'] },
    ),
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
    describe('getGuestData', 'Everything stored about the guest of a booking, as a file', {
      response: z.record(z.string(), z.unknown()),
    }),
    requireGuest('lead'),
    async (c) => {
      c.header('content-disposition', `attachment; filename="${c.var.guest.booking.pid}.json"`)
      return c.json(await readGuestData(c), 200)
    },
  )
  .get(
    '/guest/:pid/calendar.ics',
    describe('getTripCalendar', 'A confirmed trip as a calendar file', {
      response: 'text/calendar',
      errors: ['NotPossibleNow'],
    }),
    requireGuest('pack'),
    async (c) => {
      const { name, type, body } = await readGuestCalendar(c)
      return c.body(body, 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
      })
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
  .route('/', guestAnswerRoutes)

/**
 * Everything that is stored about the guest of a booking, as JSON: the booking with all its rows, the mails sent and the
 * desk's record of the guest.
 */
async function readGuestData({ var: scope }: GuestRequest) {
  const { db, now, guest } = scope
  const { id, email, guestId } = guest.booking
  await requireWithinLimit(scope, 'guestAct', String(id))
  const mails = db
    .select({ kind: outbox.template, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.causeType, 'booking'),
        eq(outbox.causeId, String(id)),
        eq(outbox.recipientKey, email?.toLowerCase() ?? ''),
      ),
    )
  const [sent, guestRecords, ...rows] = await db.batch([
    mails,
    guestExport(db, eq(guests.id, guestId ?? 0)),
    ...bookingExport(db, eq(bookings.id, id)),
  ])
  return { exportedAt: now, ...namedExport(rows), mails: sent, guestRecords }
}
