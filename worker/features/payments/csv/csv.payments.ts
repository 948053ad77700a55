import { and, asc, eq, gt, gte, lte } from 'drizzle-orm'
import { formatReference } from '../../../contracts/booking-reference'
import type { Db } from '../../../db/db'
import { bookings } from '../../../db/schema/bookings'
import { bankEntries, payments } from '../../../db/schema/payments'
import { csvTime } from '../../../services/csv'
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

/** Rows of the ledger after an id, of bank days from `from` to `to` (YYYY-MM-DD). */
export async function paymentLines(
  db: Db,
  after: number,
  { from, to }: { from: string; to: string },
): Promise<Lines> {
  const found = await db
    .select({ payment: payments, booking: bookings, entry: bankEntries })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bankEntries, eq(bankEntries.id, payments.bankEntryId))
    .where(and(gt(payments.id, after), gte(payments.valueDay, from), lte(payments.valueDay, to)))
    .orderBy(asc(payments.id))
    .limit(ROWS_A_PAGE)
  const rows = found.map(({ payment, booking, entry }) => [
    payment.id,
    payment.valueDay,
    booking.pid,
    booking.reference && formatReference(booking.reference),
    booking.name,
    payment.kind,
    unitsOf(booking.currency, payment.amount),
    booking.currency,
    payment.method,
    entry?.account ?? null,
    entry && payment.entryAmount !== null ? unitsOf(entry.currency, payment.entryAmount) : null,
    entry?.currency ?? null,
    payment.rateNote,
    payment.reason,
    csvTime(payment.at),
  ])
  return pageOf(rows)
}
