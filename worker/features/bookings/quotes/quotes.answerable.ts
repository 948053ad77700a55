import { isTooNear } from '../../../contracts/bookings/booking-deadlines'
import { mayCause, type BookingEvent } from '../../../contracts/bookings/booking-states'
import type { QuoteAnswer } from '../../../contracts/quotes/quote-answer'
import type { QuoteRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { factsOf } from '../../../services/bookings/booking-facts'
import { readState, type BookingState } from '../../../services/bookings/booking-state'
import type { GuestRequest } from '../../../services/bookings/guest-access'

export type AnswerableState = BookingState & { openQuote: QuoteRow }

/** For an offered change: a guest who declines it keeps the trip and may ask again. */
const EVENT_OF_CHANGE = {
  accept: 'change.accept',
  ask: 'change.ask',
  decline: 'change.ask',
} as const satisfies Record<QuoteAnswer['act'], BookingEvent>

/**
 * The state of the booking, with the open quote that is answered.
 * @throws AppError QuoteNotOpen, BookingChanged, TooLate, NotPossibleNow
 */
export async function requireOpenQuote(
  c: GuestRequest,
  { act, number, version }: QuoteAnswer,
): Promise<AnswerableState> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const state = await readState(db, booking)
  const quote = state.openQuote
  // Checked first: that a quote was replaced or has lapsed says more than that the booking has moved.
  if (quote?.number !== number || now >= quote.validUntil) throw new AppError('QuoteNotOpen')
  if (booking.version !== version) throw new AppError('BookingChanged')
  if (act === 'accept' && isTooNear(now, quote)) throw new AppError('TooLate')
  const event = quote.kind === 'change' ? EVENT_OF_CHANGE[act] : (`quote.${act}` as const)
  if (!mayCause(event, 'guest', factsOf(booking, state), now)) throw new AppError('NotPossibleNow')
  return { ...state, openQuote: quote }
}
