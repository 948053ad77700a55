import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'
import { SAFE_METHODS } from './request'
import { AppError } from './errors'

/** Refuses unsafe requests from other sites' pages, for every content type. */
export const sameOriginWrites = createMiddleware<AppEnv>(async function sameOriginWrites(c, next) {
  if (!SAFE_METHODS.has(c.req.method)) {
    const origin = c.req.header('origin')
    const isForeign =
      origin !== undefined &&
      origin !== new URL(c.req.url).origin &&
      origin !== c.var.settings.baseUrl
    if (isForeign || c.req.header('sec-fetch-site') === 'cross-site')
      throw new AppError('ForeignOrigin')
  }
  await next()
})
