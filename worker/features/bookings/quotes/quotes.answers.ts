import type { QuoteAnswer } from '../../../contracts/quotes/quote-answer'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { causeOnce } from '../../../services/bookings/once'
import { acceptChange } from '../changes/changes.accept'
import { writeWish } from '../changes/changes.ask'
import { declineChange, isDeclinedChange } from '../changes/changes.decline'
import { accept } from './quotes.accept'
import { respond } from './quotes.response'
import { requireOpenQuote, type AnswerableState } from './quotes.answerable'

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
    isDone: () => isDeclinedChange(c, answer),
    duplicateErrors: ['TooManyRequests', 'BookingChanged', 'QuoteNotOpen', 'NotPossibleNow'],
  })
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
  return writeWish(c, { text: answer.text }, key)
}
