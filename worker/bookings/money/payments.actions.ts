import { balanceBy } from '../../contracts/bookings/booking-deadlines'
import type { NewPayment, BalanceChange } from '../../contracts/bookings/payments'
import { isRefusal } from '../../db/failures'
import type { BookingRow } from '../../db/schema/bookings'
import { payments } from '../../db/schema/payments'
import type { MemberScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { runBatchWithMails } from '../../services/mail/outbox'
import { readSettings } from '../../services/settings/settings'
import { auditOfBooking, staffEvent } from '../data/booking-events'
import { getBooking, changeBooking } from '../data/booking-row'
import { readState } from '../data/booking-state'
import { untilNotOvertaken, writeBooking, writeOnce } from '../data/booking-write'
import { tripTimer } from '../data/deposit-cover'
import { readMoney } from './desk-money'
import { paymentBatch } from './payments.batch'
import { getEntry, requirePlausible, requireSameCurrency, requireSeenDay } from './payments.rules'

/**
 * Records money that was seen, whatever the booking's status: it confirms a hold whose deposit it covers, and counts as
 * late money if no date is held. A repeated request records nothing.
 * @throws AppError NotFound, Invalid, WriteContent for a reversal without a reason, EntrySpent, CurrencyDiffers,
 * AmountUnlikely unless the admin is sure, RefundTooLarge for a reversal of more than was paid, RefundApproved for one of money that goes back, KeyReused
 */
export async function recordPayment(c: MemberScope, id: number, payment: NewPayment) {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, payment)
  await writeOnce(db, payments, key, {
    run: () => storePayment(c, id, payment, key),
    duplicateErrors: ['BookingChanged', 'EntrySpent', 'RefundTooLarge', 'RefundApproved'],
  })
  return readMoney(c, id)
}

/** Money is never dropped because the booking moved: the booking is read again, and the batch is retried. */
async function storePayment(
  c: MemberScope,
  id: number,
  payment: NewPayment,
  key: RequestKey | null,
): Promise<void> {
  await requireSound(c, id, payment)
  await untilNotOvertaken(async () => {
    const booking = await getBooking(c.var.db, id)
    const { statements, mails } = await paymentBatch(c, booking, payment, key)
    await runBatchWithMails(c, statements, mails)
  }).catch((error: unknown) => {
    throw reversalRefusal(error)
  })
}

/** The reversed money is on its way back by an approved refund, which only an admin's own act drops. */
function reversalRefusal(error: unknown): unknown {
  const isReserved = error instanceof AppError && isRefusal(error.cause, 'refund_fits')
  return isReserved ? new AppError('RefundApproved', { cause: error }) : error
}

/** @throws AppError NotFound, Invalid, WriteContent, EntrySpent, CurrencyDiffers, AmountUnlikely */
async function requireSound(c: MemberScope, id: number, payment: NewPayment): Promise<void> {
  const { db, now } = c.var
  requireSeenDay(payment.day, now)
  if (payment.amount < 0 && payment.reason === '')
    throw new AppError('WriteContent', { fields: { reason: 'WriteContent' } })
  const booking = await getBooking(db, id)
  if (payment.entryId === undefined) return requirePlausible(c, booking, payment)
  const entry = await getEntry(db, payment.entryId)
  if (entry.sameAsId !== null) throw new AppError('EntrySpent')
  requireSameCurrency(entry, booking, payment)
  await requirePlausible(c, booking, payment, entry)
}

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
  const statements = [
    changeBooking(db, id, { balanceBy: due, nextDueAt }),
    staffEvent(c.var, booking, { event: 'money.note', data: { balance: way } }),
    auditOfBooking(c, id, 'booking.balance', way),
  ]
  await writeBooking(c, statements, [])
  return readMoney(c, id)
}

async function usualBalanceBy(c: MemberScope, booking: BookingRow): Promise<number> {
  const { db, now } = c.var
  const [{ trip }, { bookings: settings }] = await Promise.all([
    readState(db, booking),
    readSettings(c.env, db),
  ])
  if (!trip) throw new AppError('NotPossibleNow')
  return balanceBy(now, trip, { payBy: booking.payBy ?? now, settings })
}
