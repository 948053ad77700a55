import { and, eq } from 'drizzle-orm'
import { pick } from '../../db/pick'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { tourNamesStatement } from '../../db/tour-names'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { keyedHash } from '../../http/keyed-hash'
import { firstUsedUp, isWithinLimit, requireNetworkWithinLimit } from '../../http/rate-limits'
import { log } from '../../log'
import { mailCounts } from '../../services/mail/mail-counts'
import { runBatchWithMails } from '../../services/mail/outbox'
import { noteFirstOpening } from '../access/guest-access'
import { isGuestCode } from '../access/guest-code'
import { scopeOfCookie } from '../access/guest-cookies'
import { scopeOf, isLinkEnded, isLinkMailable, wasCompanions } from '../access/guest-link'
import { findBookingByPid } from '../data/booking-row'
import { linkMail } from '../request/request.mails'

/**
 * The booking and scope that the key of a mailed link opens. The lead's first opening is stored: it proves the address.
 * @throws AppError LinkWrong, LinkEnded, TooManyRequests
 */
export async function openLink(c: RequestScope, pid: string, key: string) {
  const { db, now, settings } = c.var
  await requireNetworkWithinLimit(c, 'guestLink')
  const booking = await findBookingByPid(db, pid)
  const scope = booking && scopeOf(settings.pepper, booking, key)
  if (!booking || scope === null || scope === 'requester') {
    await requireNetworkWithinLimit(c, 'guestWrongLink')
    const isEnded = booking !== null && wasCompanions(settings.pepper, booking, key)
    throw new AppError(isEnded ? 'LinkEnded' : 'LinkWrong')
  }
  if (isLinkEnded(booking, now)) throw new AppError('LinkEnded')
  if (scope === 'lead') await noteFirstOpening(c, booking)
  return { booking, scope }
}

/**
 * The booking that the code of a mail opens, as the mail's link would. Every try counts before it is compared: per booking
 * and network, so that a stranger's tries are not the guest's, and per booking from all networks. When those are used up,
 * all codes that were mailed end, and the next mail has another one.
 * @throws AppError INCORRECT_CODE, LinkEnded, TooManyRequests
 */
export async function openByCode(c: RequestScope, pid: string, code: string): Promise<BookingRow> {
  const { db, now, settings } = c.var
  await requireNetworkWithinLimit(c, 'guestLink')
  await requireNetworkWithinLimit(c, 'guestCode', pid)
  const booking = await findBookingByPid(db, pid)
  if (!booking || booking.erasedAt !== null) throw new AppError('INCORRECT_CODE')
  if (!(await isWithinCodeTries(c, booking))) throw new AppError('INCORRECT_CODE')
  if (!isGuestCode(settings.pepper, booking, { code, now })) throw new AppError('INCORRECT_CODE')
  if (isLinkEnded(booking, now)) throw new AppError('LinkEnded')
  await noteFirstOpening(c, booking)
  log('booking.opened', { pid, by: 'code' })
  return booking
}

/** Counts a try of a booking's code, and ends the codes after the last one that is allowed. */
async function isWithinCodeTries(c: RequestScope, { id, pid, codeGeneration }: BookingRow) {
  const { db, settings } = c.var
  const key = keyedHash(settings.pepper, 'guest.code tries', pid, codeGeneration)
  if (await isWithinLimit(c.var, 'guestCodeTry', key)) return true
  await db
    .update(bookings)
    .set({ codeGeneration: codeGeneration + 1 })
    .where(and(eq(bookings.id, id), eq(bookings.codeGeneration, codeGeneration)))
  log('booking.codesEnded', { pid })
  return false
}

/**
 * Mails the link to the booking's own address. The sender learns neither whether the booking exists nor its address.
 * Beyond what strangers may cause in a day nothing more is mailed: the day's mails have the link.
 * @throws AppError TooManyRequests
 */
export async function mailLink(c: RequestScope, pid: string): Promise<void> {
  const { db, now } = c.var
  await requireNetworkWithinLimit(c, 'guestLink')
  const booking = await findBookingByPid(db, pid)
  if (!(await mayMailLink(c, { pid, booking }))) return
  if (!booking || !isLinkMailable(booking, now)) return
  const tourNames = await tourNamesStatement(db, booking.tourId ?? 0)
  await runBatchWithMails(c, [], [linkMail(c, booking, { tourNames })])
}

/** The guest's own browser has a share that strangers cannot use up. @throws AppError TooManyRequests */
async function mayMailLink(
  c: RequestScope,
  { pid, booking }: { pid: string; booking: BookingRow | null },
): Promise<boolean> {
  const key = keyedHash(c.var.settings.pepper, 'guest.link', pid)
  const isGuest = booking !== null && scopeOfCookie(c, booking) === 'lead'
  if (isGuest && (await isWithinLimit(c.var, 'guestLinkMail', `own ${key}`))) return true
  const usedUp = await firstUsedUp(c.var, mailCounts(c, 'guestLinkMail', key))
  if (usedUp?.count.what === 'guestLinkMail')
    throw new AppError('TooManyRequests', pick(usedUp, 'retryAfterSeconds'))
  return usedUp === null
}
