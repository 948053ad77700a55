import { addDays } from '../../../contracts/dates/calendar'
import { calgaryDay } from '../../../contracts/dates/calgary-clock'
import {
  changeUntil,
  validUntil as endOfQuote,
  type DatedTrip,
} from '../../../contracts/bookings/booking-deadlines'
import { START_MINUTE } from '../../../services/trips/trip-times'
import type { QuoteInput } from '../../../contracts/quotes/quote-input'
import type { QuoteBasis, QuoteContent } from './quotes.content'

/** A departure sets its own start. */
export function startsOn(basis: QuoteBasis, input: QuoteInput, before: QuoteContent | null) {
  const wanted = basis.departure ?? input
  return {
    startDay: wanted.startDay ?? before?.startDay ?? firstDay(basis),
    startMinute: wanted.startMinute ?? before?.startMinute ?? START_MINUTE,
  }
}

/** A quote with the same start stays valid until the same time, unless the admin says otherwise. UTC ms. */
export function validUntilOf(
  basis: QuoteBasis,
  trip: DatedTrip,
  { input, before }: { input: QuoteInput; before: QuoteContent | null },
): number {
  const { validDays } = input
  if (validDays === undefined && before?.startDay === trip.startDay) return before.validUntil
  return endOf(basis, trip, validDays ?? basis.deadlines.quoteDays)
}

function endOf({ now, changedStart }: QuoteBasis, trip: DatedTrip, quoteDays: number): number {
  return changedStart === null
    ? endOfQuote(now, trip, quoteDays)
    : changeUntil(now, trip, { quoteDays, startsAt: changedStart })
}

function firstDay({ wishDay, now, deadlines }: QuoteBasis): string {
  // Late enough that the guest has the usual number of days to answer.
  return wishDay ?? addDays(calgaryDay(now), deadlines.quoteDays + deadlines.leadDays + 1)
}
