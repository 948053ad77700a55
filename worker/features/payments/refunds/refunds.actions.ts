import { and, eq } from 'drizzle-orm'
import type { DeskMoney } from '../../../contracts/payments/desk-money'
import type { RefundAct } from '../../../contracts/payments/refunds'
import { refunds } from '../../../db/schema/payments'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { getBooking } from '../../../services/bookings/find-booking'
import { untilNotOvertaken } from '../../../services/bookings/until-not-overtaken'
import { readMoney } from '../payments.actions'
import { requirePossible } from './refunds.rules'
import { runAct } from './refunds.batch'

/**
 * Approves, sends or drops a refund. A sent refund is entered in the ledger with the bank's value day, and the guest is
 * told.
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
