import { addDays } from '../../../contracts/calendar'
import { calgaryDay } from '../../../contracts/calgary-clock'
import {
  changeUntil,
  validUntil as endOfQuote,
  type DatedTrip,
} from '../../../contracts/booking-deadlines'
import { quoteTotals } from '../../../contracts/quote-prices'
import { START_MINUTE } from '../../../services/trips/trip-times'
import type { QuoteInput } from '../../../contracts/quote-input'
import { CURRENT_POLICY, REFUND_POLICIES } from '../../../contracts/refund-policy'
import type { QuoteBasis, QuoteContent, Size } from './quotes.content'
import { lastDay, movedOrNew } from './quotes.days'
import { linesOf, withSum } from './quotes.lines'

/** A draft: what the admin wrote, else what the draft had, else what prices, itinerary and wish make. */
export function writeQuote(
  basis: QuoteBasis,
  input: QuoteInput,
  before: QuoteContent | null,
): QuoteContent {
  const { departure, terms, lang } = basis
  const size = sizeOf(basis, input, before)
  const start = startsOn(basis, input, before)
  const days = input.days ?? movedOrNew(basis, before, start.startDay)
  const lines = input.lines ?? linesOf(basis, before, size)
  const endDay = departure?.endDay ?? lastDay(basis, start.startDay, days)
  const trip = { ...start, endDay }
  return {
    tripId: departure?.id ?? null,
    ...trip,
    ...size,
    ...quoteTotals(lines.map(withSum), lang, terms),
    days,
    wonPerCad: terms.wonPerCad,
    policy: input.policy ?? before?.policy ?? REFUND_POLICIES[CURRENT_POLICY],
    note: input.note ?? before?.note ?? '',
    validUntil: validUntilOf(basis, trip, { input, before }),
  }
}

function sizeOf(basis: QuoteBasis, input: QuoteInput, before: QuoteContent | null): Size {
  return {
    party: input.party ?? before?.party ?? basis.party,
    extraRooms: input.extraRooms ?? before?.extraRooms ?? basis.extraRooms,
  }
}

/** Of a departure its own. */
function startsOn(basis: QuoteBasis, input: QuoteInput, before: QuoteContent | null) {
  const wanted = basis.departure ?? input
  return {
    startDay: wanted.startDay ?? before?.startDay ?? firstDay(basis),
    startMinute: wanted.startMinute ?? before?.startMinute ?? START_MINUTE,
  }
}

/** An offer of the same start keeps its end, unless the admin says otherwise. */
function validUntilOf(
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
  // Late enough that the guest has the usual time to answer.
  return wishDay ?? addDays(calgaryDay(now), deadlines.quoteDays + deadlines.leadDays + 1)
}
