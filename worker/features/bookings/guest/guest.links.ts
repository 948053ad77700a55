import type { BookingRow } from '../../../db/schema/bookings'
import type { RequestScope } from '../../../http/context'
import { AppError } from '../../../http/errors'
import { requireNetworkWithinLimit } from '../../../http/rate-limits'
import { findBookingByPid } from '../../../services/bookings/find-booking'
import { noteFirstOpening } from '../../../services/bookings/first-opening'
import { scopeOf } from '../../../services/bookings/guest-link'
import { isLinkEnded } from '../../../services/bookings/link-end'

interface Opened {
  booking: BookingRow
  scope: 'lead' | 'pack'
}

/**
 * The booking and scope that the key of a mailed link opens. The lead's first opening is stored: it proves the address.
 * @throws AppError LinkWrong, LinkEnded, TooManyRequests
 */
export async function openLink(c: RequestScope, pid: string, key: string): Promise<Opened> {
  const { db, now, settings } = c.var
  await requireNetworkWithinLimit(c, 'guestLink')
  const booking = await findBookingByPid(db, pid)
  const scope = booking && scopeOf(settings.pepper, booking, key)
  if (!booking || scope === null || scope === 'requester') {
    await requireNetworkWithinLimit(c, 'guestWrongLink')
    throw new AppError('LinkWrong')
  }
  if (isLinkEnded(booking, now)) throw new AppError('LinkEnded')
  if (scope === 'lead') await noteFirstOpening(c, booking)
  return { booking, scope }
}
