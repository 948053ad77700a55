import { and, asc, between, eq, gt } from 'drizzle-orm'
import { formatReference } from '../../../contracts/bookings/booking-reference'
import type { Db } from '../../../db/db'
import { bookings, type BookingRow } from '../../../db/schema/bookings'
import {
  bankEntries,
  payments,
  type PaymentRow,
  type BankEntryRow,
} from '../../../db/schema/payments'
import { csvTime, type CsvValue } from '../../../services/csv'
import { ROWS_A_PAGE, unitsOf, pageOf, type Lines } from './csv.lines'

export const PAYMENT_TITLES = [
  'id',
  'bank day',
  'number',
  'reference',
  'name',
  'kind',
  'amount',
  'currency',
  'method',
  'account',
  'entry amount',
  'entry currency',
  'rate',
  'reason',
  'recorded',
]

/** A page of payments after an id, with value days from `from` to `to` (YYYY-MM-DD), as lines. */
export async function paymentLines(
  db: Db,
  after: number,
  { from, to }: { from: string; to: string },
): Promise<Lines> {
  const isWanted = and(gt(payments.id, after), between(payments.valueDay, from, to))
  const found = await db
    .select({ payment: payments, booking: bookings, entry: bankEntries })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bankEntries, eq(bankEntries.id, payments.bankEntryId))
    .where(isWanted)
    .orderBy(asc(payments.id))
    .limit(ROWS_A_PAGE)
  const rows = found.map(({ payment, booking, entry }) => [
    payment.id,
    payment.valueDay,
    ...bookedBy(booking),
    payment.kind,
    unitsOf(booking.currency, payment.amount),
    booking.currency,
    payment.method,
    ...entryColumns(payment, entry),
    payment.rateNote,
    payment.reason,
    csvTime(payment.at),
  ])
  return pageOf(rows)
}

function bookedBy({ pid, reference, name }: BookingRow): CsvValue[] {
  return [pid, reference && formatReference(reference), name]
}

/** The columns of the payment's bank entry, with the amount in the entry's currency. */
function entryColumns({ entryAmount }: PaymentRow, entry: BankEntryRow | null): CsvValue[] {
  if (!entry) return [null, null, null]
  const { account, currency } = entry
  return [account, entryAmount === null ? null : unitsOf(currency, entryAmount), currency]
}
