import { Hono } from 'hono'
import { deskBooking, deskBookingParams } from '../../contracts/bookings/desk-booking'
import { deskEvent, type DeskEvent } from '../../contracts/bookings/desk-events'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { jsonBody, validate } from '../../http/validate'
import { mayCause } from '../../contracts/bookings/booking-events'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { staffEvent, auditOfBooking } from '../data/booking-events'
import { causeOnce } from '../data/once'
import { writeBooking } from '../data/booking-refusal'
import { purgeSeats } from '../days/seats-changed'
import { quoteRefusal } from '../data/open-quote'
import { bookingOf, requireBooking, type FoundBooking } from './desk.queries'
import { effectOf } from './desk.effects'

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

/**
 * Causes an event of a booking. A repeated request causes nothing.
 * @throws AppError NotFound, BookingChanged if the booking has moved on since `version`, NotPossibleNow, KeyReused, and
 * the errors of the event itself
 */
async function causeEvent(c: MemberScope, id: number, cause: DeskEvent) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, cause)
  await causeOnce(db, key, {
    run: async () => {
      const found = await requireBooking(db, id)
      requirePossible(found, cause, c.var.now)
      await applyEffect(c, found, { cause, key })
    },
    // The first request may have taken the last place.
    duplicateErrors: ['BookingChanged', 'NotPossibleNow', 'DayFull', 'SeatsGone'],
  })
}

/** @throws AppError BookingChanged, NotPossibleNow */
function requirePossible({ booking, facts }: FoundBooking, cause: DeskEvent, now: number): void {
  if (booking.version !== cause.version) throw new AppError('BookingChanged')
  if (!mayCause(cause.event, 'staff', facts, now)) throw new AppError('NotPossibleNow')
}

/** Everything that an event writes, in the order that its checks in the database need. */
async function applyEffect(
  c: MemberScope,
  found: FoundBooking,
  { cause, key }: { cause: DeskEvent; key: RequestKey | null },
): Promise<void> {
  const { booking } = found
  const effect = await effectOf(c, found, cause)
  const { statements = [], after = [], mails = [], data = {}, auditedAs = cause.event } = effect
  const event = staffEvent(c.var, booking, { event: cause.event, data, requestKey: key })
  const audit = auditOfBooking(c, booking.id, auditedAs)
  await writeBooking(c, [...statements, event, ...after, audit], mails, quoteRefusal)
  purgeSeats(c, [booking.tourId])
}
