import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../contracts/errors'
import { API_HEADERS, API_TAGS, type ApiHeader } from './api-catalogue'
import type { Operation } from './describe'
import { Components } from './openapi-components'

const LOGIN: ErrorCode[] = ['PlzLogin', 'SessionExpired']
const STAFF: ErrorCode[] = [
  ...LOGIN,
  'AdminOnly',
  'SecondFactorMissing',
  'RoleMissing',
  'EmailNotVerified',
]
const FRESH_STAFF: ErrorCode[] = [...STAFF, 'ReloginNeeded']
const GUEST: ErrorCode[] = ['LinkWrong', 'LinkEnded', 'SessionExpired']

/** The callers allowed (of staff, after the roles), and the error codes of the guard. */
const ACCESS: Record<NonNullable<Operation['needs']>, { who: string; errors: ErrorCode[] }> = {
  member: { who: 'logged-in members', errors: LOGIN },
  verified: { who: 'members with a verified address', errors: [...LOGIN, 'EmailNotVerified'] },
  staff: { who: '', errors: STAFF },
  'fresh staff': { who: ' with a login of the last 12 hours', errors: FRESH_STAFF },
  'guest lead': { who: 'the guest who booked', errors: GUEST },
  'guest pack': { who: 'the guest who booked and companions', errors: GUEST },
  'guest lead or staff': { who: 'the guest who booked, admins and bookkeepers', errors: GUEST },
  crew: { who: 'the holder of a guide’s link', errors: ['NotFound', 'LinkEnded'] },
  'refresh cookie': { who: 'browsers that are logged in', errors: LOGIN },
}

const BODY_ERRORS = [
  'Malformed',
  'BodyTimeout',
  'TooLarge',
  'WrongType',
  'Invalid',
  'TextNotAllowed',
] as const

const SUCCESS: Record<string, string> = {
  204: 'Nothing to send',
  303: 'See another page',
  304: 'The stored copy is current',
}

const errorBody = z
  .object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    msg: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' })

/** The OpenAPI 3.1 document of the calls. */
export function openApiDocument(operations: readonly Operation[], version: string) {
  const components = new Components()
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = operationObject(operation, components)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Moraine API',
      version,
      description: 'Tours, accounts, the board and the desk of Moraine.',
      contact: { name: 'Moraine' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(API_TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: components.schemas,
      responses: components.responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresh: { type: 'apiKey', in: 'cookie', name: 'refresh' },
        guest: { type: 'apiKey', in: 'cookie', name: 'guest' },
      },
    },
  }
}

function operationObject(operation: Operation, components: Components) {
  const { operationId, summary, tag, params, query, body, form, headers } = operation
  const content = body ?? form
  const type = body ? 'application/json' : 'multipart/form-data'
  return {
    operationId,
    summary,
    description: accessOf(operation),
    tags: [tag],
    security: securityOf(operation),
    parameters: [
      ...parameters('path', params, components),
      ...parameters('query', query, components),
      ...headersOf('request', headers).map(([name, header]) => ({ name, in: 'header', ...header })),
    ],
    ...(content && { requestBody: requestBody(content, type, components) }),
    responses: {
      ...failures(operation, components),
      ...successes(operation, components),
      default: components.responseOf('Failure', () =>
        failure('Another failure', errorBody, components),
      ),
    },
  }
}

function requestBody(content: z.ZodType, type: string, components: Components) {
  return { required: true, content: { [type]: { schema: components.schemaOf(content, 'input') } } }
}

/** A public call that refuses an expired token reads tokens. */
function readsToken({ needs, errors }: Operation): boolean {
  return needs === undefined && (errors?.includes('SessionExpired') ?? false)
}

function accessOf(operation: Operation): string {
  const { needs, roles } = operation
  if (needs === 'staff' || needs === 'fresh staff')
    return `For ${roles?.map((role) => `${role}s`).join(', ')}${ACCESS[needs].who}.`
  if (needs) return `For ${ACCESS[needs].who}.`
  return readsToken(operation) ? 'For all; a token may show more.' : 'For all.'
}

function securityOf(operation: Operation) {
  if (operation.needs === 'refresh cookie') return [{ refresh: [] }]
  if (operation.needs?.startsWith('guest')) return [{ guest: [] }, { bearer: [] }]
  if (operation.needs) return [{ bearer: [] }]
  return readsToken(operation) ? [{}, { bearer: [] }] : []
}

function parameters(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  components: Components,
) {
  if (!schema) return []
  const { properties = {}, required = [] } = components.schemaOf(schema, 'input') as {
    properties?: Record<string, { anyOf?: object[] }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required.includes(name) && !('default' in property)),
    // A number or its text: all parameters are texts, so the first is enough.
    schema: property.anyOf?.[0] ?? property,
  }))
}

function headersOf(place: 'request' | 'response', headers: readonly ApiHeader[] = []) {
  return headers
    .filter((name) => API_HEADERS[name].in === place)
    .map((name) => {
      const { type, description } = API_HEADERS[name]
      return [name, { description, schema: { type } }] as const
    })
}

function responseHeaders(status: number, headers: readonly ApiHeader[] = []) {
  const mayRetry = status === 429 || status === 503
  return Object.fromEntries(headersOf('response', mayRetry ? [...headers, 'retry-after'] : headers))
}

function successes({ responses, headers }: Operation, components: Components) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, body]) => [
      status,
      {
        description: SUCCESS[status] ?? 'Done',
        headers: responseHeaders(Number(status), headers),
        ...(typeof body === 'string' && { content: { [body]: { schema: { type: 'string' } } } }),
        ...(body instanceof z.ZodType && {
          content: { 'application/json': { schema: components.schemaOf(body, 'output') } },
        }),
      },
    ]),
  )
}

function failures(operation: Operation, components: Components) {
  const byStatus = Map.groupBy(new Set(errorCodesOf(operation)), (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const extra = extraMembers(operation, codes)
      const [only] = codes
      if (Object.keys(extra).length > 0) {
        const body = errorBody.extend(z.object(extra).partial().shape)
        return [status, failure(codes.join(', '), body, components, status)]
      }
      const make = () => failure(codes.join(', '), errorBody, components, status)
      return [status, only && codes.length === 1 ? components.responseOf(only, make) : make()]
    }),
  )
}

function extraMembers({ extras }: Operation, codes: readonly ErrorCode[]): z.ZodRawShape {
  return Object.assign({}, ...codes.map((code) => extras?.[code]))
}

function failure(description: string, body: z.ZodType, components: Components, status = 0) {
  return {
    description,
    headers: responseHeaders(status),
    content: { 'application/json': { schema: components.schemaOf(body, 'output') } },
  }
}

function errorCodesOf(operation: Operation): ErrorCode[] {
  const { method, needs, params, query, body, form, errors = [] } = operation
  const codes: (ErrorCode | false)[] = [
    ...errors,
    ...(needs ? ACCESS[needs].errors : []),
    ...(body || form ? BODY_ERRORS : []),
    query !== undefined && 'Invalid',
    params !== undefined && 'NotFound',
    method !== 'get' && 'ForeignOrigin',
    'TooManyRequests',
    'INTERNAL_SERVER_ERROR',
    'Unavailable',
  ]
  return codes.filter((code) => code !== false)
}
