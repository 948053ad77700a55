import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { settingsOf } from '../env'
import type { AppEnv } from './context'
import { cookieAttributes } from './cookies'
import { BOOKMARK_COOKIE, openDbSession } from '../db/client'
import { langOfRequest } from './request-language'
import { log } from '../log'
import { rememberCause } from './own-requests'

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

/** API responses are not cached unless a route says otherwise. */
export const noStoreByDefault = createMiddleware<AppEnv>(async function noStoreByDefault(c, next) {
  await next()
  // Not `c.header`: on a finished response it makes a new one around the body's stream.
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
})
