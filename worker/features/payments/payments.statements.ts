import { eq } from 'drizzle-orm'
import type { Statement } from '../../db/db'
import { bookings } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import type { RequestKey } from '../../http/idempotency'
import { coverStatements } from '../../services/bookings/deposit-cover'
import { auditOfBooking } from '../../services/bookings/booking-audit'
import { staffEvent } from '../../services/bookings/caused-events'
import { awaitAnswer } from '../../services/bookings/waiting'
import { tripTimer } from '../../services/bookings/trip-timer'
import { dropReminders } from '../../services/bookings/reminders'
import { isLate } from './payments.rules'
import { markEntry, requireOwnEntry, settleClaims } from './payments.marks'
import { ledgerStatement } from './payments.ledger'
import type { Credit } from './payments.credit'

/** Inserts the payment into the ledger with its event, and changes what depends on the money. */
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
    auditOfCredit(c, credit),
  ]
}

function creditEvent({ var: scope }: MemberScope, { before, payment }: Credit) {
  const { amount, entryId } = payment
  const data = { amount, ...(entryId !== undefined && { entry: entryId }) }
  return staffEvent(scope, before, { event: 'money.note', to: before.status, data })
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
  return coverStatements(db, {
    booking: { ...before, paid },
    version: before.version + 1,
    by,
    now,
  })
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
  return [db.update(bookings).set({ nextDueAt }).where(eq(bookings.id, id))]
}
