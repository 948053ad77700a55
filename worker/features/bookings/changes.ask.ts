import { eq, sql } from 'drizzle-orm'
import { mayCause } from '../../contracts/booking-states'
import { calgaryDay } from '../../contracts/calendar'
import type { ChangeWish } from '../../contracts/guest-requests'
import type { Statement } from '../../db/db'
import { bookingMessages, bookings, quotes, type QuoteRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import { readRequestKey, runOnce, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { factsOf, readState } from '../../services/bookings/booking-facts'
import { bookingScope, mailToDesk, toDesk } from '../../services/bookings/booking-mail'
import { untilNotOvertaken } from '../../services/bookings/booking-refusal'
import { eventStatement } from '../../services/bookings/event-statement'
import { findBookingByPid } from '../../services/bookings/find-booking'
import { findRepeatedEvent } from '../../services/bookings/repeated-event'
import type { GuestRequest } from '../../services/bookings/guest-access'
import { runBatchWithMails } from '../../services/mail/outbox'
import { assertOpen, quoteRefusal } from './quotes.open'

/**
 * The guest asks for another day, another party or something else of a held or booked trip, which stays as it is until a
 * change is agreed. A repeated request asks once.
 * @throws AppError NotPossibleNow, TooLate from the start on, Invalid for a day that has passed, TooManyRequests, KeyReused
 */
export async function askForChange(c: GuestRequest, wish: ChangeWish): Promise<void> {
  const { db, now, guest } = c.var
  if (wish.day !== undefined && wish.day <= calgaryDay(now))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
  const key = readRequestKey(c, guest.booking.pid, wish)
  await runOnce({
    find: key && (() => findRepeatedEvent(db, key)),
    run: async () => {
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      // The wish is the same, whatever else has moved the booking.
      await untilNotOvertaken(() => storeWish(c, wish, key))
      return true as const
    },
    duplicateErrors: new Set(['TooManyRequests', 'BookingChanged', 'NotPossibleNow']),
  })
}

async function storeWish(
  c: GuestRequest,
  { day, party, text }: ChangeWish,
  requestKey: RequestKey | null,
): Promise<void> {
  const { db, now, guest } = c.var
  const booking = await findBookingByPid(db, guest.booking.pid)
  if (!booking || booking.status === '') throw new AppError('LinkWrong')
  const state = await readState(db, booking)
  const { trip } = state
  if (!mayCause('change.ask', 'guest', factsOf(booking, state), now))
    throw new AppError(trip && trip.startsAt <= now ? 'TooLate' : 'NotPossibleNow')
  const { id, status, version, userId } = booking
  const scope = bookingScope(c)
  const desk = await toDesk(scope, booking, trip ?? undefined)
  await runBatchWithMails(
    c,
    [
      ...messageStatements(c, id, text),
      db
        .update(bookings)
        .set({ awaitsSince: sql`coalesce(${bookings.awaitsSince}, ${now})` })
        .where(eq(bookings.id, id)),
      eventStatement(db, {
        bookingId: id,
        version,
        event: 'change.ask',
        from: status,
        to: status,
        actor: 'guest',
        actorId: userId,
        at: now,
        data: { ...(day !== undefined && { day }), ...(party !== undefined && { party }) },
        requestKey,
      }),
    ],
    mailToDesk(scope, booking, {
      template: 'changeAsked',
      ...desk,
      wishedDay: day ?? null,
      wishedParty: party ?? null,
      text,
    }),
  )
}

/**
 * The guest keeps the trip as it is: the offered change ends, and no event moves the booking.
 * @throws AppError QuoteNotOpen
 */
export async function declineChange(c: GuestRequest, quote: QuoteRow, text: string): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  const scope = bookingScope(c)
  const desk = await toDesk(scope, booking, quote)
  try {
    await runBatchWithMails(
      c,
      [
        assertOpen(db, quote),
        ...messageStatements(c, booking.id, text),
        db.update(quotes).set({ status: 'declined' }).where(eq(quotes.id, quote.id)),
      ],
      mailToDesk(scope, booking, {
        template: 'changeDeclined',
        ...desk,
        number: quote.number,
        text,
      }),
    )
  } catch (error) {
    throw quoteRefusal(error)
  }
}

function messageStatements(
  { var: { db, now, guest } }: GuestRequest,
  bookingId: number,
  body: string,
): Statement[] {
  if (body.trim() === '') return []
  const { userId } = guest.booking
  return [
    db.insert(bookingMessages).values({ bookingId, author: 'guest', userId, body, createdAt: now }),
  ]
}
