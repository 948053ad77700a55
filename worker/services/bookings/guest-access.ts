import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { DAY_MS } from '../../contracts/durations'
import { LIVE } from '../../contracts/booking-states'
import { guestParams } from '../../contracts/guest-requests'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import { rowExists } from '../../db/row-exists'
import { readBody } from '../../http/body'
import type { AppEnv, CookieContext, RequestScope } from '../../http/context'
import { cookieAttributes } from '../../http/cookies'
import { annotate } from '../../http/describe'
import { AppError } from '../../http/errors'
import { randomToken } from '../../http/keyed-hash'
import type { WriteCondition } from '../../db/asserting-database'
import { findBookingByPid } from './find-booking'
import { guestKey, scopeOf, type GuestScope, type LinkedBooking } from './guest-link'

/** A requester's cookie has its own name, so that a new request never replaces the cookie of a mailed link. */
const COOKIES = { lead: 'guest', pack: 'guest', requester: 'requester' } as const
/** How long a link works after its booking was closed or expired, and after the trip. */
const AFTER_CLOSING_MS = 30 * DAY_MS
const AFTER_TRIP_MS = 90 * DAY_MS
/** A requester's cookie. */
const REQUESTER_MS = DAY_MS

/** The guest of a request: the booking and what the sender may do with it. */
export interface Guest {
  booking: BookingRow
  scope: GuestScope
}

/** The context behind `requireGuest`. */
export interface GuestEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { guest: Guest }
}
/** A context that can set cookies, of a guest or not. */
type AnyContext = CookieContext | Context<GuestEnv>
/** The context behind `requireLeadOrStaff`. */
interface BookingEnv extends AppEnv {
  Variables: AppEnv['Variables'] & { booking: BookingRow }
}
export type GuestRequest = RequestScope & { var: { guest: Guest } }

/** When a booking's links end, UTC ms; null while it is not over. */
export function linkEndsAt({
  status,
  endsAt,
  updatedAt,
}: Pick<BookingRow, 'status' | 'endsAt' | 'updatedAt'>): number | null {
  if (status !== '' && LIVE.has(status)) return null
  const isTravelled = status === 'completed' || status === 'no_show' || status === 'cancelled'
  return isTravelled
    ? Math.max(endsAt ?? 0, updatedAt) + AFTER_TRIP_MS
    : updatedAt + AFTER_CLOSING_MS
}

export function isLinkEnded(booking: BookingRow, now: number): boolean {
  const endsAt = linkEndsAt(booking)
  return booking.erasedAt !== null || (endsAt !== null && endsAt <= now)
}

/** Keeps the key of a mailed link that was opened, until the link ends. */
export function setGuestCookie(c: AnyContext, booking: BookingRow, scope: 'lead' | 'pack'): void {
  const { now, settings } = c.var
  const maxAge = Math.floor(((linkEndsAt(booking) ?? Infinity) - now) / 1000)
  keepKey(c, booking.pid, { scope, key: guestKey(settings.pepper, scope, booking), maxAge })
}

/** Lets the browser that has sent a request see it for a day; without a booking it gets a key that opens nothing. */
export function setRequesterCookie(
  c: AnyContext,
  pid: string,
  booking: LinkedBooking | null,
): void {
  const key = booking ? guestKey(c.var.settings.pepper, 'requester', booking) : randomToken()
  keepKey(c, pid, { scope: 'requester', key, maxAge: REQUESTER_MS / 1000 })
}

/** The browser sends the key with the calls of one booking only, and never from other sites. */
function keepKey(
  c: AnyContext,
  pid: string,
  { scope, key, maxAge }: { scope: GuestScope; key: string; maxAge: number },
): void {
  setCookie(c, COOKIES[scope], key, {
    ...cookieAttributes(c),
    sameSite: 'Strict',
    path: `/api/guest/${pid}`,
    // Browsers keep a cookie for 400 days at most.
    maxAge: Math.min(Math.max(0, maxAge), (400 * DAY_MS) / 1000),
  })
}

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

/** A requester's key ends a day after the request, or when the mailed link is first opened. */
function scopeOfCookie(c: RequestScope, booking: BookingRow): GuestScope | null {
  const sent = parse(c.req.header('cookie') ?? '')
  const scopeIn = (name: string) => scopeOf(c.var.settings.pepper, booking, sent[name] ?? '')
  const scope = scopeIn(COOKIES.lead)
  if (scope !== null && scope !== 'requester') return scope
  const isOver = booking.firstOpenedAt !== null || c.var.now > booking.createdAt + REQUESTER_MS
  return !isOver && scopeIn(COOKIES.requester) === 'requester' ? 'requester' : null
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
