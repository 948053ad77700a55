import type { DeskBooking } from '../../../contracts/bookings/desk-booking'
import type { Lang } from '../../../contracts/languages'
import { eventsFor } from '../../../contracts/bookings/booking-states'
import type { PickupKind } from '../../../contracts/bookings/booking-limits'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { nameIn } from '../../../db/tour-names'
import type { MemberScope } from '../../../http/context'
import { requireBooking, type FoundBooking } from './desk.queries'
import { readDetails, type Details } from './desk.details'

/** A booking with its details. @throws AppError NotFound */
export async function readBooking(db: Db, id: number, reader: { lang: Lang; now: number }) {
  const found = await requireBooking(db, id)
  return toDeskBooking(found, await readDetails(db, found.booking), reader)
}

/** The booking to return after a write. */
export function bookingOf({ var: { db, lang, now } }: MemberScope, id: number) {
  return readBooking(db, id, { lang, now })
}

/** A booking as the desk sees it at `now` (UTC ms), with the tour's name in a language. */
function toDeskBooking(
  found: FoundBooking,
  { messages, events, thread, member, lacks, said }: Details,
  { lang, now }: { lang: Lang; now: number },
): DeskBooking {
  return {
    ...shownOf(found.booking),
    ...tourOf(found, lang),
    ...tripOf(found),
    lacksGuide: lacks?.guide === 1,
    lacksDeposit: lacks?.deposit === 1,
    username: member?.username ?? null,
    saysSentAt: said?.at ?? null,
    thread: thread?.id ?? null,
    messages,
    events: events.map(({ data, ...event }) => ({
      ...event,
      data: JSON.parse(data) as Record<string, unknown>,
    })),
    actions: eventsFor('staff', found.facts, now),
  }
}

function tourOf({ booking: { tourId }, tourNames }: FoundBooking, lang: Lang) {
  const named = tourNames.filter(({ name }) => name !== '')
  return {
    tour: tourId === null ? null : { id: tourId, name: nameIn(tourNames, lang) ?? '' },
    tourNames: named.map((text) => ({ lang: text.lang, txt: text.name })),
  }
}

function tripOf({ booking: { tripId }, startDay, endDay }: FoundBooking) {
  const isDated = tripId !== null && startDay !== null && endDay !== null
  return { day: startDay, trip: isDated ? { id: tripId, startDay, endDay } : null }
}

function shownOf(booking: FoundBooking['booking']) {
  return {
    ...pick(booking, 'id', 'pid', 'status', 'version', 'source', 'reference', 'userId'),
    ...pick(booking, 'name', 'email', 'phone', 'notes', 'lang', 'agreesToJoin'),
    ...pick(booking, 'party', 'children', 'wishDay', 'flexDays', 'payBy', 'lapseAt'),
    ...pick(booking, 'awaitsSince', 'firstOpenedAt', 'createdAt', 'updatedAt'),
    pickup: { kind: booking.pickupKind as PickupKind, text: booking.pickup },
  }
}
