import { createMiddleware } from 'hono/factory'
import { guestParams } from '../../contracts/bookings/guest-requests'
import type { BookingRow } from '../../db/schema/bookings'
import { readBody } from '../../http/body'
import type { AppEnv, RequestScope } from '../../http/context'
import { annotate } from '../../http/describe'
import { AppError } from '../../http/errors'
import { findBookingByPid } from './find-booking'
import { noteFirstOpening } from './first-opening'
import type { Guest, GuestEnv } from './guest-env'
import { readGuest } from './guest-reading'
import { stillGuest } from './still-guest'

/** The context that `requireLeadOrStaff` gives to handlers. */
interface BookingEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { booking: BookingRow }
}

export type GuestRequest = RequestScope & { var: { guest: Guest } }

/**
 * Middleware that refuses senders who are not guests of the path's booking: 401 LinkWrong, 410 LinkEnded. A guest has
 * the cookie of the mailed link, or is the member who owns the booking. `lead` refuses companions. With `maxBytes`, the
 * guest is checked before the larger body is read.
 */
export function requireGuest(
  needed: 'lead' | 'requester' | 'pack',
  { maxBytes }: { maxBytes?: number } = {},
) {
  const guard = createMiddleware<GuestEnv>(async function guard(c, next) {
    if (maxBytes !== undefined) await readGuest(c, needed)
    await readBody(c, maxBytes)
    c.set('now', Date.now())
    const { ofMember, ...guest } = await readGuest(c, needed)
    c.set('guest', guest)
    // A member's session is asserted elsewhere, and a member's address is verified.
    if (ofMember) await noteFirstOpening(c, guest.booking)
    else c.var.assertOnWrites(stillGuest(c, guest.booking, guest.scope))
    c.header('cache-control', 'private, no-store')
    await next()
  })
  return annotate(guard, {
    needs: needed === 'pack' ? 'guest pack' : 'guest lead',
    params: guestParams,
  })
}

/**
 * Middleware that admits only the lead of the booking and admins, who may read the guest's files: 401 LinkWrong, 410
 * LinkEnded.
 */
export function requireLeadOrStaff() {
  const guard = createMiddleware<BookingEnv>(async function guard(c, next) {
    const booking = (await isStaff(c))
      ? await findBookingByPid(c.var.db, c.req.param('pid') ?? '')
      : (await readGuest(c, 'lead')).booking
    if (!booking) throw new AppError('NotFound')
    c.set('booking', booking)
    c.header('cache-control', 'private, no-store')
    await next()
  })
  return annotate(guard, { needs: 'guest lead or super', params: guestParams })
}

async function isStaff(c: RequestScope): Promise<boolean> {
  if (!(await c.var.claims())) return false
  const actor = await c.var.actor()
  return actor !== null && actor.isSuperUser && actor.isVerified
}
