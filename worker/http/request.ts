import { getCookie, setCookie } from 'hono/cookie'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { settingsOf } from '../env'
import type { AppEnv } from './context'
import { cookieAttributes } from './cookies'
import { BOOKMARK_COOKIE, openDbSession } from '../db/client'
import { langOfRequest } from './request-language'
import { log } from '../log'
import { isSubrequest, rememberCause } from './own-requests'

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

const BOOKMARK_SECONDS = 120

const requestIds = new WeakMap<Request, string>()

/** The request's id in the log: the platform's, else our own. */
export function requestIdOf(request: Request): string {
  const id = requestIds.get(request) ?? request.headers.get('cf-ray') ?? crypto.randomUUID()
  requestIds.set(request, id)
  return id
}

/** An internal request on behalf of another one, logged with the same id. */
export function subrequestOf(cause: Request, request: Request): Request {
  requestIds.set(request, requestIdOf(cause))
  rememberCause(request, cause)
  return request
}

export const requestContext = createMiddleware<AppEnv>(async function requestContext(c, next) {
  const requestId = requestIdOf(c.req.raw)
  const session = openDbSession(c.env.DB, getCookie(c, BOOKMARK_COOKIE))
  c.set('requestId', requestId)
  c.set('now', Date.now())
  c.set('lang', langOfRequest(c.req.raw))
  c.set('settings', settingsOf(c.env))
  c.set('db', session.db)
  c.set('assertOnWrites', session.assertOnWrites)
  if (isSubrequest(c.req.raw)) c.json = valueOf(c)
  await next()
  if (SAFE_METHODS.has(c.req.method)) return
  const bookmark = session.bookmark()
  if (bookmark)
    setCookie(c, BOOKMARK_COOKIE, bookmark, {
      ...cookieAttributes(c),
      path: '/',
      maxAge: BOOKMARK_SECONDS,
    })
  log('api.write', { requestId, method: c.req.method, path: c.req.routePath, status: c.res.status })
})

/**
 * `c.json` for a page's own reads: `json()` of the response returns the value itself. Serialising and parsing JSON
 * took a tenth of a page's rendering time. The value may be cached, so its reader must not change it.
 */
function valueOf(c: Context<AppEnv>): typeof c.json {
  return (value: unknown, init?: Parameters<typeof c.body>[1]) =>
    Object.assign(c.body(null, init), { json: async () => value }) as never
}

/** API responses are not cached unless a route says otherwise. */
export const noStoreByDefault = createMiddleware<AppEnv>(async function noStoreByDefault(c, next) {
  await next()
  // Not `c.header`: on a finished response it creates a new one around the body's stream.
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
})
