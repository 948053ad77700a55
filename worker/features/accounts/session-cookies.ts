import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { clearPreviewCookie } from './preview-cookie'
import type { CookieContext } from '../../http/context'
import { cookieAttributes } from '../../http/cookies'
import { DEVICE_COOKIE } from '../../http/device-cookie'
import { SECOND_MS } from '../../contracts/dates/durations'
import { DEVICE_MS } from './lifetimes'

/** HttpOnly and SameSite. */
const REFRESH_COOKIE = 'refresh'

export function readRefreshCookie(c: CookieContext): string | undefined {
  return getCookie(c, REFRESH_COOKIE)
}

/** `expiresAt` in UTC ms. */
export function setRefreshCookie(c: CookieContext, token: string, expiresAt: number): void {
  const maxAge = Math.max(0, Math.floor((expiresAt - c.var.now) / 1000))
  setCookie(c, REFRESH_COOKIE, token, { ...attributes(c), maxAge })
}

/** Keeps the device cookie. */
export function clearSessionCookies(c: CookieContext): void {
  deleteCookie(c, REFRESH_COOKIE, attributes(c))
  clearPreviewCookie(c)
}

export function setDeviceCookie(c: CookieContext, token: string): void {
  setCookie(c, DEVICE_COOKIE, token, { ...attributes(c), maxAge: DEVICE_MS / SECOND_MS })
}

function attributes(c: CookieContext) {
  return { ...cookieAttributes(c), path: '/api' }
}
