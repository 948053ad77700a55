import type { MemberScope } from '../../http/context'
import type { BookingState } from '../../services/bookings/booking-state'
import { bookingScope } from '../../services/bookings/booking-scope'
import type { QueuedMail } from '../../services/mail/outbox'
import { paymentMails } from './payments.mails'
import { receiptMails } from './receipt.mails'
import type { Credit } from './payments.credit'

/** Tells guest and company what has arrived, with the receipt once everything is paid. */
export async function creditMails(
  c: MemberScope,
  { before, payment: { amount }, paid, isCovered }: Credit,
  state: BookingState,
): Promise<QueuedMail[]> {
  const booking = { ...before, paid, status: isCovered ? ('confirmed' as const) : before.status }
  const receipt = await receiptMails(c, { booking, state, paidBefore: before.paid })
  // The receipt already says that the last payment has arrived, unless too much was paid.
  const isTold = receipt.length > 0 && !isCovered && paid === before.total
  if (amount <= 0 || isTold) return receipt
  const told = await paymentMails(bookingScope(c), { booking, state, arrived: amount }, isCovered)
  return [...told, ...receipt]
}
