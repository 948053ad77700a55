import type { BookingRow } from '../../db/schema/bookings'
import type { RequestScope } from '../../http/context'
import { AppError } from '../../http/errors'
import { findBookingByPid } from './find-booking'
import { scopeOfCookie } from './guest-cookies'
import type { Guest } from './guest-env'
import type { GuestScope } from './guest-link'
import { isLinkEnded } from './link-end'

/**
 * The sender's booking and scope, and whether they come from a member's session. @throws AppError LinkWrong, LinkEnded
 */
export async function readGuest(
  c: RequestScope,
  needed: 'lead' | 'requester' | 'pack',
): Promise<Guest & { ofMember: boolean }> {
  const booking = await findBookingByPid(c.var.db, c.req.param('pid') ?? '')
  if (!booking) throw new AppError('LinkWrong')
  const ofMember = await scopeOfMember(c, booking)
  const scope = ofMember ?? scopeOfCookie(c, booking)
  if (!scope || !isAllowed(scope, needed)) throw new AppError('LinkWrong')
  if (isLinkEnded(booking, c.var.now)) throw new AppError('LinkEnded')
  return { booking, scope, ofMember: ofMember !== null }
}

/** The lead may do everything; a requester also what companions may. */
function isAllowed(scope: GuestScope, needed: 'lead' | 'requester' | 'pack'): boolean {
  return scope === 'lead' || scope === needed || (needed === 'pack' && scope === 'requester')
}

/** A member is the lead if the booking has the member's verified address or belongs to the member's account. */
async function scopeOfMember(c: RequestScope, booking: BookingRow): Promise<GuestScope | null> {
  if (!(await c.var.claims())) return null
  const actor = await c.var.actor()
  if (!actor?.isVerified) return null
  const isOwn = booking.userId === actor.userId || booking.emailKey === actor.email.toLowerCase()
  return isOwn ? 'lead' : null
}
