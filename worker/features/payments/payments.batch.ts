import { eq, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/booking-states'
import type { NewPayment } from '../../contracts/payments'
import { auditStatement } from '../../db/audit'
import type { Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { readState } from '../../services/bookings/booking-facts'
import { bookingScope } from '../../services/bookings/booking-mail'
import { coverStatements } from '../../services/bookings/deposit-cover'
import { eventStatement } from '../../services/bookings/event-statement'
import { tripTimer } from '../../services/bookings/trip-timer'
import { dropReminders } from '../../services/bookings/reminders'
import type { QueuedMail } from '../../services/mail/outbox'
import { isLate, paymentMails } from './payments.mails'
import { markEntry, settleClaims } from './payments.queries'
import { receiptMails } from './receipt.mails'

/** What a payment writes, as parts of a batch. */
export interface PaymentBatch {
  statements: Statement[]
  mails: QueuedMail[]
}

/**
 * Money of a booking in the ledger, with what follows from it: its events, a guide and a vehicle once the deposit is covered,
 * mails and audit. The batch fails when the booking has moved since `before` was read.
 */
export async function paymentBatch(
  c: MemberScope,
  before: BookingRow,
  payment: NewPayment,
  key: RequestKey | null,
): Promise<PaymentBatch> {
  const { db, now, member } = c.var
  const { amount } = payment
  const { id, version } = before
  const status = before.status as BookingStatus
  const paid = before.paid + amount
  const isCovered = status === 'on_hold' && amount > 0 && paid >= before.deposit
  const state = await readState(db, before)
  const by = { bookingId: id, actor: 'staff', actorId: member.userId, at: now } as const
  const cover: Statement[] = isCovered
    ? coverStatements(db, {
        booking: { ...before, paid },
        version: version + 1,
        by: { actor: 'staff', actorId: member.userId },
        now,
      })
    : []
  const statements: Statement[] = [
    ledgerStatement(c, before, payment, key),
    ...(payment.entryId === undefined ? [] : [markEntry(db, payment.entryId)]),
    ...(amount > 0 ? [settleClaims(db, id, now), ...dropReminders(db, id)] : []),
    ...columnStatements(c, before, paid),
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
  const receipt = await receiptMails(c, { booking: after, state, paidBefore: before.paid })
  // The receipt says that the last payment has come, unless there was too much.
  const isTold = receipt.length > 0 && !isCovered && paid === before.total
  const mails =
    amount > 0 && !isTold
      ? await paymentMails(bookingScope(c), { booking: after, state, arrived: amount }, isCovered)
      : []
  return { statements, mails: [...mails, ...receipt] }
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

/** A confirmed trip is looked at when its balance is due; late money makes its guest wait for an answer. */
function columnStatements(
  { var: { db, now } }: MemberScope,
  booking: BookingRow,
  paid: number,
): Statement[] {
  const ofBooking = eq(bookings.id, booking.id)
  if (booking.status === 'confirmed')
    return [
      db
        .update(bookings)
        .set({ nextDueAt: tripTimer({ ...booking, paid }, now) })
        .where(ofBooking),
    ]
  if (paid > booking.paid && isLate(booking))
    return [
      db
        .update(bookings)
        .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
        .where(ofBooking),
    ]
  return []
}
