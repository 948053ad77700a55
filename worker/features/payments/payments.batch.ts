import { eq } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/booking-states'
import type { NewPayment } from '../../contracts/payments'
import type { Statement } from '../../db/db'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { readState, type BookingState } from '../../services/bookings/booking-facts'
import { bookingScope } from '../../services/bookings/booking-mail'
import { coverStatements } from '../../services/bookings/deposit-cover'
import { auditOfBooking } from '../../services/bookings/booking-audit'
import { staffEvent } from '../../services/bookings/caused-events'
import { awaitAnswer } from '../../services/bookings/waiting'
import { tripTimer } from '../../services/bookings/trip-timer'
import { dropReminders } from '../../services/bookings/reminders'
import type { QueuedMail } from '../../services/mail/outbox'
import { isLate, paymentMails } from './payments.mails'
import { markEntry, settleClaims } from './payments.queries'
import { ledgerStatement } from './payments.ledger'
import { receiptMails } from './receipt.mails'

/** What a payment writes, as parts of a batch. */
export interface PaymentBatch {
  statements: Statement[]
  mails: QueuedMail[]
}

/** A payment and what it makes of its booking, which was as `before`. */
interface Credit {
  before: BookingRow & { status: BookingStatus }
  payment: NewPayment
  /** Of the booking, with this payment. */
  paid: number
  /** Whether it covers the deposit of a held date. */
  isCovered: boolean
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
  const { amount } = payment
  const status = before.status as BookingStatus
  const paid = before.paid + amount
  const isCovered = status === 'on_hold' && amount > 0 && paid >= before.deposit
  const credit = { before: { ...before, status }, payment, paid, isCovered }
  const state = await readState(c.var.db, before)
  return {
    statements: creditStatements(c, credit, key),
    mails: await creditMails(c, credit, state),
  }
}

function creditStatements(c: MemberScope, credit: Credit, key: RequestKey | null): Statement[] {
  const { db, now } = c.var
  const { before, payment } = credit
  const { id, currency } = before
  const { amount, entryId } = payment
  return [
    ledgerStatement(c, before, payment, key),
    ...(entryId === undefined ? [] : [markEntry(db, entryId)]),
    ...(amount > 0 ? [settleClaims(db, id, now), ...dropReminders(db, id)] : []),
    ...columnStatements(c, credit),
    staffEvent(c.var, before, {
      event: 'money.note',
      to: before.status,
      data: { amount, ...(entryId !== undefined && { entry: entryId }) },
    }),
    ...confirmStatements(c, credit),
    auditOfBooking(
      c,
      id,
      amount > 0 ? 'payment.receive' : 'payment.reverse',
      `${amount} ${currency}`,
    ),
  ]
}

function confirmStatements(
  { var: { db, now, member } }: MemberScope,
  { before, paid, isCovered }: Credit,
): Statement[] {
  if (!isCovered) return []
  const by = { actor: 'staff', actorId: member.userId } as const
  return coverStatements(db, {
    booking: { ...before, paid },
    version: before.version + 1,
    by,
    now,
  })
}

async function creditMails(
  c: MemberScope,
  { before, payment: { amount }, paid, isCovered }: Credit,
  state: BookingState,
): Promise<QueuedMail[]> {
  const booking = { ...before, paid, status: isCovered ? ('confirmed' as const) : before.status }
  const receipt = await receiptMails(c, { booking, state, paidBefore: before.paid })
  // The receipt says that the last payment has come, unless there was too much.
  const isTold = receipt.length > 0 && !isCovered && paid === before.total
  if (amount <= 0 || isTold) return receipt
  const told = await paymentMails(bookingScope(c), { booking, state, arrived: amount }, isCovered)
  return [...told, ...receipt]
}

/** A confirmed trip is looked at when its balance is due; late money makes its guest wait for an answer. */
function columnStatements(
  { var: { db, now } }: MemberScope,
  { before, paid }: Pick<Credit, 'before' | 'paid'>,
): Statement[] {
  const { id, status } = before
  if (status !== 'confirmed')
    return paid > before.paid && isLate(before) ? [awaitAnswer({ db, now }, id)] : []
  const nextDueAt = tripTimer({ ...before, paid }, now)
  return [db.update(bookings).set({ nextDueAt }).where(eq(bookings.id, id))]
}
