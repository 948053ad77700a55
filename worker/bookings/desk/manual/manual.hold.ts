import { eq } from 'drizzle-orm'
import { mayWaiveShortfall } from '../../../contracts/bookings/booking-sums'
import type { ManualBooking } from '../../../contracts/bookings/manual-booking'
import type { Statement } from '../../../db/db'
import { bookings, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import { payments } from '../../../db/schema/payments'
import { requireActor } from '../../../http/auth'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readSettings } from '../../../services/settings/settings'
import { assignStatements } from '../../data/assignments'
import { bookingOf } from '../../data/booking-events'
import { tripTimer } from '../../data/deposit-cover'
import { takeStatements } from '../../data/held-seats'
import { payCurrencies } from '../../data/money'
import { seatsChangedStatements } from '../../days/seats-changed'
import { heldMails, columnsByStaff } from '../../holds/holds'
import { bookingScope, confirmationMails } from '../../mails/booking-mail'
import { requirePlausible } from '../../money/payments.rules'
import { bookingRow, quoteStatement, type Further, type NewRow } from './manual.rows'

/** The columns of a new booking with its first quote. */
export interface Written {
  row: NewRow
  quote: QuoteRow
}

/** A booking that is held or confirmed when it is recorded. @throws AppError Invalid, WriteContent, AmountUnlikely */
export async function held(
  c: MemberScope,
  wanted: ManualBooking,
  { row, quote, reference }: Written & { reference: string },
): Promise<Further> {
  const { now } = c.var
  const { status, payment, sendsMail } = wanted
  const columns = { ...(await termsOf(c, wanted, quote)), reference }
  await requireDeposit(c, wanted, columns)
  const mailsOf = status === 'confirmed' ? confirmationMails : heldMails
  const paid = payment?.amount ?? 0
  const booking = { ...bookingRow(c, row, columns), ...columns, paid }
  await requirePlausible(c, booking, { amount: paid, isSure: wanted.isSure })
  const nextDueAt = status === 'confirmed' ? tripTimer(booking, now) : columns.nextDueAt
  return {
    columns: { ...columns, nextDueAt },
    statements: heldStatements(c, wanted, { row, quote }),
    mails: sendsMail ? await mailsOf(bookingScope(c), booking, quote) : [],
  }
}

function heldStatements(
  c: MemberScope,
  { status, method, payment, reason = '' }: ManualBooking,
  { row, quote }: Written,
): Statement[] {
  const { db, now } = c.var
  const { pid, tourId, lang } = row
  const wanted = { ...quote, bookingId: bookingOf(pid), tourId, now }
  const { tripId, statements } = takeStatements(db, wanted)
  return [
    ...statements,
    quoteStatement(c, row, quote, 'accepted'),
    db.update(bookings).set({ tripId }).where(eq(bookings.pid, pid)),
    ...(payment ? [ledgerStatement(c, row, { ...payment, method, reason })] : []),
    ...(status === 'confirmed' ? assignStatements(db, { tripId, lang }) : []),
    ...seatsChangedStatements(db, tourId, now),
  ]
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

/** @throws AppError Invalid for a payment method that the company does not offer */
async function termsOf(c: MemberScope, { method }: ManualBooking, quote: QuoteRow) {
  const settings = await readSettings(c.env, c.var.db)
  const currency = method === 'krTransfer' ? 'KRW' : 'CAD'
  if (!payCurrencies(settings).includes(currency)) throw invalid('method')
  return columnsByStaff(c.var.now, quote, { currency, method }, settings.bookings)
}

/**
 * A confirmed trip without its deposit needs a reason and a recent login, as a waived deposit does.
 * @throws AppError WriteContent, ReloginNeeded
 */
async function requireDeposit(
  c: MemberScope,
  { status, payment, reason = '' }: ManualBooking,
  { deposit, currency }: Pick<BookingRow, 'deposit' | 'currency'>,
): Promise<void> {
  const paid = payment?.amount ?? 0
  if (status !== 'confirmed' || paid >= deposit) return
  if (reason.trim() === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  if (!mayWaiveShortfall({ deposit, paid, currency })) await requireActor(c, 'payments:waive')
}

export function invalid(field: string): AppError {
  return new AppError('Invalid', { fields: { [field]: 'Invalid' } })
}
