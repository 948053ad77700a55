import { eq } from 'drizzle-orm'
import type { ManualBooking } from '../../../contracts/manual-booking'
import type { Statement } from '../../../db/db'
import { bookings, type QuoteRow } from '../../../db/schema/bookings'
import { payments } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { assignStatements } from '../../../services/bookings/assignments'
import { bookingScope } from '../../../services/bookings/booking-mail'
import { confirmationMails } from '../../../services/bookings/deposit-cover'
import { bookingOf } from '../../../services/bookings/event-statement'
import { takeStatements } from '../../../services/bookings/held-seats'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { tripTimer } from '../../../services/bookings/trip-timer'
import { readSettings } from '../../../services/settings/settings'
import { seatsChangedStatements } from '../../../services/trips/seats-changed'
import { bookingRow, type Further, type NewRow } from './manual.rows'
import { columnsByStaff } from '../holds/holds.rules'
import { quoteStatement } from './manual.quote'
import { heldMails, type HeldBooking } from '../quotes/quotes.mails'

/** The columns of a booking with the quote that it begins with. */
export interface Written {
  row: NewRow
  quote: QuoteRow
}

interface Held extends Written {
  reference: string
}

/** A booking whose date is held, or that is confirmed at once. @throws AppError Invalid, WriteContent */
export async function held(
  c: MemberScope,
  wanted: ManualBooking,
  { row, quote, reference }: Held,
): Promise<Further> {
  const { now } = c.var
  const { status, payment, sendsMail } = wanted
  const columns = { ...(await termsOf(c, wanted, quote)), reference }
  requireReason(wanted, columns.deposit)
  const paid = payment?.amount ?? 0
  const booking = { ...bookingRow(c, row, columns), ...columns, paid }
  const nextDueAt = status === 'confirmed' ? tripTimer(booking, now) : columns.nextDueAt
  return {
    columns: { ...columns, nextDueAt },
    statements: heldStatements(c, wanted, { row, quote }),
    mails: sendsMail ? await heldMailsOf(c, booking, { status, quote }) : [],
  }
}

/** @throws AppError Invalid for a way that cannot be paid */
async function termsOf(c: MemberScope, { method }: ManualBooking, quote: QuoteRow) {
  const settings = await readSettings(c.env, c.var.db)
  const currency = method === 'krTransfer' ? 'KRW' : 'CAD'
  if (!payCurrencies(settings).includes(currency)) throw invalid('method')
  return columnsByStaff(c.var.now, quote, { currency, method }, settings.bookings)
}

/** @throws AppError WriteContent for a confirmed trip without its deposit */
function requireReason({ status, payment, reason = '' }: ManualBooking, deposit: number): void {
  const paid = payment?.amount ?? 0
  if (status === 'confirmed' && paid < deposit && reason.trim() === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
}

function heldStatements(
  c: MemberScope,
  { status, method, payment, reason = '' }: ManualBooking,
  { row, quote }: Written,
): Statement[] {
  const { db, now } = c.var
  const { pid, tourId, lang } = row
  const { tripId, statements } = takeStatements(db, {
    ...quote,
    bookingId: bookingOf(pid),
    tourId,
    now,
  })
  return [
    ...statements,
    quoteStatement(c, row, quote, 'accepted'),
    db.update(bookings).set({ tripId }).where(eq(bookings.pid, pid)),
    ...(payment ? [ledgerStatement(c, row, { ...payment, method, reason })] : []),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    ...seatsChangedStatements(db, tourId, now),
  ]
}

function heldMailsOf(
  c: MemberScope,
  booking: HeldBooking,
  { status, quote }: { status: ManualBooking['status']; quote: QuoteRow },
) {
  const scope = bookingScope(c)
  return status === 'confirmed'
    ? confirmationMails(scope, booking, quote)
    : heldMails(scope, booking, quote)
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

export function invalid(field: string): AppError {
  return new AppError('Invalid', { fields: { [field]: 'Invalid' } })
}
