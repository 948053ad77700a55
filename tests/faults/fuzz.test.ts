import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../../worker/http/openapi'
import { logIn, aMemberWithPassword, PASSWORD, cookieOf, register } from '../support/accounts'
import { aReply, aTopic } from '../support/board-builders'
import { aMember, anAdmin, aTour } from '../support/builders'
import { operations } from '../support/operations'
import { fixture } from '../worker/media/fixtures'
import { anyId, anyText, valuesOf, type Schema } from './support/arbitrary'
import { fetchWorker } from './support/fetch-worker'
import { columnWatch } from './support/column-watch'
import { withoutReferences } from './support/references'
import { brokenInvariants } from './support/invariants'
import { scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

interface Content {
  content?: Record<string, { schema: Schema }>
}
interface Described {
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
interface Call extends Described {
  method: string
  path: string
}
interface Sent {
  path: Record<string, string>
  query: Record<string, string>
  body: unknown
  isMultipart: boolean
}

const REQUESTS = scaled(10_000)
/** Internals that no response may contain. */
const INTERNALS =
  /SQLITE|D1_ERROR|constraint failed|SELECT .* FROM|INSERT INTO|node_modules|drizzle|\.ts:\d+|\n\s+at \w/
const { paths } = withoutReferences(openApiDocument(operations, 'test')) as {
  paths: Record<string, Record<string, Described>>
}
const calls: Call[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ ...described, method, path })),
)

it(`row 1: ${REQUESTS} requests generated from the API's description get described responses (seed ${seed})`, async () => {
  await freshSite()
  await populate()
  const random = fc.sample(
    fc.tuple(fc.constantFrom(...calls.keys()), fc.constantFrom('visitor', 'member', 'admin')),
    {
      numRuns: REQUESTS,
      seed,
    },
  )
  const requests = calls.map((call) =>
    fc.sample(requestOf(call), { numRuns: Math.ceil(REQUESTS / 8), seed }),
  )
  const wrong = new Map<string, string>()
  const statuses: Record<number, number> = {}
  const times: number[] = []
  const senders = new Map<string, string>()
  for (const [turn, [place, role]] of random.entries()) {
    const [call, sent] = [calls[place]!, requests[place]![turn % requests[place]!.length]!]
    const token = role === 'visitor' ? undefined : (senders.get(role) ?? (await newSender(role)))
    if (token) senders.set(role, token)
    const response = await send(call, sent, token)
    if (response.status === 401 || (call.path.startsWith('/user/me') && call.method === 'delete'))
      senders.delete(role)
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
    times.push(response.ms)
    const problem = problemOf(call, response)
    if (problem)
      wrong.set(
        `${call.method} ${call.path} ${problem}`,
        `${role} ${JSON.stringify(sent).slice(0, 400)}`,
      )
    await response.settled
  }
  const at = (share: number) =>
    Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0)
  console.info(`row 1: ${JSON.stringify(statuses)}, median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  expect(Object.fromEntries(wrong)).toEqual({})
  expect([...ambiguous]).toEqual([])
  expect(await brokenInvariants(env)).toEqual([])
})

async function populate(): Promise<void> {
  for (let n = 0; n < 4; n += 1) {
    const tourId = await aTour({ status: n })
    if (n === 0) continue
    const { path } = await aTopic({ tourId, body: { hidePlz: n === 3 } })
    if (n < 3) await aReply(path)
  }
  await register({ email: 'fuzz@example.com' })
  const { username } = await aMemberWithPassword()
  refreshCookie = cookieOf(await logIn(username, PASSWORD))
}

let refreshCookie = ''
/** Statements of a batch with two columns of the same name, of which D1 returns one. */
const ambiguous = new Set<string>()

async function newSender(role: string): Promise<string> {
  return (role === 'admin' ? await anAdmin() : await aMember()).token
}

function requestOf({ parameters, requestBody }: Call) {
  const among = (where: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [name, parameterText(name, schema)]),
      ),
      where === 'query' ? { requiredKeys: [] } : {},
    )
  const json = requestBody?.content?.['application/json']?.schema
  const form = requestBody?.content?.['multipart/form-data']?.schema
  const schema = json ?? form
  return fc.record({
    path: among('path'),
    query: among('query'),
    body: schema ? valuesOf(schema) : fc.constant(undefined),
    isMultipart: fc.constant(form !== undefined),
  }) as fc.Arbitrary<Sent>
}

function parameterText(name: string, schema: Schema) {
  const word = name === 'username' ? fc.constantFrom('user1', 'user2', 'reg1') : anyText
  const table = fc.constantFrom('tours', 'topics', 'users', 'sessions')
  const fitting = name === 'table' ? table : /^t?id$/.test(name) ? anyId : word
  return fc
    .oneof({ weight: 3, arbitrary: fitting }, { weight: 2, arbitrary: valuesOf(schema, name) })
    .map(textOf)
}

async function send({ method, path }: Call, sent: Sent, token?: string) {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(sent.path[name] ?? ''),
  )
  const query = new URLSearchParams(Object.entries(sent.query)).toString()
  const body = sent.isMultipart ? formOf(sent.body) : sent.body
  return fetchWorker(`/api${place}${query && `?${query}`}`, {
    method: method.toUpperCase(),
    ...(body !== undefined && { body: typeof body === 'string' ? JSON.stringify(body) : body }),
    ...(token && { token }),
    ...(path === '/session/refresh' && { headers: { cookie: refreshCookie } }),
    bindings: { DB: columnWatch(env.DB, ambiguous) },
  })
}

function formOf(value: unknown): FormData {
  const form = new FormData()
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [name, field] of fields) if (name !== 'file') form.set(name, textOf(field))
  form.set('file', new File([fixture('png')], 'a.png', { type: 'image/png' }))
  return form
}

/** A value as text for an address or a form. `String` fails on an object with its own `toString`. */
function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
}

function problemOf(
  { responses }: Call,
  { status, headers, text }: Awaited<ReturnType<typeof fetchWorker>>,
): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (INTERNALS.test(text)) return `reveals internals: ${INTERNALS.exec(text)?.[0]}`
  const described = responses[String(status)]
  if (!described) return `${status} is not described: ${text.slice(0, 120)}`
  const schema = described.content?.['application/json']?.schema
  const type = headers.get('content-type') ?? ''
  if (!schema)
    return type.startsWith('application/json') ? `${status} has a body that is not described` : null
  if (!type.startsWith('application/json')) return `${status} is not JSON but ${type}`
  const result = validatorOf(schema).safeParse(JSON.parse(text))
  if (result.success) return null
  const [issue] = result.error.issues
  return `${status} is not as described: ${issue?.path.join('.')} ${issue?.message}`
}

const validators = new WeakMap<object, z.ZodType>()

/** A validator made from the description alone, independent of the zod schema behind it. */
function validatorOf(schema: Schema): z.ZodType {
  const known = validators.get(schema)
  if (known) return known
  const made = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  validators.set(schema, made)
  return made
}
