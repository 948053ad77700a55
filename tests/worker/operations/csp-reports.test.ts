import { afterEach, describe, expect, it, vi } from 'vitest'
import { logViolations } from '../../../worker/features/operations/csp-reports'
import { codeOf, request } from '../../support/request'

const lines = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(() => void lines.mockClear())

const logged = () =>
  lines.mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, string>)
    .filter(({ event }) => event === 'csp.violation')
    .map(({ directive, blocked, page }) => ({ directive, blocked, page }))

function send(
  body: unknown,
  type = 'application/csp-report',
  headers: Record<string, string> = {},
) {
  return request('/api/csp-reports', {
    body,
    method: 'POST',
    headers: { 'content-type': type, ...headers },
  })
}

const report = (fields: Record<string, string>) => ({
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?session=SECRET',
    'document-uri': 'https://moraine.example/user/Kim-kr?token=SECRET',
    ...fields,
  },
})

/** An hour passes between tests, so that earlier log lines do not count. */
let now = Date.now() + 24 * 60 * 60 * 1000
const later = () => (now += 60 * 60 * 1000)

describe('POST /api/csp-reports', () => {
  it('writes to the log which rule stopped what, and nothing of the visitor', async () => {
    logViolations([], later())
    const response = await send(report({}), 'application/csp-report', {
      origin: 'https://moraine.example',
    })
    expect(response.status).toBe(204)
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'evil.example', page: 'user' },
    ])
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(/SECRET|Kim/)
  })

  it('takes the list that newer browsers send, and of it the reports of the policy', async () => {
    const body = {
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      documentURL: 'https://moraine.example/ca',
    }
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation' },
    ]
    expect((await send(reports, 'application/reports+json; charset=utf-8')).status).toBe(204)
    expect(logged()).toEqual([
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: 'ca' },
    ])
  })

  it.each<Record<string, string>>([
    { 'blocked-uri': 'chrome-extension://abcdef/x.js' },
    { 'blocked-uri': 'not an address' },
    { 'effective-directive': 'x\n{"event":"forged"}', 'violated-directive': '' },
    { 'effective-directive': '', 'violated-directive': '' },
  ])('leaves out what an extension did and what says nothing: %j', async (fields) => {
    expect((await send(report(fields))).status).toBe(204)
    expect(logged()).toEqual([])
  })

  it('refuses what is no report', async () => {
    expect(await codeOf(await send({ a: 1 }))).toEqual([422, 'Invalid'])
    expect(await codeOf(await send(report({}), 'text/plain'))).toEqual([415, 'WrongType'])
    expect(await codeOf(await send(new TextEncoder().encode('{')))).toEqual([400, 'Malformed'])
    expect(await codeOf(await send(report({ 'blocked-uri': 'x'.repeat(70_000) })))).toEqual([
      413,
      'TooLarge',
    ])
    expect(
      await codeOf(await send(report({}), undefined, { origin: 'https://other.example' })),
    ).toEqual([403, 'ForeignOrigin'])
    expect(logged()).toEqual([])
  })

  it('refuses a flood before it is read', async () => {
    const limit = async ({ key }: { key: string }) => ({ success: !key.startsWith('csp:') })
    const flooded = await request('/api/csp-reports', {
      body: report({}),
      bindings: { RL_WRITE: { limit } },
    })
    expect(flooded.status).toBe(429)
    expect(flooded.headers.get('retry-after')).toBe('60')
  })
})

it('A stranger fills no log: an isolate writes twenty lines a minute', () => {
  const violation = {
    directive: 'img-src',
    blocked: 'https://evil.example',
    page: 'https://moraine.example/ca',
  }
  later()
  for (let n = 0; n < 50; n += 1) logViolations([violation, violation], now + n)
  expect(logged()).toHaveLength(20)
  logViolations([violation], now + 60_000)
  expect(logged()).toHaveLength(21)
})
