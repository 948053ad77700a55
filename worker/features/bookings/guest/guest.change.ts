import type { GuestBooking } from '../../../contracts/guest/guest-booking'
import type { BookingRow } from '../../../db/schema/bookings'
import { policyDayOf } from '../changes/changes.rules'
import { askedSince } from '../changes/changes.wishes'
import { toQuote } from '../quotes/quotes.presenter'
import type { GuestFacts } from './guest.queries'

/** What the guest asked to change, and what an offered change would replace. */
export function toChange(
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
