import { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '../contracts/errors'

/** One call of the API, described with the schemas that its route validates with. */
export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** Below /api, parameters as `{id}`. */
  path: string
  summary: string
  tag: string
  /** Who may call; public when left out. */
  needs?: 'member' | 'verified' | 'super' | 'fresh super' | 'refresh cookie'
  params?: z.ZodType
  query?: z.ZodType
  /** JSON body. */
  body?: z.ZodType
  /** Multipart body. */
  form?: z.ZodType
  /** Responses by status: a schema, or null for an empty one. */
  answers: Record<number, z.ZodType | null>
  /** Error codes of this call, besides those of every call. */
  errors?: ErrorCode[]
  /** Extra members of an error's body, such as the stored version. */
  extras?: Partial<Record<ErrorCode, z.ZodRawShape>>
}

/** Error codes of each guard. */
const GUARD_ERRORS: Record<NonNullable<Operation['needs']>, ErrorCode[]> = {
  member: ['PlzLogin', 'SessionExpired'],
  verified: ['PlzLogin', 'SessionExpired', 'EmailNotVerified'],
  super: ['PlzLogin', 'SessionExpired', 'AdminOnly', 'EmailNotVerified'],
  'fresh super': ['PlzLogin', 'SessionExpired', 'AdminOnly', 'EmailNotVerified', 'ReloginNeeded'],
  'refresh cookie': [],
}

const EVERYWHERE: ErrorCode[] = ['TooManyRequests', 'INTERNAL_SERVER_ERROR', 'Unavailable']

const errorBody = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  msg: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})

export function openApiDocument(operations: readonly Operation[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method] = describe(operation)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Moraine API',
      version,
      description: 'Tours, accounts, the board and the desk of Moraine.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresh: { type: 'apiKey', in: 'cookie', name: 'refresh' },
      },
    },
  }
}

function describe(operation: Operation) {
  const { summary, tag, needs, params, query, body, form, answers, errors = [] } = operation
  const bodyErrors: ErrorCode[] =
    body || form
      ? ['Malformed', 'BodyTimeout', 'TooLarge', 'WrongType', 'Invalid', 'TextNotAllowed']
      : []
  const all = [
    ...errors,
    ...(needs ? GUARD_ERRORS[needs] : []),
    ...bodyErrors,
    ...(query ? (['Invalid'] as const) : []),
    ...(params ? (['NotFound'] as const) : []),
    ...EVERYWHERE,
  ]
  return {
    summary,
    tags: [tag],
    ...(needs && { security: [needs === 'refresh cookie' ? { refresh: [] } : { bearer: [] }] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...((body ?? form) && {
      requestBody: {
        required: true,
        content: body
          ? { 'application/json': { schema: jsonSchema(body, 'input') } }
          : { 'multipart/form-data': { schema: form && jsonSchema(form, 'input') } },
      },
    }),
    responses: { ...success(answers), ...failures(all, operation.extras) },
  }
}

function success(answers: Operation['answers']) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: schema ? 'Done' : 'Nothing to send',
        ...(schema && {
          content: { 'application/json': { schema: jsonSchema(schema, 'output') } },
        }),
      },
    ]),
  )
}

function failures(codes: ErrorCode[], extras: Operation['extras'] = {}) {
  const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => {
      const extra = z
        .object(Object.assign({}, ...named.map((code) => extras[code])) as z.ZodRawShape)
        .partial()
      const schema =
        Object.keys(extra.shape).length > 0
          ? jsonSchema(errorBody.extend(extra.shape), 'output')
          : { $ref: '#/components/schemas/Error' }
      return [
        status,
        { description: named.join(', '), content: { 'application/json': { schema } } },
      ]
    }),
  )
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return []
  const described = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}
