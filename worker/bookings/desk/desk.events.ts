import { Hono } from 'hono'
import { mayCause, type DeskEventName } from '../../contracts/bookings/booking-events'
import {
  deskBooking,
  deskBookingParams,
  deskEvent,
  type DeskEvent,
  type Caused,
} from '../../contracts/bookings/desk-booking'
import { requirePermission } from '../../http/auth'
import type { AppEnv, MemberScope } from '../../http/context'
import { describeAs } from '../../http/describe'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { jsonBody, validate } from '../../http/validate'
import { hideStory } from '../../services/members/story-records'
import {
  cancelByCompany,
  cancelForGuest,
  cancelUnpaid,
  undoCancellation,
} from '../cancellation/desk-cancellations'
import { missedTrip } from '../cancellation/missed-trip'
import {
  staffEvent,
  auditOfBooking,
  requireReason,
  type Cause,
  type DeskEffect,
} from '../data/booking-events'
import { changeBooking, endWaiting, endDeadline } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { causeOnce, writeBooking } from '../data/booking-write'
import { endQuotes } from '../data/open-quote'
import { purgeSeats } from '../days/seats-changed'
import { releaseHold, reviveHold, extendHold } from '../holds/holds.desk'
import { releaseOffer } from '../holds/offers.lapse'
import { bookingScope } from '../mails/booking-mail'
import { waiveDeposit } from '../money/deposit-waiver'
import { agreeForGuest } from '../quotes/changes.move'
import { offerPlace } from '../waitlist/waitlist.offer'
import { guestMails } from './desk.messages'
import { bookingOf, requireBooking, type FoundBooking } from './desk.queries'

const describe = describeAs('bookings')
const mayManage = requirePermission('bookings:manage')

export const deskEventRoutes = new Hono<AppEnv>().post(
  '/admin/bookings/:id/events',
  describe('causeBookingEvent', 'Cause an event of a booking that the desk causes by its name', {
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
  await writeBooking(c, [...statements, event, ...after, audit], mails)
  purgeSeats(c, [booking.tourId])
}

type Effects = { [Event in DeskEventName]: Cause<Event, FoundBooking> }

/** The effect of each event of the table. One without an effect does not compile. */
const EFFECTS: Effects = {
  'cancel.guest': cancelForGuest,
  'cancel.company': cancelByCompany,
  'cancel.unpaid': cancelUnpaid,
  'cancel.undo': undoCancellation,
  'deposit.cover': waiveDeposit,
  'request.decline': declineRequest,
  'waitlist.offer': offerPlace,
  'link.renew': renewLink,
  'hold.extend': extendHold,
  'hold.release': releaseHold,
  revive: reviveHold,
  'trip.complete': completeTrip,
  'trip.no_show': missTrip,
  'trip.correct': correctTrip,
  'change.accept': agreeForGuest,
}

/** The effect of an event with what an admin entered for it. */
function effectOf<Event extends DeskEventName>(
  c: MemberScope,
  found: FoundBooking,
  { event, data }: Caused<Event>,
) {
  return EFFECTS[event](c, found, data)
}

function declineRequest(
  c: MemberScope,
  found: FoundBooking,
  { reason }: { reason: string },
): DeskEffect<'bookingDeclined'> {
  const { db } = c.var
  const { id } = found.booking
  return {
    statements: [
      ...releaseOffer(c.var, found.booking),
      endQuotes(db, id, { from: 'open', to: 'superseded' }),
      endWaiting(db, id),
    ],
    mails: guestMails(c, found, { template: 'bookingDeclined', reason }),
    data: { reason },
  }
}

/** Revokes all links and cookies of the guest and mails a new link. */
function renewLink(c: MemberScope, found: FoundBooking): DeskEffect<'bookingLink'> {
  const { id, linkGeneration } = found.booking
  const booking = { ...found.booking, linkGeneration: linkGeneration + 1 }
  return {
    statements: [changeBooking(c.var.db, id, { linkGeneration: linkGeneration + 1 })],
    mails: guestMails(c, { ...found, booking }, { template: 'bookingLink' }),
  }
}

/** An admin reports that a trip took place. */
function completeTrip(c: MemberScope, { booking }: FoundBooking): DeskEffect<never> {
  return { statements: [endDeadline(c.var.db, booking.id)] }
}

async function missTrip(
  c: MemberScope,
  { booking }: FoundBooking,
  { reason }: { reason: string },
): Promise<DeskEffect<'tripMissed'>> {
  const { trip } = await readState(c.var.db, booking)
  return missedTrip(bookingScope(c), booking, { reason, trip })
}

/** Swaps “completed” and “no show”. @throws AppError WriteContent without a reason for “no show” */
async function correctTrip(
  c: MemberScope,
  found: FoundBooking,
  input: { reason: string },
): Promise<DeskEffect<'tripMissed'>> {
  const isMissed = found.booking.status === 'no_show'
  if (!isMissed) requireReason(input.reason)
  if (isMissed) return completeTrip(c, found)
  const effect = await missTrip(c, found, input)
  const { db, now, member } = c.var
  const hidden = hideStory(db, found.booking.id, { userId: member.userId, now })
  return { ...effect, statements: [...(effect.statements ?? []), hidden] }
}
