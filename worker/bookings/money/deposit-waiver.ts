import { mayWaiveShortfall, staysOf } from '../../contracts/bookings/booking-sums'
import { requireActor } from '../../http/auth'
import { AppError } from '../../http/errors'
import { assignStatements } from '../data/assignments'
import { requireReason, type Cause } from '../data/booking-events'
import { readState } from '../data/booking-state'
import { timerStatement } from '../data/deposit-cover'
import { missingOf } from '../data/money'
import { bookingScope, confirmationMails } from '../mails/booking-mail'
import { daysOf } from './payments.rules'

/**
 * An admin confirms a held trip whose deposit has not arrived in full. The missing part is added to the balance.
 * @throws AppError WriteContent without a reason, NotPossibleNow unless the admin is sure, Forbidden
 */
export const waiveDeposit: Cause<'deposit.cover'> = async (c, { booking }, input) => {
  await requireActor(c, 'payments:confirm')
  const { db, now } = c.var
  const { deposit, currency } = booking
  const { reason, withoutDeposit } = input
  const missing = missingOf(booking, deposit)
  if (missing > 0) requireReason(reason)
  if (!mayWaiveShortfall({ deposit, paid: staysOf(booking), currency })) {
    if (!withoutDeposit) throw new AppError('NotPossibleNow')
    await requireActor(c, 'payments:waive')
  }
  const days = daysOf(await readState(db, booking))
  const confirmed = { ...booking, status: 'confirmed' as const }
  return {
    statements: [timerStatement(db, booking, now), ...assignStatements(db, booking)],
    mails: await confirmationMails(bookingScope(c), confirmed, days),
    data: { reason, missing },
    ...(missing > 0 && { auditedAs: 'deposit.waive' as const }),
  }
}
