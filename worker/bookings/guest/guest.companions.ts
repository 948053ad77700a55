import { AppError } from '../../http/errors'
import { readRequestKey, type RequestKey } from '../../http/idempotency'
import { requireWithinLimit } from '../../http/rate-limits'
import { linkBase } from '../../services/mail/link-base'
import type { GuestRequest } from '../access/guest-access'
import { guestUrl } from '../access/guest-link'
import { guestEvent } from '../data/booking-events'
import { writeBooking, causeOnce } from '../data/booking-write'
import { findBookingByPid, changeBooking } from '../data/booking-row'

/**
 * The address of a confirmed trip for those who come along. `renew` ends the one before, at once and with its cookies; a
 * repeated request renews no more.
 * @throws AppError NotPossibleNow unless the trip is confirmed, BookingChanged, TooManyRequests, KeyReused
 */
export async function companionUrl(c: GuestRequest, body: { renew: boolean }): Promise<string> {
  const { db, guest, settings } = c.var
  const { pid, status } = guest.booking
  if (status !== 'confirmed') throw new AppError('NotPossibleNow')
  if (body.renew) {
    const key = readRequestKey(c, pid, body)
    await causeOnce(db, key, {
      run: () => renew(c, key),
      duplicateErrors: ['TooManyRequests', 'BookingChanged', 'LinkWrong'],
    })
  }
  const booking = await findBookingByPid(db, pid)
  if (!booking) throw new AppError('LinkWrong')
  const { pepper } = settings
  return guestUrl({ baseUrl: linkBase(settings, c.req.url), pepper }, booking, 'pack')
}

async function renew(c: GuestRequest, requestKey: RequestKey | null): Promise<void> {
  const { db, guest } = c.var
  const { booking } = guest
  await requireWithinLimit(c.var, 'guestAct', String(booking.id))
  const renewed = changeBooking(db, booking.id, { packGeneration: booking.packGeneration + 1 })
  const event = guestEvent(c.var, booking, {
    event: 'link.renew',
    data: { link: 'pack' },
    requestKey,
  })
  await writeBooking(c, [renewed, event], [])
}
