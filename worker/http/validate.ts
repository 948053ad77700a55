import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { z } from 'zod'
import type { RequestScope } from './context'
import { readBody } from './body'
import { annotate } from './describe'
import { AppError } from './errors'
import { isErrorCode, type FieldErrors } from '../contracts/errors'

const MAX_DEPTH = 20
const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Parses path or query. An issue whose message is an error code (`.min(10, 'WriteMin')`) sets the response's code.
 * @throws AppError with 422, or 404 for the path: the site links to no such address
 */
export function validate<Target extends 'param' | 'query', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  const annotation = target === 'param' ? { params: schema } : { query: schema }
  return annotate(parse(target, schema), annotation)
}

function parse<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
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

/** The result of a validation, as that of zod's `safeParse`. */
export type Parsed<Output> =
  | { success: true; data: Output }
  | { success: false; error: Pick<z.ZodError, 'issues'> }

/**
 * Parses a JSON body with a schema, as `validate` does; `c.req.valid('json')` has the result. `parseBody` is for a body
 * that is too long to be validated at once.
 * @throws AppError as `readJson` and `validate`
 */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  parseBody: (value: unknown) => Promise<Parsed<z.output<Schema>>> = (value) =>
    schema.safeParseAsync(value),
) {
  const readAndParse: ReturnType<typeof parse<'json', Schema>> = async (c, next) => {
    const result = await parseBody(await readJson(c))
    if (!result.success) throw invalid(result.error.issues)
    c.req.addValidatedData('json', result.data as object)
    await next()
  }
  return annotate(readAndParse, { body: schema })
}

/**
 * The JSON body of a request.
 * @throws AppError WrongType, Malformed for invalid JSON or over 20 levels of nesting, and the errors of `readBody`
 */
export async function readJson(
  { req }: Pick<RequestScope, 'req'>,
  types = JSON_TYPE,
): Promise<unknown> {
  if (!types.test(req.header('content-type') ?? '')) throw new AppError('WrongType')
  const bytes = await readBody({ req })
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
  } catch (cause) {
    throw new AppError('Malformed', { cause })
  }
  if (depthExceeds(value, MAX_DEPTH)) throw new AppError('Malformed')
  return value
}

function depthExceeds(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((member) => depthExceeds(member, levels - 1))
}
