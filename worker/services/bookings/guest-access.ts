import { eq } from 'drizzle-orm'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { DAY_MS } from '../../contracts/durations'
import { LIVE } from '../../contracts/booking-states'
import { bookings, type BookingRow } from '../../db/schema/bookings'
import type { Db } from '../../db/db'
import { readBody } from '../../http/body'
import type { AppEnv, CookieContext, RequestScope } from '../../http/context'
import { cookieAttributes } from '../../http/cookies'
import { annotate } from '../../http/describe'
import { AppError } from '../../http/errors'
import { guestKey, scopeOf, type GuestScope } from './guest-link'

const COOKIE = 'guest'
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

export async function findBookingByPid(db: Db, pid: string): Promise<BookingRow | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.pid, pid))
  return booking ?? null
}

/** Keeps a key for the calls of one booking. The browser sends it with them only, and never from other sites. */
export function setGuestCookie(c: CookieContext, booking: BookingRow, scope: GuestScope): void {
  const { now, settings } = c.var
  const ownEnd =
    scope === 'requester' ? now + REQUESTER_MS : (linkEndsAt(booking) ?? now + 400 * DAY_MS)
  const maxAge = Math.min(Math.floor((ownEnd - now) / 1000), (400 * DAY_MS) / 1000)
  setCookie(c, COOKIE, guestKey(settings.pepper, scope, booking), {
    ...cookieAttributes(c),
    sameSite: 'Strict',
    path: `/api/guest/${booking.pid}`,
    maxAge: Math.max(0, maxAge),
  })
}

/**
 * Refuses a sender who is no guest of the path's booking: 401 LinkWrong, 410 LinkEnded. A guest comes with the cookie of
 * the mailed link, or is the member whose booking it is. `lead` refuses companions.
 */
export function requireGuest(needed: 'lead' | 'requester' | 'pack') {
  const guard = createMiddleware<GuestEnv>(async function guard(c, next) {
    await readBody(c)
    const booking = await findBookingByPid(c.var.db, c.req.param('pid') ?? '')
    if (!booking) throw new AppError('LinkWrong')
    const scope = (await scopeOfMember(c, booking)) ?? scopeOfCookie(c, booking)
    if (!scope || !isAllowed(scope, needed)) throw new AppError('LinkWrong')
    if (isLinkEnded(booking, c.var.now)) throw new AppError('LinkEnded')
    c.set('guest', { booking, scope })
    c.header('cache-control', 'private, no-store')
    await next()
  })
  return annotate(guard, { needs: needed === 'pack' ? 'guest pack' : 'guest lead' })
}

/** The lead may do all; companion and requester only what names them. */
function isAllowed(scope: GuestScope, needed: 'lead' | 'requester' | 'pack'): boolean {
  return scope === 'lead' || scope === needed || (needed === 'pack' && scope === 'requester')
}

/** A requester's key ends a day after the request, or when the mailed link is first opened. */
function scopeOfCookie(c: RequestScope, booking: BookingRow): GuestScope | null {
  const key = parse(c.req.header('cookie') ?? '', COOKIE)[COOKIE] ?? ''
  const scope = scopeOf(c.var.settings.pepper, booking, key)
  const isOver = booking.firstOpenedAt !== null || c.var.now > booking.createdAt + REQUESTER_MS
  return scope === 'requester' && isOver ? null : scope
}

/** A member with the verified address of the booking, or who took it over, is its lead. */
async function scopeOfMember(c: RequestScope, booking: BookingRow): Promise<GuestScope | null> {
  if (!(await c.var.claims())) return null
  const actor = await c.var.actor()
  if (!actor?.isVerified) return null
  const isOwn = booking.userId === actor.userId || booking.emailKey === actor.email.toLowerCase()
  return isOwn ? 'lead' : null
}
