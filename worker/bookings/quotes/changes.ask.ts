import { mayCause } from '../../contracts/bookings/booking-events'
import type { ChangeWish } from '../../contracts/bookings/guest-requests'
import { calgaryDay } from '../../contracts/dates/calgary-clock'
import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { runBatchWithMails } from '../../services/mail/outbox'
import type { GuestRequest } from '../access/guest-access'
import { guestEvent } from '../data/booking-events'
import { findBookingByPid, awaitAnswer } from '../data/booking-row'
import { factsOf, readState } from '../data/booking-state'
import { untilNotOvertaken, causeOnce } from '../data/booking-write'
import { mailToDesk, bookingScope } from '../mails/booking-mail'
import { messageStatements } from '../mails/guest-message'

/**
 * The guest asks for another day, another party or something else on a held or booked trip, which
 * does not change until that is agreed. A repeated request is stored once.
 * @throws AppError NotPossibleNow, TooLate once the trip has started, Invalid for a day that has
 * passed, TooManyRequests, KeyReused
 */
export async function askForChange(c: GuestRequest, wish: ChangeWish): Promise<void> {
  const { db, now, guest } = c.var
  if (wish.day !== undefined && wish.day <= calgaryDay(now))
    throw new AppError('Invalid', { fields: { day: 'Invalid' } })
  const key = readRequestKey(c, guest.booking.pid, wish)
  await causeOnce(db, key, {
    run: () => writeWish(c, wish, key),
    duplicateErrors: ['TooManyRequests', 'BookingChanged', 'NotPossibleNow'],
  })
}

/** Like `askForChange`, for a request whose key has already been read. */
export async function writeWish(c: GuestRequest, wish: ChangeWish, key: RequestKey | null) {
  await requireWithinLimit(c.var, 'guestMessage', String(c.var.guest.booking.id))
  // If another write moves the booking first, try again: the guest still wants the same.
  await untilNotOvertaken(() => storeWish(c, wish, key))
}

async function storeWish(c: GuestRequest, wish: ChangeWish, requestKey: RequestKey | null) {
  const { day, party, text } = wish
  const { booking, trip } = await requireChangeable(c)
  const event = guestEvent(c.var, booking, {
    event: 'change.ask',
    data: { ...(day !== undefined && { day }), ...(party !== undefined && { party }) },
    requestKey,
  })
  const wished = { wishedDay: day ?? null, wishedParty: party ?? null }
  const letter = { template: 'changeAsked', ...wished, text } as const
  await runBatchWithMails(
    c,
    [...messageStatements(c, text), awaitAnswer(c.var, booking.id), event],
    await mailToDesk(bookingScope(c), booking, letter, trip),
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
  return { booking, trip }
}
