import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { baseUrlProblem } from '../scripts/base-url.ts'
import { ask } from '../scripts/tools.ts'
import { secretNames } from '../scripts/secrets.ts'
import { unknownWords } from '../scripts/unknown-words.ts'

describe('a BASE_URL', () => {
  it.each(['https://tours.co', 'https://www.tours.co/', 'https://moraine.owner.workers.dev'])('may be %s', (value) => {
    expect(baseUrlProblem(new URL(value).origin)).toBeNull()
  })

  it.each([
    ['', 'empty'],
    ['moraine', 'no address'],
    ['http://tours.co', 'https'],
    ['http://localhost:8787', 'https'],
    ['javascript:alert(1)', 'https'],
    ['https://localhost', 'placeholder'],
    ['https://localhost:8787', 'placeholder'],
    ['https://app.localhost', 'placeholder'],
    ['https://127.0.0.1', 'number'],
    ['https://[::1]', 'number'],
    ['https://10.0.0.5', 'number'],
    ['https://moraine.example', 'placeholder'],
    ['https://example.com', 'placeholder'],
    ['https://www.example.org', 'placeholder'],
    ['https://site.test', 'placeholder'],
    ['https://intranet', 'placeholder'],
    ['https://tours.co/kr', 'origin'],
    ['https://tours.co?x=1', 'origin'],
    ['https://user@tours.co', 'origin'],
  ])('may not be %j, which is refused for what it is: %s', (value, reason) => {
    expect(baseUrlProblem(value)).toContain(reason)
  })
})

describe('a variable with its own words', () => {
  it('may be left out, empty, or one of them', async () => {
    expect(await unknownWords({})).toEqual([])
    expect(await unknownWords({ LIMITS: '', MAIL_TRANSPORT: '', COMPANY_LANG: '', FIRST_POST_REVIEW: '' })).toEqual([])
    expect(
      await unknownWords({ LIMITS: 'post.day=3', MAIL_TRANSPORT: 'smtp', COMPANY_LANG: 'cn', FIRST_POST_REVIEW: 'on' }),
    ).toEqual([])
  })

  it('stops the deployment when it is another', async () => {
    const vars = { LIMITS: 'posts', MAIL_TRANSPORT: 'smpt', COMPANY_LANG: 'en', FIRST_POST_REVIEW: 'true' }
    expect(await unknownWords(vars)).toEqual([
      expect.stringContaining('LIMITS: "posts" is not one of'),
      'MAIL_TRANSPORT: "smpt" is not one of none, binding, resend, smtp',
      'COMPANY_LANG: "en" is not one of ca, kr, cn',
      'FIRST_POST_REVIEW: "true" is not one of off, on',
    ])
  })
})

describe('the secrets that a deployment finds', () => {
  it('are those of the worker', async () => {
    expect(await secretNamesFrom(200, { success: true, result: [{ name: 'PEPPER', type: 'secret_text' }] })).toEqual([
      'PEPPER',
    ])
  })

  it('are none while there is no worker', async () => {
    const errors = [{ code: 10007, message: 'This Worker does not exist on your account.' }]
    expect(await secretNamesFrom(404, { success: false, errors })).toEqual([])
  })

  it.each([
    [403, { success: false, errors: [{ code: 10000, message: 'Authentication error' }] }],
    [400, { success: false, errors: [{ code: 10001, message: 'Method not allowed for this token' }] }],
    [404, { success: false, errors: [{ code: 7003, message: 'Could not route to that account' }] }],
  ])('are unknown after a %i of another kind, which stops the deployment', async (status, body) => {
    await expect(secretNamesFrom(status, body)).rejects.toThrow(body.errors[0]?.message)
  })

  it('are unknown when the tool cannot be started', async () => {
    await expect(ask('no-such-tool', [])).rejects.toThrow('ENOENT')
  })
})

/** What wrangler makes of an answer of the account's API. */
async function secretNamesFrom(status: number, body: object): Promise<string[]> {
  const api = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  )
  await once(api.listen(0, '127.0.0.1'), 'listening')
  try {
    return await secretNames('moraine', {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
    })
  } finally {
    api.close()
  }
}
