import type { Currency } from '../../contracts/currencies'
import { AppError } from '../../http/errors'
import type { BookingRow } from '../../db/schema/bookings'
import type { BookingState } from '../../services/bookings/booking-state'

interface Converted {
  amount: number
  entryAmount?: number | undefined
  rateNote?: string | undefined
}

/**
 * Money in another currency than the booking's is credited only with both amounts and how they were converted; else both
 * amounts are the same.
 * @throws AppError CurrencyDiffers
 */
export function requireSameCurrency(
  entry: { currency: Currency },
  booking: { currency: Currency },
  { amount, entryAmount, rateNote = '' }: Converted,
): void {
  const isSame = entry.currency === booking.currency
  const isSound = isSame
    ? (entryAmount ?? amount) === amount
    : rateNote !== '' && Math.sign(entryAmount ?? 0) === Math.sign(amount)
  if (!isSound) throw new AppError('CurrencyDiffers')
}

/** Statuses in which money comes too late: no date is held for it. */
const LATE: ReadonlySet<string> = new Set(['expired', 'closed', 'cancelled'])

/** Whether no date is held that money could be for. */
export function isLate({ status }: Pick<BookingRow, 'status'>): boolean {
  return LATE.has(status)
}

/** The days that mails name, where there is a trip or an accepted quote. */
export function daysOf({ trip, acceptedQuote }: BookingState) {
  return trip ?? acceptedQuote ?? undefined
}
