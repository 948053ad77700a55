import { isTooNear } from '../../contracts/bookings/booking-deadlines'
import { mayCause, type BookingEvent } from '../../contracts/bookings/booking-events'
import type { QuoteAnswer } from '../../contracts/bookings/quotes'
import type { Statement } from '../../db/db'
import type { QuoteRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { awaitAnswer, endWaiting } from '../data/booking-row'
import { factsOf, readState, type BookingState } from '../data/booking-state'
import { causeOnce, writeBooking } from '../data/booking-write'
import { assertOpen, endQuote } from '../data/open-quote'
import { purgeSeats } from '../days/seats-changed'
import { releaseOffer } from '../holds/offers.lapse'
import { bookingScope, mailToDesk } from '../mails/booking-mail'
import { guestMessage } from '../mails/guest-message'
import { acceptChange, declineChange, isDeclinedChange } from './changes.answers'
import { writeWish } from './changes.ask'
import { accept, type Accept } from './quotes.accept'

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

type AnswerableState = BookingState & { openQuote: QuoteRow }

async function answerOpen(c: GuestRequest, state: AnswerableState, { answer, key }: Answering) {
  const quote = state.openQuote
  if (quote.kind === 'change') return answerChange(c, state, { answer, key })
  if (answer.act === 'accept') return accept(c, quote, answer, key)
  return respond(c, quote, answer, key)
}

async function answerChange(c: GuestRequest, state: AnswerableState, { answer, key }: Answering) {
  if (answer.act === 'accept') return acceptChange(c, state, { answer, key })
  if (answer.act === 'decline') return declineChange(c, state.openQuote, answer.text ?? '')
  return writeWish(c, { text: answer.text }, key)
}

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
async function requireOpenQuote(c: GuestRequest, { act, number, version }: QuoteAnswer) {
  const { db, now, guest } = c.var
  const { booking } = guest
  const state = await readState(db, booking)
  const quote = state.openQuote
  // Checked first: an error about a replaced or lapsed quote is more helpful than one about the booking's version.
  if (quote?.number !== number || now >= quote.validUntil) throw new AppError('QuoteNotOpen')
  if (booking.version !== version) throw new AppError('BookingChanged')
  if (act === 'accept' && isTooNear(now, quote)) throw new AppError('TooLate')
  const event = quote.kind === 'change' ? EVENT_OF_CHANGE[act] : (`quote.${act}` as const)
  if (!mayCause(event, 'guest', factsOf(booking, state), now)) throw new AppError('NotPossibleNow')
  return { ...state, openQuote: quote }
}

/**
 * The guest asks about the open quote or declines it.
 * @throws AppError QuoteNotOpen, BookingChanged, TooManyRequests
 */
async function respond(
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
  await writeBooking(c, statements, mails)
  if (act === 'decline' && booking.status === 'offered') purgeSeats(c, [booking.tourId])
}

function responseEvent(
  { var: scope }: GuestRequest,
  { number }: QuoteRow,
  act: 'ask' | 'decline',
  requestKey: RequestKey | null,
) {
  const cause = { event: `quote.${act}`, data: { quote: number }, requestKey } as const
  return guestEvent(scope, scope.guest.booking, cause)
}

function declineStatements({ var: scope }: GuestRequest, { id }: QuoteRow): Statement[] {
  const { db, guest } = scope
  return [
    ...releaseOffer(scope, guest.booking),
    endQuote(db, id, 'declined'),
    endWaiting(db, guest.booking.id),
  ]
}
