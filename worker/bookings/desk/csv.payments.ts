import { and, asc, between, eq, gt } from 'drizzle-orm'
import { formatReference } from '../../contracts/bookings/booking-reference'
import type { Db } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { bankEntries, payments, type PaymentRow, type BankEntryRow } from '../../db/schema/payments'
import { csvTime, type CsvValue } from '../../services/csv'
import { ROWS_A_PAGE, unitsOf, pageOf, type Lines } from './csv.lines'

interface Found {
  payment: PaymentRow
  booking: BookingRow
  entry: BankEntryRow | null
}

/** The columns by their titles; the amount of the bank's entry is in the entry's currency. */
const COLUMNS: Record<string, (found: Found) => CsvValue> = {
  id: ({ payment }) => payment.id,
  'bank day': ({ payment }) => payment.valueDay,
  number: ({ booking }) => booking.pid,
  reference: ({ booking: { reference } }) => reference && formatReference(reference),
  name: ({ booking }) => booking.name,
  kind: ({ payment }) => payment.kind,
  amount: ({ payment, booking }) => unitsOf(booking.currency, payment.amount),
  currency: ({ booking }) => booking.currency,
  method: ({ payment }) => payment.method,
  account: ({ entry }) => entry && entry.account,
  'entry amount': ({ payment: { entryAmount }, entry }) =>
    entry === null || entryAmount === null ? null : unitsOf(entry.currency, entryAmount),
  'entry currency': ({ entry }) => entry && entry.currency,
  rate: ({ payment }) => payment.rateNote,
  reason: ({ payment }) => payment.reason,
  recorded: ({ payment }) => csvTime(payment.at),
}

export const PAYMENT_TITLES = Object.keys(COLUMNS)

/** A page of payments after an id, with value days from `from` to `to` (YYYY-MM-DD), as lines. */
export async function paymentLines(
  db: Db,
  after: number,
  { from, to }: { from: string; to: string },
): Promise<Lines> {
  const columns = Object.values(COLUMNS)
  const found = await db
    .select({ payment: payments, booking: bookings, entry: bankEntries })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bankEntries, eq(bankEntries.id, payments.bankEntryId))
    .where(and(gt(payments.id, after), between(payments.valueDay, from, to)))
    .orderBy(asc(payments.id))
    .limit(ROWS_A_PAGE)
  return pageOf(found.map((row) => columns.map((value) => value(row))))
}
