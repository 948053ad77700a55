import {
  balanceBy,
  completedAt,
  lapseAt,
  payBy,
  startOf,
  type DeadlineSettings,
} from '../../../contracts/bookings/booking-deadlines'
import { nextHoldTimer } from '../../../contracts/bookings/booking-timers'
import type { Currency } from '../../../contracts/currencies'
import type { PayMethod } from '../../../contracts/bookings/pay-methods'
import type { QuoteRow } from '../../../db/schema/bookings'

/** The columns of a booking that is held from `now` (UTC ms) on the terms of a quote. */
export function heldColumns(
  now: number,
  quote: QuoteRow,
  { currency, method }: { currency: Currency; method: PayMethod },
  settings: DeadlineSettings,
) {
  const due = payBy(now, quote, method, settings)
  const end = lapseAt(due, quote, settings)
  const isWon = currency === 'KRW'
  return {
    currency,
    payMethod: method,
    party: quote.party,
    extraRooms: quote.extraRooms,
    total: isWon ? quote.totalWon : quote.totalCents,
    deposit: isWon ? quote.depositWon : quote.depositCents,
    policy: quote.policy,
    payBy: due,
    lapseAt: end,
    balanceBy: balanceBy(now, quote, { payBy: due, balanceDays: settings.balanceDays }),
    endsAt: completedAt(quote),
    // A claim made for an earlier hold does not extend this one.
    claimedAt: null,
    nextDueAt: nextHoldTimer({ heldAt: now, payBy: due, lapseAt: end, lang: quote.lang }, now),
  }
}

/** Like `heldColumns`, for an admin, who may hold a date until its start, and a trip that has begun until its end. */
export function columnsByStaff(...hold: Parameters<typeof heldColumns>) {
  const [now, quote] = hold
  const columns = heldColumns(...hold)
  if (columns.payBy > now) return columns
  const start = startOf(quote)
  const end = start > now ? start : completedAt(quote)
  return { ...columns, payBy: end, lapseAt: end, nextDueAt: end }
}
