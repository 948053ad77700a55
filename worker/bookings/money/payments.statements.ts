import { eq, and, isNull, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../contracts/bookings/booking-states'
import type { NewPayment } from '../../contracts/bookings/payments'
import { assertInBatch } from '../../db/batch-assertions'
import type { Statement, Db } from '../../db/db'
import type { BookingRow } from '../../db/schema/bookings'
import { payments, bankEntries, paymentClaims } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { keyColumns, type RequestKey } from '../../http/idempotency'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { changeBooking, awaitAnswer } from '../data/booking-row'
import { coverStatements, tripTimer } from '../data/deposit-cover'
import { returnSurplus } from '../data/refund-proposals'
import { dropReminders } from '../mails/reminders'
import { isLate } from './payments.rules'

/** A payment and its effect on the booking, which was as in `before`. */
export interface Credit {
  before: BookingRow & { status: BookingStatus }
  payment: NewPayment
  /** The booking's sum with this payment. */
  paid: number
  /** Whether it covers the deposit of a held date. */
  isCovered: boolean
}

/** Inserts the payment into the ledger with its event, and updates everything that depends on the money. */
export function creditStatements(
  c: MemberScope,
  credit: Credit,
  key: RequestKey | null,
): Statement[] {
  const { db, now } = c.var
  const { before, payment } = credit
  const { id } = before
  const { amount, entryId } = payment
  return [
    ledgerStatement(c, before, payment, key),
    ...(entryId === undefined ? [] : [requireOwnEntry(db, id, entryId), markEntry(db, entryId)]),
    ...(amount > 0 ? [settleClaims(db, id, now), ...dropReminders(db, id)] : []),
    ...columnStatements(c, credit),
    creditEvent(c, credit),
    ...confirmStatements(c, credit),
    ...returnSurplus(db, id, now),
    auditOfCredit(c, credit),
  ]
}

function creditEvent({ var: scope }: MemberScope, { before, payment }: Credit) {
  const { amount, entryId } = payment
  const data = { amount, ...(entryId !== undefined && { entry: entryId }) }
  return staffEvent(scope, before, { event: 'money.note', data })
}

function auditOfCredit(c: MemberScope, { before: { id, currency }, payment }: Credit) {
  const action = payment.amount > 0 ? 'payment.receive' : 'payment.reverse'
  return auditOfBooking(c, id, action, `${payment.amount} ${currency}`)
}

function confirmStatements(
  { var: { db, now, member } }: MemberScope,
  { before, paid, isCovered }: Credit,
): Statement[] {
  if (!isCovered) return []
  const by = { actor: 'staff', actorId: member.userId } as const
  return coverStatements(db, { booking: { ...before, paid }, version: before.version + 1, by, now })
}

/** A confirmed trip gets its next timer. After late money the guest is waiting for an answer. */
function columnStatements(
  { var: { db, now } }: MemberScope,
  { before, paid }: Pick<Credit, 'before' | 'paid'>,
): Statement[] {
  const { id, status } = before
  if (status !== 'confirmed')
    return paid > before.paid && isLate(before) ? [awaitAnswer({ db, now }, id)] : []
  const nextDueAt = tripTimer({ ...before, paid }, now)
  return [changeBooking(db, id, { nextDueAt })]
}

function ledgerStatement(
  { var: { db, now, member } }: MemberScope,
  { id }: BookingRow,
  payment: NewPayment,
  key: RequestKey | null,
): Statement {
  const { amount, method, day, reason } = payment
  return db.insert(payments).values({
    bookingId: id,
    kind: amount > 0 ? 'receipt' : 'reversal',
    amount,
    ...entryColumns(payment),
    valueDay: day,
    method,
    byUser: member.userId,
    reason,
    at: now,
    ...keyColumns(key),
  })
}

/** The columns of the payment's bank entry, with the amount in the entry's currency. */
function entryColumns({ amount, entryId, entryAmount = amount, rateNote }: NewPayment) {
  return {
    bankEntryId: entryId ?? null,
    entryAmount: entryId === undefined ? null : entryAmount,
    rateNote: rateNote ?? null,
  }
}

function settleClaims(db: Db, bookingId: number, now: number): Statement {
  return db
    .update(paymentClaims)
    .set({ settledAt: now })
    .where(and(eq(paymentClaims.bookingId, bookingId), isNull(paymentClaims.settledAt)))
}

/** An entry is matched once all of it is spent, and open again after a reversal. */
function markEntry(db: Db, id: number): Statement {
  return db
    .update(bankEntries)
    .set({ status: sql`iif(${bankEntries.spent} = ${bankEntries.amount}, 'matched', 'new')` })
    .where(eq(bankEntries.id, id))
}

/** Refuses a batch as EntrySpent in which a reversal has freed more of an entry than the booking had used of it. */
function requireOwnEntry(db: Db, bookingId: number, entryId: number): Statement {
  const used = db
    .select({ amount: sql`coalesce(sum(${payments.entryAmount}), 0)` })
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.bankEntryId, entryId)))
  return assertInBatch(db, sql`(${used}) >= 0`, 'entry_spent')
}
