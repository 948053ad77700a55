import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requirePermission } from '../../../worker/http/auth'
import type { AppEnv } from '../../../worker/http/context'
import { describeAs, operationsOf } from '../../../worker/http/describe'
import { openApiDocument } from '../../../worker/http/openapi'
import { jsonBody, validate } from '../../../worker/http/validate'
import { operations } from '../../support/operations'
import { request } from '../../support/request'

interface Call {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: unknown
  responses: Record<string, { $ref?: string; headers?: Record<string, unknown> }>
}

const document = openApiDocument(operations, 'test')
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, ...(call as Call) })),
)
const callOf = (operationId: string) => calls.find((call) => call.operationId === operationId)!

describe('the description of the API', () => {
  it('names each call once, and says what it does and for whom', () => {
    const ids = calls.map(({ operationId }) => operationId)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const tags: string[] = document.tags.map(({ name }) => name)
    for (const {
      operationId,
      summary,
      description,
      tags: [tag = ''],
    } of calls) {
      expect([operationId, summary, description]).toEqual([
        expect.stringMatching(/^[a-z]\w+$/),
        expect.stringMatching(/\w/),
        expect.stringMatching(/^For /),
      ])
      expect(tags).toContain(tag)
    }
  })

  it('is served as it is read off the routes', async () => {
    const served = await (await request('/api/openapi.json')).json<typeof document>()
    expect({ ...served, info: null }).toEqual({
      ...JSON.parse(JSON.stringify(document)),
      info: null,
    })
  })

  it('says of each call whether a login is needed', () => {
    for (const { security } of calls)
      expect(
        security
          .flatMap(Object.keys)
          .filter((name) => !(name in document.components.securitySchemes)),
      ).toEqual([])
    expect(callOf('search').security).toEqual([])
    expect(callOf('getTopic').security).toEqual([{}, { bearer: [] }])
    expect(callOf('createTopic').security).toEqual([{ bearer: [] }])
    expect(callOf('refreshSession').security).toEqual([{ refresh: [] }])
  })

  it('describes the parameters of each path', () => {
    for (const { path, parameters } of calls) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
    expect(callOf('listTours').parameters).toContainEqual(
      expect.objectContaining({
        name: 'status',
        required: false,
        schema: { type: 'integer', enum: [0, -1], default: 0 },
      }),
    )
  })

  it('refers only to parts that it has, and has no others', () => {
    const { schemas, responses } = document.components
    const named = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ]
    const references = JSON.stringify(document).match(/#\/[^"]+/g) ?? []
    expect([...new Set(references)].toSorted()).toEqual(named.toSorted())
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Tour', 'Topic', 'Post', 'Member', 'Error']),
    )
  })

  it('describes each member that it requires', () => {
    const undescribed: string[] = []
    JSON.stringify(document.components.schemas, (_, part: unknown) => {
      const { properties, required } = (part ?? {}) as Partial<{
        properties: object
        required: string[]
      }>
      if (Array.isArray(required))
        undescribed.push(...required.filter((name) => !(name in (properties ?? {}))))
      return part
    })
    expect(undescribed).toEqual([])
  })

  it('has lists of one type only, which all tools read', () => {
    const text = JSON.stringify(document)
    expect(text).not.toContain('prefixItems')
    expect(text).not.toContain('"items":false')
  })

  it('describes the headers that a caller needs', () => {
    const tours = callOf('listTours')
    expect(tours.parameters.map(({ name }) => name)).toContain('if-none-match')
    expect(Object.keys(tours.responses['200']?.headers ?? {})).toEqual(
      expect.arrayContaining(['etag', 'x-changed-at']),
    )
    const keyed = calls.filter(({ parameters }) =>
      parameters.some(({ name }) => name === 'idempotency-key'),
    )
    expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual([
      'addBankEntry',
      'addNote',
      'answerQuote',
      'answerThread',
      'askForChange',
      'askForOtherDate',
      'cancelBooking',
      'cancelTrip',
      'causeBookingEvent',
      'createBooking',
      'createQuote',
      'createReply',
      'createTopic',
      'getCompanionLink',
      'importStatement',
      'markParty',
      'matchBankEntry',
      'proposeRefund',
      'recordPayment',
      'register',
      'requestBooking',
      'sendClaim',
      'sendContactMail',
      'sendQuote',
      'tellStory',
      'withdrawRequest',
      'writeGuestMessage',
      'writeToGuest',
    ])
    expect(document.components.responses['TooManyRequests']).toHaveProperty('headers.retry-after')
  })
})

describe('a route', () => {
  const describeRoute = describeAs('board')

  it('is described by its own middleware', () => {
    const app = new Hono<AppEnv>().post(
      '/api/things/:id',
      describeRoute('changeThing', 'Change a thing', {
        response: z.object({ id: z.number() }),
        errors: ['NotYours'],
      }),
      requirePermission('board:write'),
      validate('param', z.object({ id: z.string() })),
      jsonBody(z.object({ name: z.string() })),
      (c) => c.json({ id: 1 }, 200),
    )
    const [operation] = operationsOf(app.routes)
    expect(operation).toMatchObject({
      method: 'post',
      path: '/things/{id}',
      operationId: 'changeThing',
      needs: 'verified',
    })
    const { paths } = openApiDocument([operation!], 'test')
    expect(Object.keys((paths['/things/{id}']!['post'] as Call).responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '415', '422']),
    )
  })

  it('without a description is refused', () => {
    const app = new Hono().get('/api/things', (c) => c.text(''))
    expect(() => operationsOf(app.routes)).toThrow('GET /api/things has no describe()')
  })
})
