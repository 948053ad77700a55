import type { BookingEvent } from '../../../contracts/bookings/booking-states'
import type { DeskEvent } from '../../../contracts/bookings/desk-events'
import type { MemberScope } from '../../../http/context'
import type { DeskCause, DeskEffect } from '../../../services/bookings/desk-effects'
import { agreeForGuest } from '../changes/changes.desk'
import { declineRequest } from '../request/request.desk'
import { renewLink } from '../guest/guest.link-renewal'
import { releaseHold } from '../holds/holds.desk'
import { reviveHold } from '../holds/holds.revive'
import { extendHold } from '../holds/holds.extend'
import type { FoundBooking } from './desk.queries'
import { completeTrip, correctTrip, missTrip } from './travel.desk'

type Cause = (
  c: MemberScope,
  found: FoundBooking,
  data: DeskEvent['data'],
) => DeskEffect | Promise<DeskEffect>

type BookingCause = (...given: Parameters<DeskCause>) => DeskEffect | Promise<DeskEffect>

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
export function ofBooking(cause: BookingCause | undefined): Cause | undefined {
  return cause && ((c, { booking }, data) => cause(c, booking, data))
}
