import { and, eq, isNull } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { guestParams } from '../../contracts/guest-requests'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { rowExists } from '../../db/row-exists'
import { readBody } from '../../http/body'
import type { AppEnv, RequestScope } from '../../http/context'
import { annotate } from '../../http/describe'
import { AppError } from '../../http/errors'
import type { WriteCondition } from '../../db/asserting-database'
import { findBookingByPid } from './find-booking'
import { scopeOfCookie } from './guest-cookies'
import type { Guest, GuestEnv } from './guest-env'
import type { GuestScope } from './guest-link'
import { isLinkEnded } from './link-end'

/** The context behind `requireLeadOrStaff`. */
interface BookingEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { booking: BookingRow }
}

export type GuestRequest = RequestScope & { var: { guest: Guest } }

/**
 * Refuses a sender who is no guest of the path's booking: 401 LinkWrong, 410 LinkEnded. A guest comes with the cookie of
 * the mailed link, or is the member whose booking it is. `lead` refuses companions. A body beyond the usual size
 * (`maxBytes`) is read of guests only.
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
    // A member's session is asserted already.
    if (!ofMember) c.var.assertOnWrites(stillGuest(c, guest.booking, guest.scope))
    c.header('cache-control', 'private, no-store')
    await next()
  })
  return annotate(guard, {
    needs: needed === 'pack' ? 'guest pack' : 'guest lead',
    params: guestParams,
  })
}

/** Refuses all but who booked and admins, who read what the guest sent: 401 LinkWrong, 410 LinkEnded. */
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

/** @throws AppError LinkWrong, LinkEnded */
async function readGuest(
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

/** The lead may do all; companion and requester only what names them. */
function isAllowed(scope: GuestScope, needed: 'lead' | 'requester' | 'pack'): boolean {
  return scope === 'lead' || scope === needed || (needed === 'pack' && scope === 'requester')
}

/** The key is still right when the write commits. */
function stillGuest(
  { var: { db, now } }: RequestScope,
  { id, pid, linkGeneration, packGeneration }: BookingRow,
  scope: GuestScope,
): WriteCondition {
  const isUnopened = scope === 'requester' ? isNull(bookings.firstOpenedAt) : undefined
  const unchanged = and(
    eq(bookings.id, id),
    eq(bookings.linkGeneration, linkGeneration),
    eq(bookings.packGeneration, packGeneration),
    isNull(bookings.erasedAt),
    isUnopened,
  )
  return {
    condition: rowExists(bookings, unchanged),
    refuse: async (cause) => {
      const booking = await findBookingByPid(db, pid)
      const hasEnded = booking !== null && isLinkEnded(booking, now)
      return new AppError(hasEnded ? 'LinkEnded' : 'LinkWrong', { cause })
    },
  }
}

/** A member with the verified address of the booking, or who took it over, is its lead. */
async function scopeOfMember(c: RequestScope, booking: BookingRow): Promise<GuestScope | null> {
  if (!(await c.var.claims())) return null
  const actor = await c.var.actor()
  if (!actor?.isVerified) return null
  const isOwn = booking.userId === actor.userId || booking.emailKey === actor.email.toLowerCase()
  return isOwn ? 'lead' : null
}
