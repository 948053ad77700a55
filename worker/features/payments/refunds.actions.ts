import { and, eq, inArray, not, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/booking-states'
import { addDays, calgaryDay } from '../../contracts/calendar'
import type { DeskMoney } from '../../contracts/payments'
import type { NewRefund, RefundAct } from '../../contracts/refunds'
import { auditStatement } from '../../db/audit'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { runBatch } from '../../db/batch'
import { isUniqueViolation } from '../../db/failures'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { payments, refunds, type RefundRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { getBooking } from '../../services/bookings/find-booking'
import { readState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToGuest, toGuest } from '../../services/bookings/booking-mail'
import { untilNotOvertaken } from '../../services/bookings/booking-refusal'
import { staffEvent } from '../../services/bookings/caused-events'
import { refundRow } from '../../services/bookings/refund-row'
import { runBatchWithMails } from '../../services/mail/outbox'
import { daysOf } from './payments.mails'
import { moneyOf } from '../../services/bookings/money'
import { findByKey, readLedger } from './payments.queries'
import { readMoney } from './payments.actions'
import { detailOf, workOut } from './refund-proposal'

const UNCHANGED = 'RefundIsUnchanged'
const MOVED = 'BookingIsUnchanged'

/**
 * Proposes money that goes back; a booking has one live refund, so an earlier proposal is replaced. A repeated request
 * proposes nothing.
 * @throws AppError NotFound, RefundTooLarge, NotPossibleNow while another one is approved or no terms apply, PreviewChanged when
 * the terms give another amount than was shown, Invalid, WriteContent, KeyReused
 */
export async function proposeRefund(
  c: MemberScope,
  id: number,
  proposal: NewRefund,
): Promise<DeskMoney> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, proposal)
  await runOnce({
    find: key && (() => findByKey(db, refunds, key)),
    run: async () => {
      await untilNotOvertaken(() => storeProposal(c, id, proposal, key))
      return id
    },
    duplicateErrors: new Set(['RefundTooLarge', 'NotPossibleNow', 'PreviewChanged']),
  }).catch((error: unknown) => {
    const isApproved = isFailedAssertion(error, UNCHANGED)
    throw isApproved || isUniqueViolation(error, 'refunds.booking_id')
      ? new AppError('NotPossibleNow', { cause: error })
      : error
  })
  return readMoney(c, id)
}

/** @throws AppError as `proposeRefund`, BookingChanged */
async function storeProposal(
  c: MemberScope,
  id: number,
  proposal: NewRefund,
  key: RequestKey | null,
): Promise<void> {
  const { db, now, member } = c.var
  const ledger = await readLedger(db, id)
  const { booking } = ledger
  const { method, payee, reason } = proposal
  // Only after a call to the booking's own number.
  if (payee !== undefined && reason === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  const { amount, fee, working } = workOut(ledger, proposal)
  if (amount + fee > booking.paid - booking.refundOpen) throw new AppError('RefundTooLarge')
  const row = refundRow(booking, {
    amount,
    fee,
    working,
    sendAfter: now,
    now,
    method: method ?? null,
    payee: payee ?? null,
    reason,
    decidedBy: member.userId,
    key,
  })
  const audited = { ...subject(booking, amount), detail: detailOf(booking, proposal, amount) }
  const isSame = and(eq(bookings.id, id), eq(bookings.version, booking.version))
  await runBatch(db, [
    dropProposals(c, id),
    assertInBatch(db, isNoneApproved(id), UNCHANGED),
    assertInBatch(db, rowExists(bookings, isSame), MOVED),
    // By the terms nothing may go back.
    ...(amount > 0 ? [db.insert(refunds).select(row)] : []),
    ...(payee === undefined ? [] : [auditStatement(c, { ...audited, action: 'refund.payee' })]),
    auditStatement(c, { ...audited, action: 'refund.propose' }),
  ]).catch((error: unknown) => {
    throw isFailedAssertion(error, MOVED) ? new AppError('BookingChanged', { cause: error }) : error
  })
}

function isNoneApproved(bookingId: number) {
  const approved = and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'approved'))
  return not(rowExists(refunds, approved))
}

function dropProposals({ var: { db } }: MemberScope, bookingId: number): Statement {
  return db
    .update(refunds)
    .set({ status: 'void', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.bookingId, bookingId), eq(refunds.status, 'proposed')))
}

const BEFORE = {
  approved: ['proposed'],
  sent: ['approved'],
  void: ['proposed', 'approved'],
} as const satisfies Record<RefundAct['status'], RefundRow['status'][]>

/**
 * Approves, sends or drops a refund. What is sent is a row of the ledger with the bank's day, and the guest is told.
 * @throws AppError NotFound, NotPossibleNow, EditConflict for an outdated version, RefundTooLarge, Invalid
 */
export async function changeRefund(
  c: MemberScope,
  { id, rid }: { id: number; rid: number },
  act: RefundAct,
): Promise<DeskMoney> {
  const { db, now } = c.var
  return untilNotOvertaken(async () => {
    const booking = await getBooking(db, id)
    const [refund] = await db
      .select()
      .from(refunds)
      .where(and(eq(refunds.id, rid), eq(refunds.bookingId, id)))
    if (!refund) throw new AppError('NotFound')
    requirePossible(refund, act, now)
    await runAct(c, { booking, refund }, act)
    return readMoney(c, id)
  })
}

function requirePossible(refund: RefundRow, act: RefundAct, now: number): void {
  const before: readonly string[] = BEFORE[act.status]
  if (refund.version !== act.version) throw new AppError('EditConflict')
  if (!before.includes(refund.status)) throw new AppError('NotPossibleNow')
  if (act.status !== 'sent') return
  if (now < refund.sendAfter) throw new AppError('NotPossibleNow')
  if (act.day > addDays(calgaryDay(now), 1))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
}

async function runAct(
  c: MemberScope,
  { booking, refund }: { booking: BookingRow; refund: RefundRow },
  act: RefundAct,
): Promise<void> {
  const { db, member } = c.var
  const isUnchanged = and(
    eq(refunds.id, refund.id),
    eq(refunds.version, act.version),
    inArray(refunds.status, [...BEFORE[act.status]]),
  )
  const statements = [
    assertInBatch(db, rowExists(refunds, isUnchanged), UNCHANGED),
    db
      .update(refunds)
      .set({ status: act.status, version: act.version + 1, decidedBy: member.userId })
      .where(eq(refunds.id, refund.id)),
    ...(act.status === 'sent' ? sentStatements(c, { booking, refund }, act.day) : []),
    auditStatement(c, {
      ...subject(booking, refund.amount),
      action: `refund.${act.status === 'approved' ? 'approve' : act.status === 'sent' ? 'send' : 'drop'}`,
    }),
  ]
  const mails = act.status === 'sent' ? await sentMails(c, { booking, refund }, act.day) : []
  try {
    await runBatchWithMails(c, statements, mails)
  } catch (error) {
    throw isFailedAssertion(error, UNCHANGED)
      ? new AppError('EditConflict', { cause: error })
      : error
  }
}

/** After the refund is no longer kept back, its row of the ledger. */
function sentStatements(
  { var: { db, now, member } }: MemberScope,
  { booking, refund }: { booking: BookingRow; refund: RefundRow },
  valueDay: string,
): Statement[] {
  const bookingId = booking.id
  const { amount, method } = refund
  return [
    db.insert(payments).values({
      bookingId,
      kind: 'refund',
      amount: -amount,
      valueDay,
      method,
      byUser: member.userId,
      at: now,
    }),
    db
      .update(refunds)
      .set({
        paymentId: sql`(SELECT max(id) FROM payments WHERE booking_id = ${bookingId} AND kind = 'refund')`,
      })
      .where(eq(refunds.id, refund.id)),
    staffEvent({ db, now, member }, booking, {
      event: 'money.note',
      to: booking.status as BookingStatus,
      data: { amount: -amount, refund: refund.id },
    }),
  ]
}

async function sentMails(
  c: MemberScope,
  { booking, refund }: { booking: BookingRow; refund: RefundRow },
  day: string,
) {
  const scope = bookingScope(c)
  const state = await readState(c.var.db, booking)
  return mailToGuest(scope, booking, {
    template: 'refundSent',
    ...(await toGuest(scope, booking, daysOf(state))),
    amount: moneyOf(booking, refund.amount),
    fee: moneyOf(booking, refund.fee),
    day,
  })
}

function subject({ id, currency }: BookingRow, amount: number) {
  return { subjectType: 'booking', subjectId: id, detail: `${amount} ${currency}` }
}
