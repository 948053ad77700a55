import { isTooNear } from '../../../contracts/booking-deadlines'
import { mayCause, type BookingEvent } from '../../../contracts/booking-states'
import type { QuoteAnswer } from '../../../contracts/quote-answer'
import type { QuoteRow } from '../../../db/schema/bookings'
import { AppError } from '../../../http/errors'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import { factsOf, readState, type BookingState } from '../../../services/bookings/booking-facts'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { causeOnce } from '../../../services/bookings/once'
import { acceptChange } from '../changes/changes.accept'
import { askForChange, declineChange } from '../changes/changes.ask'
import { accept } from './quotes.accept'
import { respond } from './quotes.response'

type AnswerableState = BookingState & { openQuote: QuoteRow }

interface Answering {
  answer: QuoteAnswer
  key: RequestKey | null
}

/**
 * The guest's answer to the open quote. A repeated request changes nothing.
 * @throws AppError QuoteNotOpen, BookingChanged, TooLate, HoldLimit, SeatsGone, DayFull, DayClosed, Invalid, KeyReused,
 * NotPossibleNow
 */
export async function answerQuote(c: GuestRequest, answer: QuoteAnswer): Promise<void> {
  const { booking } = c.var.guest
  const key = readRequestKey(c, booking.pid, answer)
  await causeOnce(c.var.db, key, {
    run: async () => {
      await requireWithinLimit(c.var, 'guestAct', String(booking.id))
      await answerOpen(c, await requireOpenQuote(c, answer), { answer, key })
    },
    duplicateErrors: ['TooManyRequests', 'BookingChanged', 'QuoteNotOpen', 'NotPossibleNow'],
  })
}

/** Of a change: who declines it keeps the trip, and may ask again. */
const EVENT_OF_CHANGE = {
  accept: 'change.accept',
  ask: 'change.ask',
  decline: 'change.ask',
} as const satisfies Record<QuoteAnswer['act'], BookingEvent>

/** The state of the booking with the quote that is answered. */
async function requireOpenQuote(
  c: GuestRequest,
  { act, number, version }: QuoteAnswer,
): Promise<AnswerableState> {
  const { db, now, guest } = c.var
  const { booking } = guest
  const state = await readState(db, booking)
  const quote = state.openQuote
  // A quote that was replaced or has lapsed is the clearer answer than a booking that has moved.
  if (quote?.number !== number || now >= quote.validUntil) throw new AppError('QuoteNotOpen')
  if (booking.version !== version) throw new AppError('BookingChanged')
  if (act === 'accept' && isTooNear(now, quote)) throw new AppError('TooLate')
  const event = quote.kind === 'change' ? EVENT_OF_CHANGE[act] : (`quote.${act}` as const)
  if (!mayCause(event, 'guest', factsOf(booking, state), now)) throw new AppError('NotPossibleNow')
  return { ...state, openQuote: quote }
}

async function answerOpen(
  c: GuestRequest,
  state: AnswerableState,
  { answer, key }: Answering,
): Promise<void> {
  const quote = state.openQuote
  if (quote.kind === 'change') return answerChange(c, state, { answer, key })
  if (answer.act === 'accept') return accept(c, quote, answer, key)
  return respond(c, quote, answer, key)
}

/** The answer to an offered change of the trip. */
async function answerChange(
  c: GuestRequest,
  state: AnswerableState,
  { answer, key }: Answering,
): Promise<void> {
  if (answer.act === 'accept') return acceptChange(c, state, { answer, key })
  if (answer.act === 'decline') return declineChange(c, state.openQuote, answer.text ?? '')
  return askForChange(c, { text: answer.text })
}
