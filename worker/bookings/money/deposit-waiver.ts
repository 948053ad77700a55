import { mayWaiveShortfall } from '../../contracts/bookings/deposit-shortfall'
import { staysOf } from '../../contracts/bookings/stays'
import { requireActor } from '../../http/auth'
import { AppError } from '../../http/errors'
import { assignStatements } from '../data/assignments'
import { readState } from '../data/booking-state'
import { bookingScope } from '../mails/booking-mail'
import { requireReason, type DeskCauses } from '../data/desk-effects'
import { paymentMails } from './payments.mails'
import { missingOf, timerStatement } from '../data/deposit-cover'

/** An admin confirms a held trip whose deposit has not arrived in full. The missing part is added to the balance. */
export const depositWaiver = {
  'deposit.cover': async (c, booking, { reason = '', withoutDeposit = false }) => {
    await requireActor(c, 'payments:confirm')
    const { db, now } = c.var
    const { deposit, currency } = booking
    const missing = missingOf(booking, deposit)
    if (missing > 0) requireReason(reason)
    if (!mayWaiveShortfall({ deposit, paid: staysOf(booking), currency })) {
      if (!withoutDeposit) throw new AppError('NotPossibleNow')
      await requireActor(c, 'payments:waive')
    }
    const state = await readState(db, booking)
    const confirmed = { booking: { ...booking, status: 'confirmed' as const }, state, arrived: 0 }
    return {
      to: 'confirmed',
      statements: [timerStatement(db, booking, now), ...assignStatements(db, booking)],
      mails: await paymentMails(bookingScope(c), confirmed, true),
      data: { reason, missing },
      action: missing > 0 ? 'deposit.waive' : 'deposit.cover',
    }
  },
} satisfies DeskCauses
