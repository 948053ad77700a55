import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from './context'
import { isDatabaseFailure } from '../db/failures'
import { AppError, errorMessage } from './errors'
import type { ErrorBody } from '../contracts/errors'
import { logFailure } from '../log'
import { langOfRequest } from './request-language'

const RETRY_AFTER_SECONDS = 5

/** The one place where a failure becomes a response: `{ code, msg, fields?, requestId }`, never internals. */
export function respondWithError(error: unknown, c: Context<AppEnv>): Response {
  const failure = toAppError(error)
  if (failure.status >= 500)
    logFailure('api.failed', failure.options.cause ?? error, {
      requestId: c.var.requestId,
      path: c.req.routePath,
    })
  const { fields, headers, extra, retryAfterSeconds } = failure.options
  const body: ErrorBody = {
    code: failure.code,
    msg: errorMessage(failure.code, c.var.lang ?? langOfRequest(c.req.raw)),
    ...(fields && { fields }),
    requestId: c.var.requestId,
    ...extra,
  }
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value)
  const wait = retryAfterSeconds ?? (failure.status === 503 ? RETRY_AFTER_SECONDS : undefined)
  if (wait !== undefined) c.header('retry-after', String(wait))
  c.header('cache-control', 'private, no-store')
  return c.json(body, failure.status as ContentfulStatusCode)
}

function toAppError(error: unknown): AppError {
  const named = appErrorIn(error)
  if (named) return named
  if (error instanceof HTTPException && error.status < 500)
    return new AppError('Malformed', { cause: error })
  if (isDatabaseFailure(error)) return new AppError('Unavailable', { cause: error })
  return new AppError('INTERNAL_SERVER_ERROR', { cause: error })
}

/** The AppError in an error or its causes: Drizzle wraps its client's errors. */
function appErrorIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  return error instanceof Error ? appErrorIn(error.cause) : null
}
