import { quoteTotals } from '../../contracts/bookings/quote-prices'
import type { QuoteInput } from '../../contracts/bookings/quotes'
import { CURRENT_POLICY, REFUND_POLICIES } from '../../contracts/bookings/refund-policy'
import type { QuoteBasis, QuoteContent, Size } from './quotes.content'
import { lastDay, movedOrNew, startsOn, validUntilOf } from './quotes.days'
import { linesOf, withSum } from './quotes.lines'

/**
 * The content of a draft: the admin's input, else the draft's values, else values from the prices,
 * the itinerary and the guest's request.
 */
export function writeQuote(
  basis: QuoteBasis,
  input: QuoteInput,
  before: QuoteContent | null,
): QuoteContent {
  const { departure, terms, lang } = basis
  const size = sizeOf(basis, input, before)
  const start = startsOn(basis, input, before)
  const days = input.days ?? movedOrNew(basis, before, start.startDay)
  const lines = input.lines ?? linesOf(basis, before, { ...size, startDay: start.startDay })
  const endDay = departure?.endDay ?? lastDay(basis, start.startDay, days)
  const trip = { ...start, endDay }
  const withoutDeposit = input.withoutDeposit ?? before?.withoutDeposit ?? false
  return {
    tripId: departure?.id ?? null,
    ...trip,
    ...size,
    ...quoteTotals(lines.map(withSum), { lang, withoutDeposit }, terms),
    withoutDeposit,
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
