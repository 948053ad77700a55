import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { signAccessToken } from '../../http/session-tokens'
import type { SessionAnswer } from '../../contracts/accounts/sessions'
import type { UserRow } from '../../db/schema/accounts'
import { isSuperNow } from './super-user-grants'
import type { StartedSession } from './sessions.actions'
import { clearPreviewCookie, setPreviewCookie } from './preview-cookie'
import type { CookieContext } from '../../http/context'
import { cookieAttributes } from '../../http/cookies'
import { SECOND_MS } from '../../contracts/dates/durations'
import { DEVICE_MS } from './lifetimes'
import { DEVICE_COOKIE } from './places'

type SessionMember = Pick<
  UserRow,
  'id' | 'username' | 'email' | 'emailKey' | 'isSuperUser' | 'superBySetting' | 'verifiedAt'
>

/** The response to login, refresh and registration; sets the refresh, device and preview cookies. */
export async function respondWithSession(
  c: CookieContext,
  user: SessionMember,
  { sessionId, token, expiresAt, device }: StartedSession,
): Promise<SessionAnswer> {
  setRefreshCookie(c, token, expiresAt)
  if (device !== undefined) setDeviceCookie(c, device)
  const { settings, now } = c.var
  const claims = { userId: user.id, sessionId }
  const isSuperUser = isSuperNow(settings, user)
  if (isSuperUser) setPreviewCookie(c, { ...claims, expiresAt })
  else clearPreviewCookie(c)
  return {
    username: user.username ?? '',
    email: user.email ?? '',
    accessToken: await signAccessToken(settings.sessionKeys, claims, now),
    isSuperUser,
    verified: user.verifiedAt !== null,
    expiresAt,
  }
}

/** HttpOnly and SameSite. */
const REFRESH_COOKIE = 'refresh'

export function readRefreshCookie(c: CookieContext): string | undefined {
  return getCookie(c, REFRESH_COOKIE)
}

/** `expiresAt` in UTC ms. */
function setRefreshCookie(c: CookieContext, token: string, expiresAt: number): void {
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
