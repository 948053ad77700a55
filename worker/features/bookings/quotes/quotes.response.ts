import type { QuoteAnswer } from '../../../contracts/quotes/quote-answer'
import type { Statement } from '../../../db/db'
import type { QuoteRow } from '../../../db/schema/bookings'
import type { RequestKey } from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import { bookingScope, mailToDesk } from '../../../services/bookings/booking-mail'
import { guestEvent } from '../../../services/bookings/booking-events'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { guestMessage } from '../../../services/bookings/guest-message'
import { awaitAnswer, endWaiting } from '../../../services/bookings/waiting'
import { writeBooking } from '../../../services/bookings/booking-refusal'
import type { Accept } from './quotes.accept'
import { assertOpen, quoteRefusal, endQuote } from './quotes.open'

/**
 * The guest asks about the open quote or declines it.
 * @throws AppError QuoteNotOpen, BookingChanged, TooManyRequests
 */
export async function respond(
  c: GuestRequest,
  quote: QuoteRow,
  { act, text = '' }: Exclude<QuoteAnswer, Accept>,
  requestKey: RequestKey | null,
): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  if (act === 'ask') await requireWithinLimit(c.var, 'guestAsk', String(booking.id))
  const letter = { template: 'quoteAnswered', number: quote.number, answer: act, text } as const
  const statements = [
    assertOpen(db, quote),
    ...(text ? [guestMessage(c, text)] : []),
    ...(act === 'decline' ? declineStatements(c, quote) : [awaitAnswer(c.var, booking.id)]),
    responseEvent(c, quote, act, requestKey),
  ]
  const mails = await mailToDesk(bookingScope(c), booking, letter, quote)
  await writeBooking(c, statements, mails, quoteRefusal)
}

function responseEvent(
  { var: scope }: GuestRequest,
  { number }: QuoteRow,
  act: 'ask' | 'decline',
  requestKey: RequestKey | null,
) {
  const to = act === 'decline' ? 'closed' : 'quoted'
  const move = { event: `quote.${act}`, to, data: { quote: number }, requestKey } as const
  return guestEvent(scope, scope.guest.booking, move)
}

function declineStatements({ var: { db, guest } }: GuestRequest, { id }: QuoteRow): Statement[] {
  return [endQuote(db, id, 'declined'), endWaiting(db, guest.booking.id)]
}
