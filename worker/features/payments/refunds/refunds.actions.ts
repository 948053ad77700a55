import { and, eq, inArray } from 'drizzle-orm'
import type { RefundAct } from '../../../contracts/payments/refunds'
import { refunds, type RefundRow } from '../../../db/schema/payments'
import { assertInBatch } from '../../../db/batch-assertions'
import type { Statement } from '../../../db/db'
import { rowExists } from '../../../db/row-exists'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { assertedWrite } from '../../../http/asserted-write'
import { getBooking } from '../../../services/bookings/find-booking'
import { untilNotOvertaken } from '../../../services/bookings/booking-refusal'
import { auditOfBooking } from '../../../services/bookings/booking-events'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { requireSeenDay } from '../payments.rules'
import { readMoney } from '../payments.actions'
import { sentStatements, sentMails, type Owed } from './refunds.sent'
import { restStatements } from './refunds.rest'

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
  const isSent = act.status === 'sent'
  const mails = isSent ? await sentMails(c, owed, act.day) : []
  const rest = isSent ? await restStatements(c, owed) : []
  const write = runBatchWithMails(c, [...actStatements(c, owed, act), ...rest], mails)
  await assertedWrite(UNCHANGED, 'EditConflict', write)
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

/** @throws AppError EditConflict, NotPossibleNow, Invalid for a future day */
function requirePossible(refund: RefundRow, act: RefundAct, now: number): void {
  const before: readonly string[] = BEFORE[act.status]
  if (refund.version !== act.version) throw new AppError('EditConflict')
  if (!before.includes(refund.status)) throw new AppError('NotPossibleNow')
  if (act.status !== 'sent') return
  if (now < refund.sendAfter) throw new AppError('NotPossibleNow')
  requireSeenDay(act.day, now)
}
