import { travellersUntil } from '../../contracts/bookings/booking-deadlines'
import { eventsFor, type BookingEvent } from '../../contracts/bookings/booking-events'
import type { PickupKind } from '../../contracts/bookings/booking-limits'
import type { BookingFacts } from '../../contracts/bookings/event-guards'
import type { GuestBooking } from '../../contracts/bookings/guest-booking'
import { offeredWays, type WaysSetting } from '../../contracts/bookings/pay-methods'
import type { Currency } from '../../contracts/currencies'
import { addDays } from '../../contracts/dates/calendar'
import { imageUrl } from '../../contracts/media/image-address'
import { pick } from '../../db/pick'
import type { BookingRow } from '../../db/schema/bookings'
import { meetingPointIn, nameIn } from '../../db/tour-names'
import { isLinkMailable, type Guest, type GuestScope } from '../access/guest-link'
import { toClaim } from '../data/claims'
import { toCrew } from '../data/crew'
import { mayClaim, paidBooking } from '../data/money'
import { policyDayOf, askedSince } from '../quotes/changes'
import { toQuote } from '../quotes/quotes.presenter'
import { toEnding } from './guest.ending'
import { toPriced, toDeadline } from './guest.money'
import type { GuestFacts } from './guest.queries'
import { mayCorrectEmail, guestFacts, mayWrite } from './guest.rules'

/** Events that the guest's page has a request for. */
const OFFERED: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'request.withdraw',
  'quote.accept',
  'quote.ask',
  'quote.decline',
  'hold.release',
  'change.ask',
  'change.accept',
  'cancel.guest',
])

/** The one that the browser of a request may send before the mailed link is opened. */
const OFFERED_BEFORE_LINK: BookingEvent = 'request.withdraw'

type MessageRow = GuestFacts['messages'][number]

interface Circumstances {
  /** UTC ms. */
  now: number
  /** The currencies that a quote can be paid in. */
  currencies: Currency[]
  bank: WaysSetting | null
}

/** A booking as a guest of a scope sees it. Companions see no personal data, messages or money. */
export function toGuestBooking(
  { booking, scope }: Guest,
  facts: GuestFacts,
  circumstances: Circumstances,
): GuestBooking {
  const { now } = circumstances
  const { status, party, children, pickupKind, pickup } = booking
  const isPack = scope === 'pack'
  const isLead = scope === 'lead'
  return {
    ...pick(booking, 'pid', 'version', 'lang'),
    scope,
    status: status || 'requested',
    now,
    tour: toTour(booking, facts),
    trip: toTrip(booking, facts),
    ...(status === 'confirmed' && facts.trip && { hours: pick(facts.trip, 'startsAt', 'endsAt') }),
    crew: status === 'confirmed' ? toCrew(facts.crew) : [],
    party: { adults: party - children, children },
    pickup: { kind: pickupKind as PickupKind, text: pickup },
    guest: isPack ? null : toContact({ booking, scope }, now),
    awaitsSince: isPack ? null : booking.awaitsSince,
    ...(!isPack && facts.place !== null && { place: facts.place }),
    ...(isPack && toPlan(booking, facts)),
    ...(scope !== 'requester' && toAskedWaiver(booking, facts, { isLead, now })),
    ...(isLead ? toLeads(booking, facts, circumstances) : OF_OTHERS),
    actions: actionsOf(scope, booking, guestFacts(booking, facts), now),
  }
}

const OF_OTHERS = { reason: null, messages: [], claims: [] }

/** The part for the lead alone: the messages, the quote and the money, and what follows from them. */
function toLeads(
  booking: BookingRow,
  facts: GuestFacts,
  { now, currencies, bank }: Circumstances,
): Pick<GuestBooking, 'reason' | 'messages' | 'claims'> & Partial<GuestBooking> {
  const { quote, story, terms } = facts
  return {
    reason: facts.reason,
    messages: facts.messages.map(toMessage),
    claims: facts.claims.map((row) => toClaim(booking, row)),
    ways: offeredWays(bank, paidBooking(booking)),
    ...(facts.wasOffered && { wasOffered: true as const }),
    ...(quote?.status === 'open' && {
      terms: { version: terms, isAgreed: booking.termsVersion === terms },
    }),
    ...(story && { story }),
    ...toTravellerList(booking, facts, now),
    ...toPriced(booking, quote, currencies),
    ...toEnding(booking, facts.ending, now),
    ...toChange(booking, facts),
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

function toContact({ booking, scope }: Guest, now: number): GuestBooking['guest'] {
  return {
    ...pick(booking, 'name', 'email', 'phone', 'notes'),
    mayCorrectEmail: mayCorrectEmail(scope, booking),
    isLinkMailable: isLinkMailable(booking, now),
  }
}

function toTour({ lang }: BookingRow, { tour, tourNames }: GuestFacts): GuestBooking['tour'] {
  if (!tour) return null
  const { id, mainImageKey, focusX, focusY } = tour
  return {
    id,
    name: nameIn(tourNames, lang) ?? '',
    meetingPoint: meetingPointIn(tourNames, lang),
    imageUrl: mainImageKey === null ? null : imageUrl(mainImageKey),
    imageFocus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  }
}

/** The days of the trip, otherwise of the open quote, otherwise the requested days, YYYY-MM-DD. */
function toTrip({ wishDay, flexDays }: BookingRow, { tour, trip, quote }: GuestFacts) {
  const lastWished = wishDay && addDays(wishDay, Math.max(1, tour?.tripDays ?? 1) - 1)
  const dated = trip ?? (quote?.status === 'open' ? quote : null)
  return {
    startDay: dated?.startDay ?? wishDay,
    endDay: dated?.endDay ?? lastWished,
    startMinute: dated?.startMinute ?? null,
    flexDays,
    isDeparture: trip?.kind === 'departure',
  }
}

/** The travellers of a confirmed trip. `now` in UTC ms. */
function toTravellerList({ status }: BookingRow, facts: GuestFacts, now: number) {
  const { trip, travellers, travellersMark: mark } = facts
  if (status !== 'confirmed' || !trip) return {}
  const until = travellersUntil(trip.startsAt)
  return { travellers: { ...travellers, until: toDeadline(until), isOpen: now < until, mark } }
}

/** The waiver of a confirmed trip. `now` in UTC ms. */
function toAskedWaiver(
  { status }: BookingRow,
  { trip, waiver }: GuestFacts,
  { isLead, now }: { isLead: boolean; now: number },
): Pick<GuestBooking, 'waiver'> {
  if (status !== 'confirmed' || !trip || !waiver?.texts) return {}
  const isOpen = isLead && now < trip.endsAt
  return { waiver: { versions: waiver.texts, party: isLead ? waiver.party : null, isOpen } }
}

/** The days that the lead has agreed to, without prices. */
function toPlan({ status }: BookingRow, { booked, quote }: GuestFacts) {
  const agreed = booked ?? quote
  if (status !== 'confirmed' || agreed?.status !== 'accepted') return {}
  return { plan: pick(toQuote(agreed), 'lang', 'days') }
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

/** Actions open to the guest now (UTC ms). The page shows them, and each request checks the same rules. */
function actionsOf(
  scope: GuestScope,
  booking: BookingRow,
  facts: BookingFacts,
  now: number,
): GuestBooking['actions'] {
  if (scope === 'pack') return []
  const events = eventsFor('guest', facts, now).filter((event) => OFFERED.has(event))
  if (scope === 'requester') return events.filter((event) => event === OFFERED_BEFORE_LINK)
  return [
    ...(mayWrite(booking) ? (['message'] as const) : []),
    ...(mayClaim(booking) ? (['claim'] as const) : []),
    ...events,
  ]
}
