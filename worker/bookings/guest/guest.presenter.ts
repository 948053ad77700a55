import type { Currency } from '../../contracts/currencies'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import { addDays } from '../../contracts/dates/calendar'
import { imageUrl } from '../../contracts/media/image-address'
import { pick } from '../../db/pick'
import type { BookingRow } from '../../db/schema/bookings'
import { nameIn } from '../../db/tour-names'
import { toClaim } from '../data/claims'
import type { Guest } from '../access/guest-link'
import { policyDayOf } from '../quotes/changes.rules'
import { askedSince } from '../quotes/changes.wishes'
import { toQuote } from '../quotes/quotes.presenter'
import type { GuestFacts } from './guest.queries'
import { toEnding } from './guest.ending'
import { toPriced } from './guest.money'
import { mayCorrectEmail, guestFacts } from './guest.rules'
import { actionsOf } from './guest.offers'

type MessageRow = GuestFacts['messages'][number]

/** A booking as a guest of a scope sees it at `now` (UTC ms). Companions see no personal data, messages or money. */
export function toGuestBooking(
  { booking, scope }: Guest,
  facts: GuestFacts,
  { now, currencies }: { now: number; currencies: Currency[] },
): GuestBooking {
  const { status, party, children, pickupKind, pickup } = booking
  const isLead = scope === 'lead'
  return {
    ...pick(booking, 'pid', 'version', 'lang'),
    scope,
    status: status || 'requested',
    now,
    tour: toTour(booking, facts),
    trip: toTrip(booking, facts),
    party: { adults: party - children, children },
    pickup: { kind: pickupKind as PickupKind, text: pickup },
    guest: scope === 'pack' ? null : toContact({ booking, scope }),
    awaitsSince: scope === 'pack' ? null : booking.awaitsSince,
    reason: isLead ? facts.reason : null,
    messages: isLead ? facts.messages.map(toMessage) : [],
    claims: isLead ? facts.claims.map((row) => toClaim(booking, row)) : [],
    ...(isLead && toPriced(booking, facts.quote, currencies)),
    ...(isLead && toEnding(booking, facts.ending, now)),
    ...(isLead && toChange(booking, facts)),
    actions: actionsOf(scope, booking, guestFacts(booking, facts), now),
  }
}

export function toMessage({ id, author, body, createdAt }: MessageRow) {
  return {
    _id: id,
    author: author === 'guest' ? ('guest' as const) : ('staff' as const),
    text: body,
    createdAt,
  }
}

function toContact({ booking, scope }: Guest): GuestBooking['guest'] {
  const { name, email, phone, notes } = booking
  return { name, email, phone, notes, mayCorrectEmail: mayCorrectEmail(scope, booking) }
}

function toTour({ lang }: BookingRow, { tour, tourNames }: GuestFacts): GuestBooking['tour'] {
  if (!tour) return null
  const { id, mainImageKey } = tour
  return {
    id,
    name: nameIn(tourNames, lang) ?? '',
    imageUrl: mainImageKey === null ? null : imageUrl(mainImageKey),
  }
}

/** The days of the trip, otherwise of the open quote, otherwise the requested days, YYYY-MM-DD. */
function toTrip({ wishDay, flexDays }: BookingRow, { tour, trip, quote }: GuestFacts) {
  const lastWished = wishDay && addDays(wishDay, Math.max(1, tour?.tripDays ?? 1) - 1)
  const dated = trip ?? (quote?.status === 'open' ? quote : null)
  return {
    startDay: dated?.startDay ?? wishDay,
    endDay: dated?.endDay ?? lastWished,
    flexDays,
    isDeparture: trip?.kind === 'departure',
  }
}

/** The guest's requested change, and the terms that an offered change would replace. */
function toChange(booking: BookingRow, facts: GuestFacts) {
  const { booked, wish, quote, trip, changes } = facts
  const isOffered = booked !== null && quote !== null && trip !== null
  const askedAt = isOffered ? askedSince(changes, quote.sentAt ?? 0) : 0
  return {
    ...(booked !== null || quote?.status === 'accepted' ? { policyDay: booking.policyDay } : {}),
    ...(isOffered && {
      booked: toQuote(booked),
      changePolicyDay: policyDayOf({ booking, trip, quote, askedAt }),
    }),
    ...(wish && {
      wish: { day: wish.day ?? null, party: wish.party ?? null, askedAt: wish.askedAt },
    }),
  }
}
