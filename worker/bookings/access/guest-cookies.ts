import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { DAY_MS } from '../../contracts/dates/durations'
import type { BookingRow } from '../../db/schema/bookings'
import type { CookieContext, RequestScope } from '../../http/context'
import { cookieAttributes } from '../../http/cookies'
import { randomToken } from '../../http/keyed-hash'
import {
  guestKey,
  scopeOf,
  wasCompanions,
  linkEndsAt,
  type GuestEnv,
  type GuestScope,
  type LinkedBooking,
} from './guest-link'

/** A requester's cookie has its own name, so that a new request never replaces the cookie of a mailed link. */
const COOKIES = { lead: 'guest', pack: 'guest', requester: 'requester' } as const
/** Lifetime of a requester's cookie. */
const REQUESTER_MS = DAY_MS

/** A context that can set cookies, with or without a guest. */
type AnyContext = CookieContext | Context<GuestEnv>

/** Stores the key of an opened link in a cookie until the link ends. */
export function setGuestCookie(c: AnyContext, booking: BookingRow, scope: 'lead' | 'pack'): void {
  const { now, settings } = c.var
  const maxAge = Math.floor(((linkEndsAt(booking) ?? Infinity) - now) / 1000)
  keepKey(c, booking.pid, { scope, key: guestKey(settings.pepper, scope, booking), maxAge })
}

/**
 * Lets the browser that sent a request see the booking for a day. If `booking` is null it gets a key that opens
 * nothing, so that both responses look alike.
 */
export function setRequesterCookie(c: AnyContext, pid: string, booking: LinkedBooking | null) {
  const key = booking ? guestKey(c.var.settings.pepper, 'requester', booking) : randomToken()
  keepKey(c, pid, { scope: 'requester', key, maxAge: REQUESTER_MS / 1000 })
}

/** The path limits the cookie to requests about one booking, and other sites can never make the browser send it. */
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

/** A requester's key ends a day after the request, or when the mailed link is first opened. */
export function scopeOfCookie(c: RequestScope, booking: BookingRow): GuestScope | null {
  const sent = cookiesOf(c)
  const scopeIn = (name: string) => scopeOf(c.var.settings.pepper, booking, sent[name] ?? '')
  const scope = scopeIn(COOKIES.lead)
  if (scope !== null && scope !== 'requester') return scope
  const isOver = booking.firstOpenedAt !== null || c.var.now > booking.createdAt + REQUESTER_MS
  return !isOver && scopeIn(COOKIES.requester) === 'requester' ? 'requester' : null
}

/** Whether the sender is a companion whose link was renewed. */
export function isEndedCompanion(c: RequestScope, booking: BookingRow): boolean {
  return wasCompanions(c.var.settings.pepper, booking, cookiesOf(c)[COOKIES.pack] ?? '')
}

function cookiesOf(c: RequestScope): Record<string, string> {
  return parse(c.req.header('cookie') ?? '')
}
