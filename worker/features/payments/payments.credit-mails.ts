import type { MemberScope } from '../../http/context'
import type { BookingState } from '../../services/bookings/booking-state'
import { bookingScope } from '../../services/bookings/booking-scope'
import type { QueuedMail } from '../../services/mail/outbox'
import { paymentMails } from './payments.mails'
import { receiptMails } from './receipt.mails'
import type { Credit } from './payments.credit'

/** To guest and company: what has arrived, and the receipt once all is paid. */
export async function creditMails(
  c: MemberScope,
  { before, payment: { amount }, paid, isCovered }: Credit,
  state: BookingState,
): Promise<QueuedMail[]> {
  const booking = { ...before, paid, status: isCovered ? ('confirmed' as const) : before.status }
  const receipt = await receiptMails(c, { booking, state, paidBefore: before.paid })
  // The receipt says that the last payment has come, unless there was too much.
  const isTold = receipt.length > 0 && !isCovered && paid === before.total
  if (amount <= 0 || isTold) return receipt
  const told = await paymentMails(bookingScope(c), { booking, state, arrived: amount }, isCovered)
  return [...told, ...receipt]
}
