import type { DeskEventName } from '../../contracts/bookings/booking-events'
import type { Caused } from '../../contracts/bookings/desk-events'
import type { MemberScope } from '../../http/context'
import { requireReason, type Cause, type DeskEffect } from '../data/desk-effects'
import {
  cancelByCompany,
  cancelForGuest,
  cancelUnpaid,
  undoCancellation,
} from '../cancellation/desk-cancellations'
import { missedTrip } from '../cancellation/missed-trip'
import { waiveDeposit } from '../money/deposit-waiver'
import { readState } from '../data/booking-state'
import { changeBooking, endWaiting, endDeadline } from '../data/waiting'
import { bookingScope } from '../mails/booking-mail'
import { agreeForGuest } from '../quotes/changes.desk'
import { releaseHold, reviveHold, extendHold } from '../holds/holds.desk'
import { releaseOffer } from '../holds/offers.lapse'
import { offerPlace } from '../waitlist/waitlist.offer'
import { endQuotes } from '../data/open-quote'
import { hideStory } from '../../services/members/story-records'
import type { FoundBooking } from './desk.queries'
import { guestMails } from './desk.messages'

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
export function effectOf<Event extends DeskEventName>(
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
