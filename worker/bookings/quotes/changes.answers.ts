import { and, eq } from 'drizzle-orm'
import type { QuoteAnswer } from '../../contracts/bookings/quotes'
import { quotes, type QuoteRow } from '../../db/schema/bookings'
import { AppError } from '../../http/errors'
import type { RequestKey } from '../../http/idempotency'
import { readSettings } from '../../services/settings/settings'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { changeBooking } from '../data/booking-row'
import type { BookingState } from '../data/booking-state'
import { writeBooking } from '../data/booking-write'
import { assertOpen, endQuote } from '../data/open-quote'
import { purgeSeats } from '../days/seats-changed'
import { bookingScope, mailToDesk } from '../mails/booking-mail'
import { messageStatements } from '../mails/guest-message'
import { changed } from './changes.move'
import { agreedTerms, type Accept } from './quotes.accept'

/**
 * The guest accepts the offered change of a trip. The trip moves in one batch, or not at all.
 * @throws AppError QuoteNotOpen, BookingChanged, SeatsGone, DayFull, DayClosed, TooLate, Invalid for a currency other
 * than the booking's or terms that are not in force
 */
export async function acceptChange(
  c: GuestRequest,
  state: BookingState,
  { answer, key }: { answer: Accept; key: RequestKey | null },
): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  if (answer.currency !== booking.currency)
    throw new AppError('Invalid', { fields: { currency: 'Invalid' } })
  const [{ bookings: settings }, terms] = await Promise.all([
    readSettings(c.env, db),
    agreedTerms(c, answer),
  ])
  const moved = await changed(bookingScope(c), { booking, state, by: 'guest', settings })
  const event = guestEvent(c.var, booking, {
    event: 'change.accept',
    data: { ...moved.data, terms },
    requestKey: key,
  })
  const agreed = changeBooking(db, booking.id, { termsVersion: terms })
  const statements = [...moved.statements, agreed, event, ...moved.after]
  await writeBooking(c, statements, moved.mails)
  purgeSeats(c, [booking.tourId, ...moved.tourIds])
}

/**
 * The guest keeps the trip unchanged: the offer ends, and no event is written.
 * @throws AppError QuoteNotOpen
 */
export async function declineChange(c: GuestRequest, quote: QuoteRow, text: string): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  const letter = { template: 'changeDeclined', number: quote.number, text } as const
  const mails = await mailToDesk(bookingScope(c), booking, letter, quote)
  const ended = endQuote(db, quote.id, 'declined')
  const statements = [assertOpen(db, quote), ...messageStatements(c, text), ended]
  await writeBooking(c, statements, mails)
}

/** Whether this repeats an answer that declined the change. Declining writes no event, so the quotes are checked. */
export async function isDeclinedChange(
  { var: { db, guest } }: GuestRequest,
  { act, number }: QuoteAnswer,
): Promise<boolean> {
  if (act !== 'decline') return false
  const declined = and(
    eq(quotes.bookingId, guest.booking.id),
    eq(quotes.number, number),
    eq(quotes.kind, 'change'),
    eq(quotes.status, 'declined'),
  )
  return (await db.$count(quotes, declined)) > 0
}
