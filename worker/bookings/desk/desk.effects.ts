import type { BookingEvent } from '../../contracts/bookings/booking-states'
import type { DeskEventName } from '../../contracts/bookings/desk-events'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import {
  requireReason,
  type DeskCause,
  type DeskEffect,
  type EventData,
} from '../data/desk-effects'
import { deskCancellations } from '../cancellation/desk-cancellations'
import { depositWaiver } from '../money/deposit-waiver'
import { changeBooking, endWaiting, endDeadline } from '../data/waiting'
import { readState } from '../data/booking-state'
import { mailToGuest, bookingScope } from '../mails/booking-mail'
import { dropProposals } from '../data/refund-statements'
import { returnSurplus } from '../data/surplus'
import { agreeForGuest } from '../quotes/changes.desk'
import { releaseHold, reviveHold, extendHold } from '../holds/holds.desk'
import { supersedeQuotes } from '../data/open-quote'
import type { FoundBooking } from './desk.queries'
import { guestMails } from './desk.messages'

type Cause = (
  c: MemberScope,
  found: FoundBooking,
  data: EventData,
) => DeskEffect | Promise<DeskEffect>

/** Effects of the desk's events. One without an effect does not compile. */
const EFFECTS: Record<DeskEventName, Cause> = {
  'cancel.guest': ofBooking(deskCancellations['cancel.guest']),
  'cancel.company': ofBooking(deskCancellations['cancel.company']),
  'cancel.unpaid': ofBooking(deskCancellations['cancel.unpaid']),
  'cancel.undo': ofBooking(deskCancellations['cancel.undo']),
  'deposit.cover': ofBooking(depositWaiver['deposit.cover']),
  'request.decline': declineRequest,
  'link.renew': renewLink,
  'hold.extend': ofBooking(extendHold),
  'hold.release': ofBooking(releaseHold),
  revive: ofBooking(reviveHold),
  'trip.complete': ofBooking(completeTrip),
  'trip.no_show': ofBooking(missTrip),
  'trip.correct': ofBooking(correctTrip),
  'change.accept': (c, { booking }, data) => agreeForGuest(c, booking, data),
}

/** Adapts an event that needs only the booking's row. */
function ofBooking(cause: DeskCause): Cause {
  return (c, { booking }, data) => cause(c, booking, data)
}

/** The effect of an event; undefined if it cannot be caused at the desk. */
export function findCause(event: BookingEvent): Cause | undefined {
  const causes: Partial<Record<BookingEvent, Cause>> = EFFECTS
  return causes[event]
}

/** @throws AppError WriteContent */
function declineRequest(c: MemberScope, found: FoundBooking, { reason = '' }: EventData) {
  requireReason(reason)
  const { db } = c.var
  const { id } = found.booking
  return {
    to: 'closed',
    statements: [supersedeQuotes(db, id, 'open'), endWaiting(db, id)],
    mails: guestMails(c, found, { template: 'bookingDeclined', reason }),
    data: { reason },
    action: 'booking.decline',
  } satisfies DeskEffect
}

/** Revokes all links and cookies of the guest and mails a new link. */
function renewLink(c: MemberScope, found: FoundBooking): DeskEffect {
  const { id, status, linkGeneration } = found.booking
  const booking = { ...found.booking, linkGeneration: linkGeneration + 1 }
  return {
    to: status,
    statements: [changeBooking(c.var.db, id, { linkGeneration: linkGeneration + 1 })],
    mails: guestMails(c, { ...found, booking }, { template: 'bookingLink' }),
    data: {},
    action: 'booking.renewLink',
  }
}

/** An admin reports that a trip took place. */
function completeTrip(c: MemberScope, booking: BookingRow): DeskEffect {
  const statements = [endDeadline(c.var.db, booking.id)]
  return { to: 'completed', statements, mails: [], data: {}, action: 'booking.complete' }
}

/**
 * The guest did not show up: only the surplus is refunded. The mail says why and how to object.
 * @throws AppError WriteContent
 */
async function missTrip(c: MemberScope, booking: BookingRow, { reason = '' }: EventData) {
  requireReason(reason)
  const scope = bookingScope(c)
  const { db, now } = scope
  const { trip } = await readState(db, booking)
  return {
    to: 'no_show',
    statements: [endDeadline(db, booking.id), dropProposals(db, booking.id)],
    after: returnSurplus(db, booking.id, now),
    mails: await mailToGuest(scope, booking, { template: 'tripMissed', reason }, trip),
    data: { reason },
    action: 'booking.noShow',
  } satisfies DeskEffect
}

/** Swaps “completed” and “no show”. */
async function correctTrip(c: MemberScope, booking: BookingRow, data: EventData) {
  const isMissed = booking.status === 'no_show'
  const corrected = isMissed ? completeTrip(c, booking) : await missTrip(c, booking, data)
  return { ...corrected, action: 'booking.correct' }
}
