import { and, eq, inArray, sql } from 'drizzle-orm'
import { staysOf } from '../../contracts/bookings/booking-sums'
import type { RefundAct } from '../../contracts/bookings/refunds'
import { assertInBatch } from '../../db/batch-assertions'
import type { Db, Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { refunds, type RefundRow, payments } from '../../db/schema/payments'
import { assertedWrite } from '../../http/asserted-write'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { runBatchWithMails } from '../../services/mail/outbox'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { getBooking, changeBooking } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { untilNotOvertaken } from '../data/booking-write'
import { coverStatements } from '../data/deposit-cover'
import { isCovered, moneyOf } from '../data/money'
import { returnSurplus } from '../data/refund-proposals'
import { bookingScope, confirmationMails, mailToGuest } from '../mails/booking-mail'
import { readMoney } from './desk-money'
import { daysOf, requireSeenDay } from './payments.rules'

const UNCHANGED = 'RefundIsUnchanged'

/** The audit log's action for each step. */
const AUDITED = {
  approved: 'refund.approve',
  sent: 'refund.send',
  void: 'refund.drop',
} as const satisfies Record<RefundAct['status'], string>

/** The states from which each step is possible. */
const BEFORE = {
  approved: ['proposed'],
  sent: ['approved'],
  void: ['proposed', 'approved'],
} as const satisfies Record<RefundAct['status'], RefundRow['status'][]>

/**
 * Approves, sends or drops a refund. A sent refund is entered in the ledger with the bank's value day, and the guest is
 * notified.
 * @throws AppError NotFound, NotPossibleNow, EditConflict for an outdated version, RefundTooLarge, Invalid
 */
export async function changeRefund(
  c: MemberScope,
  { id, rid }: { id: number; rid: number },
  act: RefundAct,
) {
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

/** Stores a step of a refund. @throws AppError EditConflict */
async function runAct(c: MemberScope, owed: Owed, act: RefundAct): Promise<void> {
  const mails = act.status === 'sent' ? await sentMails(c, owed, act.day) : []
  const confirmed = await confirmDropped(c, owed, act)
  const statements = [...actStatements(c, owed, act), ...confirmed.statements]
  const { db, now } = c.var
  const { id } = owed.booking
  const write = runBatchWithMails(
    c,
    [...statements, lookAgain(db, id, now), ...returnSurplus(db, id, now)],
    [...mails, ...confirmed.mails],
  )
  await assertedWrite(UNCHANGED, 'EditConflict', write)
}

/** Money that stays after all may cover the deposit of a held date. */
async function confirmDropped(c: MemberScope, { booking, refund }: Owed, { status }: RefundAct) {
  const open = booking.refundOpen - refund.amount - refund.fee
  const left = { ...booking, refundOpen: open, status: 'confirmed' as const }
  const isHeld = status === 'void' && refund.status === 'approved' && booking.status === 'on_hold'
  if (!isHeld || !isCovered(left, left.deposit)) return { statements: [], mails: [] }
  const { db, now, member } = c.var
  const by = { actor: 'staff', actorId: member.userId } as const
  const state = await readState(db, booking)
  return {
    statements: coverStatements(db, { booking: left, version: booking.version + 1, by, now }),
    mails: await confirmationMails(bookingScope(c), left, daysOf(state)),
  }
}

/** The balance or the deposit is due in part again, or not any more: the job sets the next timer. */
function lookAgain(db: Db, id: number, now: number): Statement {
  const isTimed = inArray(bookings.status, ['on_hold', 'confirmed'])
  return db
    .update(bookings)
    .set({ nextDueAt: now })
    .where(and(eq(bookings.id, id), isTimed))
}

function actStatements(c: MemberScope, owed: Owed, act: RefundAct): Statement[] {
  const { db, member } = c.var
  const { booking, refund } = owed
  const { status, version } = act
  const isUnchanged = and(
    eq(refunds.id, refund.id),
    eq(refunds.version, version),
    inArray(refunds.status, [...BEFORE[status]]),
  )
  return [
    assertInBatch(db, rowExists(refunds, isUnchanged), UNCHANGED),
    db
      .update(refunds)
      .set({
        status,
        version: version + 1,
        decidedBy: member.userId,
        ...forgotten(booking, status),
      })
      .where(eq(refunds.id, refund.id)),
    ...(act.status === 'sent' ? sentStatements(c, owed, act.day) : []),
    actEvent(c, owed, status),
    ...keptStatements(c, owed, status),
    auditOfBooking(c, booking.id, AUDITED[status], `${refund.amount} ${booking.currency}`),
  ]
}

/** The payee of an erased guest is kept only until the refund is sent or dropped. */
function forgotten({ erasedAt }: Owed['booking'], act: RefundAct['status']) {
  return erasedAt !== null && act !== 'approved' ? { payee: null, reason: '' } : {}
}

/** An admin who drops the proposal of a trip that its guest cancelled decides that the company keeps it. */
function keptStatements({ var: { db } }: MemberScope, { booking, refund }: Owed, act: string) {
  const isGuests = booking.status === 'cancelled' && booking.cancelKind !== 'company'
  if (act !== 'void' || refund.status !== 'proposed' || !isGuests) return []
  return [changeBooking(db, booking.id, { keeps: staysOf(booking) })]
}

/** Every act moves the booking, so a write that counts on its money at the same time reads it again. */
function actEvent(
  { var: scope }: MemberScope,
  { booking, refund }: Owed,
  act: RefundAct['status'],
) {
  const { amount, id } = refund
  const data = { refund: id, act, ...(act === 'sent' && { amount: -amount }) }
  return staffEvent(scope, booking, { event: 'money.note', data })
}

/** @throws AppError EditConflict, NotPossibleNow, Invalid for a future day */
function requirePossible(refund: RefundRow, act: RefundAct, now: number): void {
  const before: readonly string[] = BEFORE[act.status]
  if (refund.version !== act.version) throw new AppError('EditConflict')
  if (!before.includes(refund.status)) throw new AppError('NotPossibleNow')
  if (act.status !== 'sent') return
  if (now < refund.sendAfter) throw new AppError('NotPossibleNow')
  requireSeenDay(act.day, now)
}

/** A refund and its booking. */
interface Owed {
  booking: BookingRow
  refund: RefundRow
}

/** Enters a sent refund in the ledger. Runs after the statement that marks the refund as sent. */
function sentStatements(
  { var: { db, now, member } }: MemberScope,
  { booking: { id }, refund }: Owed,
  valueDay: string,
): Statement[] {
  const { amount, method } = refund
  const paid = { kind: 'refund', amount: -amount, valueDay, method } as const
  const itsPayment = sql`(SELECT max(id) FROM payments WHERE booking_id = ${id} AND kind = 'refund')`
  return [
    db.insert(payments).values({ ...paid, bookingId: id, byUser: member.userId, at: now }),
    db.update(refunds).set({ paymentId: itsPayment }).where(eq(refunds.id, refund.id)),
  ]
}

/** Tells the guest that the refund was sent. */
async function sentMails(c: MemberScope, { booking, refund }: Owed, day: string) {
  const state = await readState(c.var.db, booking)
  const [amount, fee] = [moneyOf(booking, refund.amount), moneyOf(booking, refund.fee)]
  const letter = { template: 'refundSent', amount, fee, day } as const
  return mailToGuest(bookingScope(c), booking, letter, daysOf(state))
}
