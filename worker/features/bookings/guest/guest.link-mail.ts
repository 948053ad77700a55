import { tourNamesStatement } from '../../../db/tour-names'
import type { RequestScope } from '../../../http/context'
import { keyedHash } from '../../../http/keyed-hash'
import { requireNetworkWithinLimit, requireWithinLimit } from '../../../http/rate-limits'
import { findBookingByPid } from '../../../services/bookings/find-booking'
import { isLinkEnded } from '../../../services/bookings/link-end'
import { runBatchWithMails } from '../../../services/mail/outbox'
import { linkMail } from '../request/request.link-mail'

/**
 * Mails the link to the booking's own address. The sender learns neither whether the booking exists nor its address.
 * @throws AppError TooManyRequests
 */
export async function mailLink(c: RequestScope, pid: string): Promise<void> {
  const { db, now, settings } = c.var
  await requireNetworkWithinLimit(c, 'guestLink')
  await requireWithinLimit(c.var, 'guestLinkMail', keyedHash(settings.pepper, 'guest.link', pid))
  const booking = await findBookingByPid(db, pid)
  if (!booking || booking.email === null || isLinkEnded(booking, now)) return
  const tourNames = await tourNamesStatement(db, booking.tourId ?? 0)
  await runBatchWithMails(c, [], [linkMail(c, booking, { tourNames })])
}
