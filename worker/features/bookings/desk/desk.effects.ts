import type { BookingEvent } from '../../../contracts/bookings/booking-states'
import type { MemberScope } from '../../../http/context'
import {
  requireReason,
  type DeskCauses,
  type DeskEffect,
  type EventData,
} from '../../../services/bookings/desk-effects'
import { changeBooking, endWaiting } from '../../../services/bookings/waiting'
import { agreeForGuest } from '../changes/changes.desk'
import { releaseHold, reviveHold, extendHold } from '../holds/holds.desk'
import { supersedeQuotes } from '../quotes/quotes.open'
import type { FoundBooking } from './desk.queries'
import { completeTrip, correctTrip, missTrip } from './travel.desk'
import { guestMails } from './desk.mails'

type Cause = (
  c: MemberScope,
  found: FoundBooking,
  data: EventData,
) => DeskEffect | Promise<DeskEffect>

/** The events that this endpoint handles; `DESK_EVENTS` in the contract must match. */
export const EFFECTS: Partial<Record<BookingEvent, Cause>> = {
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
export function ofBooking(cause: DeskCauses[BookingEvent]): Cause | undefined {
  return cause && ((c, { booking }, data) => cause(c, booking, data))
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
