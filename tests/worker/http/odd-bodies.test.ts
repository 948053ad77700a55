import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errorMessage } from '../../../worker/http/errors'
import { ORIGIN, request } from '../../support/request'
import { anAdmin } from '../../support/builders'
import { aBooking, guestOf } from '../../support/booking-builders'
import { aGuide, crewKeyOf } from '../../support/crew-builders'
import { fromANetwork } from '../../support/contact'
import { operations } from '../../support/operations'

const TWISTED: [name: string, value: unknown][] = [
  ['an object', {}],
  ['a list', []],
  ['a list of lists', [[[]]]],
  ['null', null],
  ['an unsafe integer', 2 ** 60],
  ['a negative number', -1],
  ['a fraction', 0.1],
  ['true', true],
  ['a lone surrogate', '\ud800'],
  ['a NUL', 'a\0b'],
  ['100 kB of text', 'x'.repeat(100_000)],
]

const calls = operations.flatMap(({ method, path, body }) => (body ? [{ method, path, body }] : []))
/** Values of parameters that are not numbers. */
const PARAMETERS: Record<string, string> = { day: '2030-01-01', page: 'privacy' }

let known: ReturnType<typeof aBooking> | undefined
/** The booking whose guest sends the guest calls. */
function theBooking() {
  return (known ??= aBooking())
}

let knownGuide: ReturnType<typeof aGuide> | undefined
/** The guide who sends the calls of crews. */
function theGuide() {
  return (knownGuide ??= aGuide())
}

let admin: Awaited<ReturnType<typeof anAdmin>>
beforeEach(async () => {
  // A call may end the session of the test before.
  admin = await anAdmin()
})

async function sendBody(method: string, path: string, body: unknown, type = 'application/json') {
  const isOfCrew = path.startsWith('/crew/')
  const isOfGuest = path.startsWith('/guest/')
  const booking = isOfGuest ? await theBooking() : null
  const guide = isOfCrew ? await theGuide() : null
  const headers = {
    ...fromANetwork(),
    'content-type': type,
    ...(booking && { cookie: guestOf(booking) }),
    ...(guide && { cookie: `crew=${crewKeyOf(guide)}` }),
  }
  const values: Record<string, string> = {
    ...PARAMETERS,
    ...(booking && { pid: booking.pid }),
    ...(guide && { id: String(guide.id) }),
  }
  const here = path.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '1')
  const bytes = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))
  return request(`/api${here}`, {
    method: method.toUpperCase(),
    token: isOfGuest || isOfCrew ? null : admin.token,
    headers,
    body: bytes,
  })
}

async function expectRefused(response: Response): Promise<void> {
  const text = await response.text()
  expect(response.status).toBeLessThan(500)
  expect(text).not.toMatch(/D1_|SQLITE|at \w+ \(|\.ts:\d+|node_modules|<html/i)
  if (response.status < 400) return
  const { code, msg } = JSON.parse(text) as { code: string; msg: string }
  expect([typeof code, msg.length > 0]).toEqual(['string', true])
}

/** The number of characters over the limit, for calls that accept longer bodies than others. */
const LONG: Record<string, number> = { '/admin/bank/imports': 3_200_000 }

it('a body is read as UTF-8, whatever its type says', async () => {
  const sendSaid = async (body: string) =>
    (await sendBody('post', '/admin/bank/mappings', body, 'application/json; charset=utf-16'))
      .status
  expect([await sendSaid('{}'), await sendSaid('{\0}\0')]).toEqual([422, 400])
})

describe.each(calls)('$method $path', ({ method, path, body }) => {
  it('refuses invalid JSON with 4xx and an error of the catalogue', async () => {
    const bodies = [
      '',
      '{',
      '{"a":}',
      'null',
      '"text"',
      '[]',
      '1e999',
      '{"__proto__":{"isSuperUser":true}}',
    ]
    for (const text of bodies) await expectRefused(await sendBody(method, path, text))
    expect((await sendBody(method, path, '{')).status).toBe(400)
    expect((await sendBody(method, path, '{"a":'.repeat(30) + '1' + '}'.repeat(30))).status).toBe(
      400,
    )
    const long = 'x'.repeat(LONG[path] ?? 1_100_000)
    expect((await sendBody(method, path, `"${long}"`)).status).toBe(413)
  })

  it('requires JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ])
      expect([type, (await sendBody(method, path, '{}', type)).status]).toEqual([type, 415])
  })

  it.each(TWISTED)('handles %s in any field without an internal error', async (_name, value) => {
    const { properties = {} } = z.toJSONSchema(body, {
      io: 'input',
      unrepresentable: 'any',
      metadata: z.registry(),
    }) as {
      properties?: object
    }
    for (const field of Object.keys(properties))
      await expectRefused(
        await sendBody(method, path, { ...everyFieldOf(Object.keys(properties)), [field]: value }),
      )
  })
})

function everyFieldOf(fields: string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, 'text']))
}

describe('paths of the API', () => {
  it.each([
    '/api/nothing',
    '/api/user/a/b',
    '/api/../api/nothing',
    '/api/%00',
    '/api/forum/byId/NaN',
  ])('that do not exist respond with 404 in JSON: %s', async (path) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ code: 'NotFound' })
  })

  it.each([
    ['PUT', '/api/user', 'POST'],
    ['DELETE', '/api/challenge', 'GET, HEAD'],
    ['GET', '/api/email', 'POST'],
    ['POST', '/api/health', 'GET, HEAD'],
  ])(
    'respond to another method with 405 and Allow: %s %s allows %s',
    async (method, path, allowed) => {
      const response = await request(path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, allowed])
      expect(new URL(response.url || ORIGIN).origin).toBe(ORIGIN)
    },
  )

  it.each([
    ['/api/forum', 200],
    ['/api/admin/desk', 401],
    ['/api/nothing', 404],
  ])('respond to HEAD as to GET, without a body: %s with %s', async (path, status) => {
    const [head, get] = [await request(path, { method: 'HEAD' }), await request(path)]
    expect([head.status, get.status]).toEqual([status, status])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  })
})

it.each(['constructor', '__proto__', 'valueOf;q=0.9', 'hasOwnProperty, fr'])(
  'an API response to the language %j is in English',
  async (language) => {
    const response = await request('/api/nothing-here', {
      headers: { 'accept-language': language },
    })
    expect([response.status, (await response.json<{ msg: string }>()).msg]).toEqual([
      404,
      errorMessage('NotFound', 'ca'),
    ])
  },
)
