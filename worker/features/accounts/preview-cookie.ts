import { deleteCookie, setCookie } from 'hono/cookie'
import { mayRole } from '../../contracts/accounts/permissions'
import { settingsOf, type Bindings } from '../../env'
import { cookieAttributes } from '../../http/cookies'
import { openPrimary } from '../../db/client'
import { equalInConstantTime, keyedHash } from '../../http/keyed-hash'
import type { AccessClaims } from '../../http/session-tokens'
import type { CookieContext } from '../../http/context'
import { findSessionActor } from './sessions.queries'

/**
 * Lets staff who edit tours load images of hidden ones: `<img>` sends no bearer token. It names a session and is sent with image
 * requests only; each request checks in D1 that the session is live and may still edit tours.
 */
const PREVIEW_COOKIE = 'preview'
const VALUE = /(?:^|;\s*)preview=(\d{1,16})\.(\d{1,16})\.([\w-]{43})(?:;|$)/

/** `expiresAt` in UTC ms. */
export function setPreviewCookie(
  c: CookieContext,
  { userId, sessionId, expiresAt }: AccessClaims & { expiresAt: number },
): void {
  const value = `${userId}.${sessionId}.${seal(c.var.settings.pepper, { userId, sessionId })}`
  const maxAge = Math.max(0, Math.floor((expiresAt - c.var.now) / 1000))
  setCookie(c, PREVIEW_COOKIE, value, { ...attributes(c), maxAge })
}

export function clearPreviewCookie(c: CookieContext): void {
  deleteCookie(c, PREVIEW_COOKIE, attributes(c))
}

/** Whether an image request comes from staff who edit tours. */
export async function isPreview(request: Request, env: Bindings): Promise<boolean> {
  const [, userId, sessionId, sealed = ''] = VALUE.exec(request.headers.get('cookie') ?? '') ?? []
  const claims = { userId: Number(userId), sessionId: Number(sessionId) }
  if (!equalInConstantTime(sealed, seal(settingsOf(env).pepper, claims))) return false
  const scope = { db: openPrimary(env.DB), now: Date.now(), settings: settingsOf(env) }
  const actor = await findSessionActor(scope, claims)
  return mayRole(actor?.role ?? null, 'tours:edit')
}

function seal(pepper: string, { userId, sessionId }: AccessClaims): string {
  return keyedHash(pepper, 'preview', userId, sessionId)
}

function attributes(c: CookieContext) {
  return { ...cookieAttributes(c), sameSite: 'Strict', path: '/img' } as const
}
