import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { z } from 'zod'
import type { AppEnv } from './context'
import { readBody } from './body'
import { AppError } from './errors'
import { isErrorCode, type FieldErrors } from '../contracts/errors'

const MAX_DEPTH = 20
const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Parses one part of a request with a schema. An issue whose message is an error code (`z.string().min(10,
 * 'WriteMin')`) sets the response's code; the first wins.
 * @throws AppError with 422, or 400 for path parameters (404 for a path that the site never links to)
 */
export function validate<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return
    if (target === 'param') throw new AppError('NotFound')
    throw invalid(result.error.issues)
  })
}

/** The 422 of a failed parse, with an error code for each field. */
export function invalid(
  issues: readonly { path: PropertyKey[]; message: string; code?: string }[],
): AppError {
  const fields: FieldErrors = {}
  for (const { path, message, code } of issues)
    fields[path.map(String).join('.')] ??= isErrorCode(message) ? message : (code ?? 'invalid')
  const named = issues.map(({ message }) => message).find(isErrorCode)
  return new AppError(named ?? 'Invalid', { fields })
}

/**
 * Goes before `validate('json', …)`: 415 for another content type, 413 for a body over the limit (bytes) that an
 * earlier guard set, 408 for one that is late, 400 for invalid JSON or over 20 levels of nesting.
 */
export function jsonBody(types = JSON_TYPE) {
  return createMiddleware<AppEnv>(async function readJsonBody(c, next) {
    if (!types.test(c.req.header('content-type') ?? '')) throw new AppError('WrongType')
    const bytes = await readBody(c)
    let value: unknown
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
      value = JSON.parse(text)
      // Hono's validator reads the body from this cache.
      c.req.bodyCache.text = Promise.resolve(text) as never
    } catch (cause) {
      throw new AppError('Malformed', { cause })
    }
    if (depthExceeds(value, MAX_DEPTH)) throw new AppError('Malformed')
    await next()
  })
}

function depthExceeds(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((member) => depthExceeds(member, levels - 1))
}
