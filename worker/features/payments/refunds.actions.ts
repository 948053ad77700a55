import { and, eq, inArray } from 'drizzle-orm'
import { addDays } from '../../contracts/calendar'
import { calgaryDay } from '../../contracts/calgary-clock'
import type { DeskMoney } from '../../contracts/desk-money'
import type { RefundAct } from '../../contracts/refunds'
import { assertInBatch, isFailedAssertion } from '../../db/batch-assertions'
import type { Statement } from '../../db/db'
import { rowExists } from '../../db/row-exists'
import { refunds, type RefundRow } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { getBooking } from '../../services/bookings/find-booking'
import { auditOfBooking } from '../../services/bookings/booking-audit'
import { untilNotOvertaken } from '../../services/bookings/booking-refusal'
import { runBatchWithMails } from '../../services/mail/outbox'
import { readMoney } from './payments.actions'
import { sentMails, sentStatements, type Owed } from './refunds.sent'

const UNCHANGED = 'RefundIsUnchanged'

const BEFORE = {
  approved: ['proposed'],
  sent: ['approved'],
  void: ['proposed', 'approved'],
} as const satisfies Record<RefundAct['status'], RefundRow['status'][]>

/** Actions of the audit log. */
const AUDITED = {
  approved: 'refund.approve',
  sent: 'refund.send',
  void: 'refund.drop',
} as const satisfies Record<RefundAct['status'], string>

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

async function runAct(c: MemberScope, owed: Owed, act: RefundAct): Promise<void> {
  const isSent = act.status === 'sent'
  const mails = isSent ? await sentMails(c, owed, act.day) : []
  try {
    await runBatchWithMails(c, actStatements(c, owed, act), mails)
  } catch (error) {
    throw isFailedAssertion(error, UNCHANGED)
      ? new AppError('EditConflict', { cause: error })
      : error
  }
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
      .set({ status, version: version + 1, decidedBy: member.userId })
      .where(eq(refunds.id, refund.id)),
    ...(act.status === 'sent' ? sentStatements(c, owed, act.day) : []),
    auditOfBooking(c, booking.id, AUDITED[status], `${refund.amount} ${booking.currency}`),
  ]
}
