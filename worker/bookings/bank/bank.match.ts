import { inArray } from 'drizzle-orm'
import type { NewMatches } from '../../contracts/bookings/bank-entries'
import type { NewPayment } from '../../contracts/bookings/payments'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { payments, type BankEntryRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { runBatchWithMails } from '../../services/mail/outbox'
import { untilNotOvertaken, writeOnce } from '../data/booking-write'
import { paymentBatch, type PaymentBatch } from '../money/payments.batch'
import { getEntry, requirePlausible, requireSameCurrency } from '../money/payments.rules'
import { auditOfEntry } from './bank.entries'
import { readEntry } from './bank.queries'

/**
 * Books an entry for one to four bookings, for all or for none: ledger, events, mails and audit log are one batch. If a
 * booking moves between the check and the batch, the bookings are read again and the batch is retried, because money
 * that was seen is never dropped. A repeated request books nothing.
 * @throws AppError NotFound, BookingChanged if a booking is not as the admin saw it, EntrySpent, CurrencyDiffers,
 * AmountUnlikely unless the admin is sure, KeyReused
 */
export async function matchEntry(c: MemberScope, id: number, matches: NewMatches) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, matches)
  await writeOnce(db, payments, key, {
    run: () => storeMatches(c, id, matches, key),
    duplicateErrors: ['BookingChanged', 'EntrySpent'],
  })
  return readEntry(db, id, c.var)
}

async function storeMatches(
  c: MemberScope,
  id: number,
  matches: NewMatches,
  key: RequestKey | null,
): Promise<void> {
  const entry = await getEntry(c.var.db, id)
  const found = await bookingsOf(c, matches)
  requireSound(entry, matches, found)
  await Promise.all(
    matches.map((match) => requirePlausible(c, bookingIn(found, match), match, entry)),
  )
  await untilNotOvertaken(async () => {
    const { statements, mails } = await matchBatch(c, entry, matches, key)
    await runBatchWithMails(c, statements, mails)
  })
}

async function matchBatch(
  c: MemberScope,
  entry: BankEntryRow,
  matches: NewMatches,
  key: RequestKey | null,
): Promise<PaymentBatch> {
  const rows = await bookingsOf(c, matches)
  const parts = await Promise.all(
    matches.map((match, index) => {
      // One row of the ledger is enough to find the request again.
      const rowKey = index === 0 ? key : null
      return paymentBatch(c, bookingIn(rows, match), toPayment(entry, match), rowKey)
    }),
  )
  const ids = matches.map(({ bookingId }) => bookingId).join(', ')
  const audit = auditOfEntry(c, 'bank.match', entry, `bookings ${ids}`)
  return {
    statements: [...parts.flatMap(({ statements }) => statements), audit],
    mails: parts.flatMap(({ mails }) => mails),
  }
}

async function bookingsOf({ var: { db } }: MemberScope, matches: NewMatches) {
  const ids = matches.map(({ bookingId }) => bookingId)
  const rows = await db.select().from(bookings).where(inArray(bookings.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

type Match = NewMatches[number]

/** @throws AppError NotFound, BookingChanged, EntrySpent, CurrencyDiffers */
function requireSound(
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
function bookingIn(rows: ReadonlyMap<number, BookingRow>, { bookingId }: Match): BookingRow {
  const booking = rows.get(bookingId)
  if (!booking) throw new AppError('NotFound')
  return booking
}

function ofEntry({ amount, entryAmount = amount }: Match): number {
  return entryAmount
}

function toPayment(
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
