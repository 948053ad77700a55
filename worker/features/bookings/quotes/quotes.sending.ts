import type { QuoteSending } from '../../../contracts/quotes/quote-requests'
import { isFailedAssertion } from '../../../db/batch-assertions'
import { isUniqueViolation } from '../../../db/failures'
import type { MemberScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { bookingScope } from '../../../services/bookings/booking-scope'
import { bookingRefusal } from '../../../services/bookings/booking-refusal'
import { getBooking } from '../../../services/bookings/find-booking'
import { causeOnce } from '../../../services/bookings/once'
import { payCurrencies } from '../../../services/bookings/pay-ways'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { readSettings } from '../../../services/settings/settings'
import { quoteMails } from './quotes.mails'
import { getQuote } from './quotes.queries'
import { requireAsSeen, requireSendable, requireSending } from './quotes.sending-checks'
import { DRAFT, sendingStatements } from './quotes.sending-statements'

interface Numbered {
  /** Id of the booking. */
  id: number
  number: number
}

/**
 * Sends a draft to the guest. It replaces the open quote, and the booking becomes quoted unless it is held. A repeated
 * request sends nothing.
 * @throws AppError NotFound, QuoteNotOpen, BookingChanged, NotPossibleNow, RefundSent, TooLate, KeyReused, Invalid
 * without a price or an itinerary entry, EditConflict if the draft was saved after the admin looked at it, or if tax,
 * rate or deposit have changed since it was saved
 */
export async function sendQuote(
  c: MemberScope,
  quote: Numbered,
  seen: QuoteSending,
): Promise<void> {
  const { db, member } = c.var
  const key = readRequestKey(c, member.userId, seen)
  await causeOnce(db, key, {
    run: () => sendDraft(c, quote, { seen, key }),
    duplicateErrors: ['QuoteNotOpen', 'BookingChanged', 'EditConflict', 'NotPossibleNow'],
  })
}

async function sendDraft(
  c: MemberScope,
  { id, number }: Numbered,
  { seen, key }: { seen: QuoteSending; key: RequestKey | null },
): Promise<void> {
  const { db, now } = c.var
  const [booking, row] = await Promise.all([getBooking(db, id), getQuote(db, id, number)])
  const settings = await readSettings(c.env, db)
  if (booking.version !== seen.version) throw new AppError('BookingChanged')
  requireAsSeen(row, seen, settings)
  requireSendable(row, now)
  const sending = await requireSending(c, booking, row)
  const mails = await quoteMails(
    bookingScope(c),
    booking,
    { ...row, kind: sending.kind },
    payCurrencies(settings),
  )
  try {
    await runBatchWithMails(c, sendingStatements(c, sending, key), mails)
  } catch (error) {
    throw sendingRefusal(error)
  }
}

/** Refused because the draft was sent or changed, or another quote was sent, at the same time. */
function sendingRefusal(error: unknown): unknown {
  const isTaken = isFailedAssertion(error, DRAFT) || isUniqueViolation(error, 'quotes.booking_id')
  return isTaken ? new AppError('QuoteNotOpen', { cause: error }) : bookingRefusal(error)
}
