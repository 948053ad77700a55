import { and, eq, isNull } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { mayRole } from '../../contracts/accounts/permissions'
import { guestParams } from '../../contracts/bookings/guest-requests'
import type { WriteCondition } from '../../db/asserting-database'
import { rowExists } from '../../db/row-exists'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { readBody } from '../../http/body'
import type { AppEnv, RequestScope } from '../../http/context'
import { annotate } from '../../http/describe'
import { AppError } from '../../http/errors'
import { findBookingByPid } from '../data/booking-row'
import { isEndedCompanion, scopeOfCookie } from './guest-cookies'
import { isLinkEnded, type Guest, type GuestEnv, type GuestScope } from './guest-link'

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
export function requireGuest(needed: GuestScope, { maxBytes }: { maxBytes?: number } = {}) {
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
 * Middleware that admits only the lead of the booking and staff who may read bookings: 401 LinkWrong, 410
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
  return annotate(guard, { needs: 'guest lead or staff', params: guestParams })
}

async function isStaff(c: RequestScope): Promise<boolean> {
  if (!(await c.var.claims())) return false
  const actor = await c.var.actor()
  return mayRole(actor?.role ?? null, 'bookings:read')
}

/**
 * The sender's booking and scope, and whether they come from a member's session. @throws AppError LinkWrong, LinkEnded
 */
async function readGuest(c: RequestScope, needed: GuestScope) {
  const booking = await findBookingByPid(c.var.db, c.req.param('pid') ?? '')
  if (!booking) throw new AppError('LinkWrong')
  const ofMember = await scopeOfMember(c, booking)
  const scope = ofMember ?? scopeOfCookie(c, booking)
  if (!scope && isEndedCompanion(c, booking)) throw new AppError('LinkEnded')
  if (!scope || !isAllowed(scope, needed)) throw new AppError('LinkWrong')
  // A login is not a link: members keep their past trips.
  if (!ofMember && isLinkEnded(booking, c.var.now)) throw new AppError('LinkEnded')
  return { booking, scope, ofMember: ofMember !== null }
}

/** The lead may do everything; a requester also what companions may. */
function isAllowed(scope: GuestScope, needed: GuestScope): boolean {
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

/** Checks when the write commits that the sender still has access. */
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

/**
 * The owner of the address has seen the booking. From now on the browser that sent the request no longer has access.
 */
export async function noteFirstOpening(
  { var: { db, now } }: Pick<RequestScope, 'var'>,
  { id, firstOpenedAt }: BookingRow,
): Promise<void> {
  if (firstOpenedAt !== null) return
  await db
    .update(bookings)
    .set({ firstOpenedAt: now })
    .where(and(eq(bookings.id, id), isNull(bookings.firstOpenedAt)))
}
