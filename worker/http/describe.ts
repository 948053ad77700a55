import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import type { AccessLevel, StaffRole } from '../contracts/accounts/permissions'
import type { ErrorCode } from '../contracts/errors'
import type { ApiHeader, ApiTag } from './api-catalogue'

/** A JSON schema, the media type of another body, or null for none. */
type ResponseBody = z.ZodType | string | null

/** One call of the API, as its route's middleware describes it. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Below /api, parameters as `{id}`. */
  path: string
  operationId: string
  summary: string
  tag: ApiTag
  /** Public when left out. A guest of the path's booking: the lead, or also a companion, or also staff. */
  needs?:
    | AccessLevel
    | 'refresh cookie'
    | 'guest lead'
    | 'guest pack'
    | 'guest lead or staff'
    | 'crew'
  /** Of the staff that is allowed. */
  roles?: readonly StaffRole[]
  params?: z.ZodType
  query?: z.ZodType
  /** JSON body. */
  body?: z.ZodType
  /** Multipart body. */
  form?: z.ZodType
  responses: Record<number, ResponseBody>
  /** Error codes of this call, besides those of its middleware and of every call. */
  errors?: readonly ErrorCode[]
  /** Extra members of an error's body, such as the stored version. */
  extras?: Partial<Record<ErrorCode, z.ZodRawShape>>
  /** Request and response headers that callers send or read. */
  headers?: readonly ApiHeader[]
}

type Annotation = Partial<Omit<Operation, 'method' | 'path'>>

const annotations = new WeakMap<object, Annotation>()

/** Attaches OpenAPI metadata to a middleware. */
export function annotate<Handler extends object>(handler: Handler, annotation: Annotation) {
  annotations.set(handler, annotation)
  return handler
}

interface Details extends Pick<Operation, 'needs' | 'body' | 'errors' | 'extras' | 'headers'> {
  /** Of status 200; null means an empty 204. */
  response?: ResponseBody
  /** Other successes, by status. */
  responses?: Operation['responses']
}

/** `describe(operationId, summary, details)` for the routes of a tag. It does nothing at request time. */
export function describeAs(tag: ApiTag) {
  return (
    operationId: string,
    summary: string,
    { response, responses, ...details }: Details,
  ): MiddlewareHandler => {
    const main = response === undefined ? {} : { [response === null ? 204 : 200]: response }
    return annotate((_c, next) => next(), {
      operationId,
      summary,
      tag,
      responses: { ...main, ...responses },
      ...details,
    })
  }
}

interface Route {
  method: string
  path: string
  handler: object
}

/** The calls of an app's routes below `base`, in order. @throws Error for a route without `describe()` */
export function operationsOf(routes: readonly Route[], base = '/api'): Operation[] {
  const calls = Map.groupBy(
    routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${base}/`)),
    ({ method, path }) => `${method} ${path}`,
  )
  return [...calls].map(([call, handlers]) => {
    const [method = '', path = ''] = call.split(' ')
    const annotation = Object.assign({}, ...handlers.map(({ handler }) => annotations.get(handler)))
    if (!annotation.operationId) throw new Error(`${call} has no describe()`)
    // Parameters as OpenAPI writes them: `{id}` for `:id`.
    const below = path.slice(base.length).replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')
    return { ...annotation, method: method.toLowerCase(), path: below }
  })
}
