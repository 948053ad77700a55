import { eq } from 'drizzle-orm'
import { mayCause } from '../../../contracts/booking-states'
import { calgaryDay } from '../../../contracts/calgary-clock'
import type { ChangeWish } from '../../../contracts/guest-requests'
import type { Statement } from '../../../db/db'
import { quotes, type BookingRow, type QuoteRow } from '../../../db/schema/bookings'
import type { TripRow } from '../../../db/schema/trips'
import { AppError } from '../../../http/errors'
import { readRequestKey, type RequestKey } from '../../../http/idempotency'
import { requireWithinLimit } from '../../../http/rate-limits'
import { factsOf, readState } from '../../../services/bookings/booking-facts'
import { bookingScope, mailToDesk, toDesk } from '../../../services/bookings/booking-mail'
import { untilNotOvertaken } from '../../../services/bookings/booking-refusal'
import { guestEvent } from '../../../services/bookings/caused-events'
import { findBookingByPid } from '../../../services/bookings/find-booking'
import type { GuestRequest } from '../../../services/bookings/guest-access'
import { guestMessage } from '../../../services/bookings/guest-message'
import { causeOnce } from '../../../services/bookings/once'
import { awaitAnswer } from '../../../services/bookings/waiting'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { assertOpen, quoteRefusal } from '../quotes/quotes.open'

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
  await causeOnce(db, key, {
    run: async () => {
      await requireWithinLimit(c.var, 'guestMessage', String(guest.booking.id))
      // The wish is the same, whatever else has moved the booking.
      await untilNotOvertaken(() => storeWish(c, wish, key))
    },
    duplicateErrors: ['TooManyRequests', 'BookingChanged', 'NotPossibleNow'],
  })
}

async function storeWish(
  c: GuestRequest,
  wish: ChangeWish,
  requestKey: RequestKey | null,
): Promise<void> {
  const { day, party, text } = wish
  const { booking, status, trip } = await requireChangeable(c)
  const event = guestEvent(c.var, booking, {
    event: 'change.ask',
    to: status,
    data: { ...(day !== undefined && { day }), ...(party !== undefined && { party }) },
    requestKey,
  })
  await runBatchWithMails(
    c,
    [...messageStatements(c, text), awaitAnswer(c.var, booking.id), event],
    await askedMails(c, { booking, trip }, wish),
  )
}

/** The booking as it is now. @throws AppError LinkWrong, TooLate, NotPossibleNow */
async function requireChangeable({ var: { db, now, guest } }: GuestRequest) {
  const booking = await findBookingByPid(db, guest.booking.pid)
  if (!booking || booking.status === '') throw new AppError('LinkWrong')
  const state = await readState(db, booking)
  const { trip } = state
  if (!mayCause('change.ask', 'guest', factsOf(booking, state), now))
    throw new AppError(trip && trip.startsAt <= now ? 'TooLate' : 'NotPossibleNow')
  return { booking, status: booking.status, trip }
}

async function askedMails(
  c: GuestRequest,
  { booking, trip }: { booking: BookingRow; trip: TripRow | null },
  { day, party, text }: ChangeWish,
) {
  const scope = bookingScope(c)
  return mailToDesk(scope, booking, {
    template: 'changeAsked',
    ...(await toDesk(scope, booking, trip ?? undefined)),
    wishedDay: day ?? null,
    wishedParty: party ?? null,
    text,
  })
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
        ...messageStatements(c, text),
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

function messageStatements(c: GuestRequest, text: string): Statement[] {
  return text.trim() === '' ? [] : [guestMessage(c, text)]
}
