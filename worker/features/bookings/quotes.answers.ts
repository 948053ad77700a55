import { and, eq, sql } from 'drizzle-orm'
import { isTooNear } from '../../contracts/booking-deadlines'
import { mayCause, type BookingEvent } from '../../contracts/booking-states'
import type { QuoteAnswer } from '../../contracts/quotes'
import type { Statement } from '../../db/db'
import {
  bookingEvents,
  bookingMessages,
  bookings,
  quotes,
  type QuoteRow,
} from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { bookingScope } from '../../services/bookings/booking-mail'
import { factsOf, readState, type BookingState } from '../../services/bookings/booking-facts'
import { eventStatement } from '../../services/bookings/event-statement'
import { findRepeatedEvent } from '../../services/bookings/repeated-event'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { runBatchWithMails } from '../../services/mail/outbox'
import { acceptChange } from './changes.accept'
import { askForChange, declineChange } from './changes.ask'
import { accept, type Accept } from './quotes.accept'
import { answerMails } from './quotes.mails'
import { assertOpen, quoteRefusal } from './quotes.open'

type AnswerableState = BookingState & { openQuote: QuoteRow }

/** Open questions about one quote. */
const ASKS_MAX = 5

/**
 * The guest's answer to the open quote. A repeated request changes nothing.
 * @throws AppError QuoteNotOpen, BookingChanged, TooLate, HoldLimit, SeatsGone, DayFull, DayClosed, Invalid, KeyReused,
 * NotPossibleNow
 */
export async function answerQuote(c: GuestRequest, answer: QuoteAnswer): Promise<void> {
  const { booking } = c.var.guest
  const key = readRequestKey(c, booking.pid, answer)
  await runOnce({
    find: key && (() => findRepeatedEvent(c.var.db, key)),
    run: async () => {
      await requireWithinLimit(c.var, 'guestAct', String(booking.id))
      const state = await requireOpenQuote(c, answer)
      const quote = state.openQuote
      if (quote.kind === 'change') await answerChange(c, state, { answer, key })
      else if (answer.act === 'accept') await accept(c, quote, answer, key)
      else await respond(c, quote, answer, key)
      return true as const
    },
    duplicateErrors: new Set([
      'TooManyRequests',
      'BookingChanged',
      'QuoteNotOpen',
      'NotPossibleNow',
    ]),
  })
}

const EVENT_OF = {
  accept: 'quote.accept',
  ask: 'quote.ask',
  decline: 'quote.decline',
} as const satisfies Record<QuoteAnswer['act'], BookingEvent>

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
  const event = (quote.kind === 'change' ? EVENT_OF_CHANGE : EVENT_OF)[act]
  if (!mayCause(event, 'guest', factsOf(booking, state), now)) throw new AppError('NotPossibleNow')
  return { ...state, openQuote: quote }
}

/** The answer to an offered change of the trip. */
async function answerChange(
  c: GuestRequest,
  state: AnswerableState,
  { answer, key }: { answer: QuoteAnswer; key: RequestKey | null },
): Promise<void> {
  if (answer.act === 'accept') return acceptChange(c, state, { answer, key })
  if (answer.act === 'decline') return declineChange(c, state.openQuote, answer.text ?? '')
  return askForChange(c, { text: answer.text })
}

async function respond(
  c: GuestRequest,
  quote: QuoteRow,
  { act, text = '' }: Exclude<QuoteAnswer, Accept>,
  key: RequestKey | null,
): Promise<void> {
  const { db, now, guest } = c.var
  const { booking } = guest
  if (act === 'ask') await requireFewAsks(c)
  const message: Statement[] = text
    ? [
        db.insert(bookingMessages).values({
          bookingId: booking.id,
          author: 'guest',
          userId: booking.userId,
          body: text,
          createdAt: now,
        }),
      ]
    : []
  const columns =
    act === 'decline'
      ? { nextDueAt: null, awaitsSince: null }
      : { awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` }
  const changed: Statement[] = [
    ...(act === 'decline'
      ? [db.update(quotes).set({ status: 'declined' }).where(eq(quotes.id, quote.id))]
      : []),
    db.update(bookings).set(columns).where(eq(bookings.id, booking.id)),
  ]
  try {
    await runBatchWithMails(
      c,
      [
        assertOpen(db, quote),
        ...message,
        ...changed,
        eventStatement(db, {
          bookingId: booking.id,
          version: booking.version,
          event: EVENT_OF[act],
          from: booking.status,
          to: act === 'decline' ? 'closed' : 'quoted',
          actor: 'guest',
          actorId: booking.userId,
          at: now,
          data: { quote: quote.number },
          requestKey: key,
        }),
      ],
      await answerMails(bookingScope(c), booking, quote, { act, text }),
    )
  } catch (error) {
    throw quoteRefusal(error)
  }
}

/** @throws AppError TooManyRequests */
async function requireFewAsks({ var: { db, guest } }: GuestRequest): Promise<void> {
  const asked = await db.$count(
    bookingEvents,
    and(eq(bookingEvents.bookingId, guest.booking.id), eq(bookingEvents.event, 'quote.ask')),
  )
  if (asked >= ASKS_MAX) throw new AppError('TooManyRequests', { retryAfterSeconds: 24 * 60 * 60 })
}
