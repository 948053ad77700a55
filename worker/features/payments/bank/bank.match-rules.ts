import type { NewMatches } from '../../../contracts/bank/bank-matches'
import type { NewPayment } from '../../../contracts/payments/payments'
import type { BookingRow } from '../../../db/schema/bookings'
import type { BankEntryRow } from '../../../db/schema/payments'
import { AppError } from '../../../http/errors'
import { requireSameCurrency } from '../payments.rules'

type Match = NewMatches[number]

/** @throws AppError NotFound, BookingChanged, EntrySpent, CurrencyDiffers */
export function requireSound(
  entry: BankEntryRow,
  matches: NewMatches,
  rows: ReadonlyMap<number, BookingRow>,
): void {
  for (const match of matches) {
    const booking = bookingIn(rows, match)
    requireSameCurrency(entry, booking, match)
    if (booking.version !== match.version) throw new AppError('BookingChanged')
  }
  const wanted = matches.reduce((sum, match) => sum + ofEntry(match), 0)
  if (entry.sameAsId !== null || wanted > entry.amount - entry.spent)
    throw new AppError('EntrySpent')
}

/** @throws AppError NotFound */
export function bookingIn(rows: ReadonlyMap<number, BookingRow>, { bookingId }: Match): BookingRow {
  const booking = rows.get(bookingId)
  if (!booking) throw new AppError('NotFound')
  return booking
}

function ofEntry({ amount, entryAmount = amount }: Match): number {
  return entryAmount
}

/** Converts a match to a payment. */
export function toPayment(
  { id, day, currency, memo }: BankEntryRow,
  { amount, entryAmount, rateNote }: Match,
): NewPayment {
  const isTransfer = /e-?transfer|etrnsfr|virement interac/i.test(memo ?? '')
  const canadian = isTransfer ? 'etransfer' : 'transfer'
  return {
    amount,
    method: currency === 'KRW' ? 'krTransfer' : canadian,
    day,
    reason: '',
    entryId: id,
    ...(entryAmount !== undefined && { entryAmount }),
    ...(rateNote !== undefined && { rateNote }),
  }
}
