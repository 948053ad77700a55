import { eq } from 'drizzle-orm'
import { startOf } from '../../contracts/booking-deadlines'
import { referenceFrom } from '../../contracts/booking-reference'
import type { ManualBooking } from '../../contracts/manual-booking'
import { quoteLine } from '../../contracts/quote-prices'
import type { Statement } from '../../db/db'
import { bookings, quotes, type BookingRow, type QuoteRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { randomInteger } from '../../http/random'
import { assignStatements } from '../../services/bookings/assignments'
import { bookingScope, NEW_BOOKING } from '../../services/bookings/booking-mail'
import { confirmationMails } from '../../services/bookings/deposit-cover'
import { bookingOf } from '../../services/bookings/event-statement'
import { takeStatements } from '../../services/bookings/held-seats'
import { payCurrencies } from '../../services/bookings/pay-ways'
import { tripTimer } from '../../services/bookings/trip-timer'
import type { QueuedMail } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { seatsChangedStatements } from '../../services/trips/seats-changed'
import { BLANK_BOOKING } from './blank-booking'
import { columnsByStaff } from './holds.rules'
import { basisOf } from './quotes.actions'
import { heldMails, quoteMails } from './quotes.mails'
import { columnsOf } from './quotes.presenter'
import { writeQuote } from './quotes.rules'

/** What a booking that is written down has beyond a request, for the batch that inserts it. */
export interface Further {
  columns: Partial<typeof bookings.$inferInsert>
  /** After the insertion, before its event. */
  statements: Statement[]
  mails: QueuedMail[]
}

type NewRow = Pick<
  BookingRow,
  | 'source'
  | 'tourId'
  | 'flexDays'
  | 'lang'
  | 'name'
  | 'agreesToJoin'
  | 'pid'
  | 'email'
  | 'emailKey'
  | 'phone'
  | 'notes'
  | 'wishDay'
  | 'party'
  | 'children'
  | 'pickupKind'
  | 'pickup'
  | 'linkGeneration'
  | 'packGeneration'
  | 'termsVersion'
>

/**
 * A booking that is quoted, held or confirmed as it is written down: its quote, and with a date its seats, days, reference,
 * deadlines and money.
 * @throws AppError Invalid for a day that has passed or without a price, WriteContent for a confirmed one without deposit and
 * reason
 */
export async function furtherStatus(
  c: MemberScope,
  wanted: ManualBooking,
  row: NewRow,
): Promise<Further> {
  const { now } = c.var
  const quote = await firstQuote(c, wanted, row)
  if (startOf(quote) <= now) throw invalid('day')
  if (quote.totalCents <= 0) throw invalid('priceCents')
  return wanted.status === 'quoted'
    ? quoted(c, wanted, { row, quote })
    : held(c, wanted, { row, quote })
}

interface Written {
  row: NewRow
  quote: QuoteRow
}

async function quoted(c: MemberScope, wanted: ManualBooking, { row, quote }: Written) {
  const { db, now } = c.var
  if (quote.validUntil <= now) throw invalid('day')
  const booking = bookingRow(c, row, {})
  const settings = await readSettings(c.env, db)
  return {
    columns: { nextDueAt: quote.validUntil },
    statements: [quoteStatement(c, row, quote, 'open')],
    mails: wanted.sendsMail
      ? await quoteMails(bookingScope(c), booking, quote, payCurrencies(settings))
      : [],
  }
}

async function held(
  c: MemberScope,
  { method, status, payment, reason = '', sendsMail }: ManualBooking,
  { row, quote }: Written,
): Promise<Further> {
  const { db, now } = c.var
  const settings = await readSettings(c.env, db)
  const currency = method === 'krTransfer' ? 'KRW' : 'CAD'
  if (!payCurrencies(settings).includes(currency)) throw invalid('method')
  const columns = {
    ...columnsByStaff(now, quote, { currency, method }, settings.bookings),
    reference: referenceFrom(randomInteger),
  }
  const isConfirmed = status === 'confirmed'
  const paid = payment?.amount ?? 0
  if (isConfirmed && paid < columns.deposit && reason.trim() === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  const booking = { ...bookingRow(c, row, columns), ...columns, paid }
  const nextDueAt = isConfirmed ? tripTimer(booking, now) : columns.nextDueAt
  const bookingId = bookingOf(row.pid)
  const { tourId, lang } = row
  const taking = takeStatements(db, { ...quote, bookingId, tourId, now })
  const scope = bookingScope(c)
  return {
    columns: { ...columns, nextDueAt },
    statements: [
      ...taking.statements,
      quoteStatement(c, row, quote, 'accepted'),
      db.update(bookings).set({ tripId: taking.tripId }).where(eq(bookings.pid, row.pid)),
      ...(payment ? [ledgerStatement(c, row, { ...payment, method, reason })] : []),
      ...(isConfirmed ? assignStatements(db, { tripId: taking.tripId, lang }) : []),
      ...seatsChangedStatements(db, tourId, now),
    ],
    mails: !sendsMail
      ? []
      : isConfirmed
        ? await confirmationMails(scope, booking, quote)
        : await heldMails(scope, booking, quote),
  }
}

/** The quote that a booking begins with: from the prices and the itinerary of its tour, or at the named price. */
async function firstQuote(
  c: MemberScope,
  { day, tripId, priceCents }: ManualBooking,
  row: NewRow,
): Promise<QuoteRow> {
  const { now, member } = c.var
  const { party, lang, tourId } = row
  const about = { tourId, lang, party, extraRooms: 0, wishDay: day ?? null }
  const basis = await basisOf(c, about, { tripId: tripId ?? null, changedStart: null })
  const priced = priceCents === undefined ? {} : { lines: [quoteLine('tour', 1, priceCents)] }
  const content = writeQuote(basis, priced, null)
  return {
    ...columnsOf(content),
    id: 0,
    bookingId: NEW_BOOKING,
    number: 1,
    kind: 'quote',
    lang,
    status: 'open',
    createdBy: member.userId,
    createdAt: now,
    sentAt: now,
    version: 1,
    requestKey: null,
    requestHash: null,
  }
}

function quoteStatement(
  { var: { db } }: MemberScope,
  { pid }: NewRow,
  { id: _id, ...quote }: QuoteRow,
  status: 'open' | 'accepted',
): Statement {
  return db.insert(quotes).values({ ...quote, status, bookingId: bookingOf(pid) })
}

function ledgerStatement(
  { var: { db, now, member } }: MemberScope,
  { pid }: NewRow,
  { amount, day, method, reason }: { amount: number; day: string; method: string; reason: string },
): Statement {
  return db.insert(payments).values({
    bookingId: bookingOf(pid),
    kind: 'receipt',
    amount,
    valueDay: day,
    method: method as 'etransfer',
    byUser: member.userId,
    reason,
    at: now,
  })
}

/** What mails are written from, before the row is there. */
function bookingRow(
  { var: { now } }: MemberScope,
  row: NewRow,
  columns: Partial<BookingRow>,
): BookingRow {
  return {
    ...BLANK_BOOKING,
    id: NEW_BOOKING,
    status: '',
    version: 0,
    tripId: null,
    userId: null,
    awaitsSince: null,
    createdAt: now,
    updatedAt: now,
    requestKey: null,
    requestHash: null,
    ...row,
    ...columns,
  }
}

function invalid(field: string): AppError {
  return new AppError('Invalid', { fields: { [field]: 'Invalid' } })
}
