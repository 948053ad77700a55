import { OTHER_DATE_MS } from '../../../contracts/payments/cancellation'
import { AppError } from '../../../http/errors'
import { readRequestKey } from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { writeOnce } from '../../../services/bookings/once'
import { readPast } from '../../../services/bookings/booking-past'
import { runAsk } from './other-date.batch'

/**
 * After the company cancelled a trip, its guest asks for another date instead of the money: the refund waits, and an
 * admin answers with a quote. A repeated request changes nothing.
 * @throws AppError NotPossibleNow, RefundSent, TooManyRequests, KeyReused
 */
export async function askForOtherDate(c: GuestRequest, text: string): Promise<void> {
  const { db, guest } = c.var
  const key = readRequestKey(c, guest.booking.pid, { text })
  await writeOnce(db, key, {
    run: async () => {
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      await requireOpen(c)
      await runAsk(c, text, key)
    },
    duplicateErrors: ['NotPossibleNow', 'TooManyRequests'],
  })
}

/** @throws AppError NotPossibleNow, RefundSent */
async function requireOpen({ var: { db, now, guest } }: GuestRequest): Promise<void> {
  const { booking } = guest
  const isOfCompany = booking.status === 'cancelled' && booking.cancelKind === 'company'
  if (!isOfCompany) throw new AppError('NotPossibleNow')
  const { cancelledAt, isRefundSent } = await readPast(db, booking)
  if (isRefundSent) throw new AppError('RefundSent')
  if (now >= (cancelledAt ?? 0) + OTHER_DATE_MS) throw new AppError('NotPossibleNow')
}
