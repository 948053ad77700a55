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

/** The id by which a request is found in the log: the platform's, else one of our own. */
export function requestIdOf(request: Request): string {
  const id = requestIds.get(request) ?? request.headers.get('cf-ray') ?? crypto.randomUUID()
  requestIds.set(request, id)
  return id
}

/** A request of our own making, for the sake of another one: the log finds both by one id. */
export function subrequestOf(cause: Request, request: Request): Request {
  requestIds.set(request, requestIdOf(cause))
  rememberCause(request, cause)
  return request
}

/** Puts the clock, language, settings, request id and D1 on the context. */
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

/** Answers of the API are not stored by anyone unless a route says otherwise. */
export const noStoreByDefault = createMiddleware<AppEnv>(async function noStoreByDefault(c, next) {
  await next()
  // Not by `c.header`: on an answer that is finished it makes a new one around the body's stream.
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
})
