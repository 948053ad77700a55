import { eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/booking-states'
import { addDays, calgaryDay } from '../../contracts/calendar'
import type { DeskMoney, NewPayment } from '../../contracts/payments'
import { auditStatement } from '../../db/audit'
import type { Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { assignStatements } from '../../services/bookings/assignments'
import { readState } from '../../services/bookings/booking-facts'
import { getBooking } from '../../services/bookings/find-booking'
import { bookingScope } from '../../services/bookings/booking-mail'
import { untilNotOvertaken } from '../../services/bookings/booking-refusal'
import { eventStatement } from '../../services/bookings/event-statement'
import { runBatchWithMails } from '../../services/mail/outbox'
import { isLate, paymentMails } from './payments.mails'
import { toDeskMoney } from './payments.presenter'
import { findByKey, getEntry, markEntry, readLedger, settleClaims } from './payments.queries'

/** The money of a booking. @throws AppError NotFound */
export async function readMoney({ var: { db } }: MemberScope, id: number): Promise<DeskMoney> {
  return toDeskMoney(await readLedger(db, id))
}

/**
 * Records money that was seen, whatever the booking's state: a hold whose deposit is covered is confirmed by it, and where no
 * date is held it is late. A repeated request records nothing.
 * @throws AppError NotFound, Invalid, EntrySpent, CurrencyDiffers, RefundTooLarge for a reversal of more than is there,
 * KeyReused
 */
export async function recordPayment(
  c: MemberScope,
  id: number,
  payment: NewPayment,
): Promise<DeskMoney> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, payment)
  await runOnce({
    find: key && (() => findByKey(db, payments, key)),
    run: () => storePayment(c, id, payment, key),
    duplicateErrors: new Set(['BookingChanged', 'EntrySpent', 'RefundTooLarge']),
  })
  return readMoney(c, id)
}

/** Money is never dropped because the booking moved: the batch is repeated against the state as it is then. */
async function storePayment(
  c: MemberScope,
  id: number,
  payment: NewPayment,
  key: RequestKey | null,
): Promise<number> {
  await requireSound(c, id, payment)
  return untilNotOvertaken(async () => {
    await runPayment(c, await getBooking(c.var.db, id), payment, key)
    return id
  })
}

/** @throws AppError NotFound, Invalid, CurrencyDiffers */
async function requireSound(c: MemberScope, id: number, payment: NewPayment): Promise<void> {
  const { db, now } = c.var
  // Korea is a day ahead.
  if (payment.day > addDays(calgaryDay(now), 1))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
  if (payment.amount < 0 && payment.reason === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  if (payment.entryId === undefined) return
  const [booking, entry] = await Promise.all([getBooking(db, id), getEntry(db, payment.entryId)])
  if (entry.sameAsId !== null) throw new AppError('EntrySpent')
  if (entry.currency === booking.currency) return
  const { entryAmount = 0, rateNote = '' } = payment
  if (rateNote === '' || Math.sign(entryAmount) !== Math.sign(payment.amount))
    throw new AppError('CurrencyDiffers')
}

async function runPayment(
  c: MemberScope,
  before: BookingRow,
  payment: NewPayment,
  key: RequestKey | null,
): Promise<void> {
  const { db, now, member } = c.var
  const { amount } = payment
  const { id, version } = before
  const status = before.status as BookingStatus
  const paid = before.paid + amount
  const isCovered = status === 'on_hold' && amount > 0 && paid >= before.deposit
  const state = await readState(db, before)
  const by = { bookingId: id, actor: 'staff', actorId: member.userId, at: now } as const
  const cover: Statement[] = isCovered
    ? [
        eventStatement(db, {
          ...by,
          version: version + 1,
          event: 'deposit.cover',
          from: 'on_hold',
          to: 'confirmed',
        }),
        ...assignStatements(db, before),
      ]
    : []
  const statements: Statement[] = [
    ledgerStatement(c, before, payment, key),
    ...(payment.entryId === undefined ? [] : [markEntry(db, payment.entryId)]),
    ...(amount > 0 ? [settleClaims(db, id, now)] : []),
    ...columnStatements(c, before, { isCovered, isReceipt: amount > 0 }),
    eventStatement(db, {
      ...by,
      version,
      event: 'money.note',
      from: status,
      to: status,
      data: { amount, ...(payment.entryId !== undefined && { entry: payment.entryId }) },
    }),
    ...cover,
    auditStatement(c, {
      action: amount > 0 ? 'payment.receive' : 'payment.reverse',
      subjectType: 'booking',
      subjectId: id,
      detail: `${amount} ${before.currency}`,
    }),
  ]
  const after = { ...before, paid, status: isCovered ? ('confirmed' as const) : status }
  const mails =
    amount > 0
      ? await paymentMails(bookingScope(c), { booking: after, state, arrived: amount }, isCovered)
      : []
  await runBatchWithMails(c, statements, mails)
}

function ledgerStatement(
  { var: { db, now, member } }: MemberScope,
  { id }: BookingRow,
  { amount, method, day, reason, entryId, entryAmount, rateNote }: NewPayment,
  key: RequestKey | null,
): Statement {
  return db.insert(payments).values({
    bookingId: id,
    kind: amount > 0 ? 'receipt' : 'reversal',
    amount,
    bankEntryId: entryId ?? null,
    entryAmount: entryId === undefined ? null : (entryAmount ?? amount),
    rateNote: rateNote ?? null,
    valueDay: day,
    method,
    byUser: member.userId,
    reason,
    at: now,
    requestKey: key?.key ?? null,
    requestHash: key?.bodyHash ?? null,
  })
}

/** A confirmed trip is looked at when it ends; late money makes its guest wait for an answer. */
function columnStatements(
  { var: { db, now } }: MemberScope,
  booking: BookingRow,
  { isCovered, isReceipt }: { isCovered: boolean; isReceipt: boolean },
): Statement[] {
  const ofBooking = eq(bookings.id, booking.id)
  if (isCovered) return [db.update(bookings).set({ nextDueAt: booking.endsAt }).where(ofBooking)]
  if (isReceipt && isLate(booking))
    return [
      db
        .update(bookings)
        .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
        .where(ofBooking),
    ]
  return []
}
