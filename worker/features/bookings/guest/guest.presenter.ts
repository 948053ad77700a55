import type { Currency } from '../../../contracts/currencies'
import type { PickupKind } from '../../../contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../contracts/guest/guest-booking'
import { toClaim } from '../../../services/bookings/claims'
import type { Guest } from '../../../services/bookings/guest-env'
import type { GuestFacts } from './guest.queries'
import { toEnding } from './guest.ending'
import { toPriced } from './guest.money'
import { mayCorrectEmail } from './guest.rules'
import { actionsOf, guestFacts } from './guest.possible'
import { toChange } from './guest.change'
import { toTour, toTrip } from './guest.trip'

type MessageRow = GuestFacts['messages'][number]

/** A booking as a guest of a scope sees it at `now` (UTC ms). Companions see no personal data, messages or money. */
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
