import { addDays } from '../../../contracts/calendar'
import type { Currency } from '../../../contracts/currencies'
import type { PickupKind } from '../../../contracts/booking-limits'
import type { GuestBooking } from '../../../contracts/guest-booking'
import { imageUrl } from '../../../contracts/image-address'
import type { BookingRow } from '../../../db/schema/bookings'
import { nameIn } from '../../../db/tour-names'
import { toClaim } from '../../../services/bookings/claims'
import type { Guest } from '../../../services/bookings/guest-env'
import type { GuestFacts } from './guest.queries'
import { toEnding } from './guest.ending'
import { askedSince, policyDayOf } from '../changes/changes.rules'
import { toPriced } from './guest.money'
import { toQuote } from '../quotes/quotes.presenter'
import { actionsOf, guestFacts, mayCorrectEmail } from './guest.rules'

type MessageRow = GuestFacts['messages'][number]

/** A booking as a guest of a scope sees it at `now` (UTC ms): companions see no one's data, messages or money. */
export function toGuestBooking(
  { booking, scope }: Guest,
  facts: GuestFacts,
  { now, currencies }: { now: number; currencies: Currency[] },
): GuestBooking {
  const { pid, status, version, lang, party, children, pickupKind, pickup } = booking
  const isLead = scope === 'lead'
  return {
    pid,
    scope,
    status: status || 'requested',
    version,
    now,
    lang,
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

/** What is asked for and offered to change. */
function toChange(
  booking: BookingRow,
  facts: GuestFacts,
): Pick<GuestBooking, 'booked' | 'policyDay' | 'changePolicyDay' | 'wish'> {
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

export function toMessage({ id, author, body, createdAt }: MessageRow) {
  return {
    _id: id,
    author: author === 'guest' ? ('guest' as const) : ('staff' as const),
    text: body,
    createdAt,
  }
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

function toTrip({ wishDay, flexDays }: BookingRow, { tour, trip }: GuestFacts) {
  const lastWished = wishDay && addDays(wishDay, Math.max(1, tour?.tripDays ?? 1) - 1)
  return {
    startDay: trip?.startDay ?? wishDay,
    endDay: trip?.endDay ?? lastWished,
    flexDays,
    isDeparture: trip?.kind === 'departure',
  }
}

function toContact({ booking, scope }: Guest): GuestBooking['guest'] {
  const { name, email, phone, notes } = booking
  return { name, email, phone, notes, mayCorrectEmail: mayCorrectEmail(scope, booking) }
}
