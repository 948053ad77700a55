import { balanceBy } from '../../contracts/bookings/booking-deadlines'
import type { BalanceChange } from '../../contracts/payments/payments'
import { auditOfBooking, staffEvent } from '../../services/bookings/booking-events'
import { runBatch } from '../../db/batch'
import type { BookingRow } from '../../db/schema/bookings'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readState } from '../../services/bookings/booking-state'
import { bookingRefusal } from '../../services/bookings/booking-refusal'
import { getBooking } from '../../services/bookings/find-booking'
import { tripTimer } from '../../services/bookings/deposit-cover'
import { readSettings } from '../../services/settings/settings'
import { changeBooking } from '../../services/bookings/waiting'
import { readMoney } from './payments.actions'

/**
 * Sets whether the balance of a held or confirmed trip is paid in cash on the day or by its usual deadline. For cash no
 * reminders are sent.
 * @throws AppError NotFound, BookingChanged, NotPossibleNow
 */
export async function changeBalance(
  c: MemberScope,
  id: number,
  { version, isCash }: BalanceChange,
) {
  const { db, now } = c.var
  const booking = await getBooking(db, id)
  const { status } = booking
  if (booking.version !== version) throw new AppError('BookingChanged')
  if (status !== 'on_hold' && status !== 'confirmed') throw new AppError('NotPossibleNow')
  const due = isCash ? null : await usualBalanceBy(c, booking)
  const nextDueAt =
    status === 'confirmed' ? tripTimer({ ...booking, balanceBy: due }, now) : booking.nextDueAt
  const way = isCash ? 'cash' : 'transfer'
  try {
    await runBatch(db, [
      changeBooking(db, id, { balanceBy: due, nextDueAt }),
      staffEvent(c.var, booking, { event: 'money.note', to: status, data: { balance: way } }),
      auditOfBooking(c, id, 'booking.balance', way),
    ])
  } catch (error) {
    throw bookingRefusal(error)
  }
  return readMoney(c, id)
}

async function usualBalanceBy(c: MemberScope, booking: BookingRow): Promise<number> {
  const { db, now } = c.var
  const [{ trip }, { bookings: settings }] = await Promise.all([
    readState(db, booking),
    readSettings(c.env, db),
  ])
  if (!trip) throw new AppError('NotPossibleNow')
  return balanceBy(now, trip, { payBy: booking.payBy ?? now, balanceDays: settings.balanceDays })
}
