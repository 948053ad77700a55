import { afterEach, describe, expect, it, vi } from 'vitest'
import { isHuman } from '../../../worker/http/turnstile'
import { aRegistration, findUser, outcome, send } from '../../support/accounts'
import { expectLogs } from '../../support/logs'
import { request } from '../../support/request'

const turnstile = { siteKey: 'site', secret: 'hidden', url: 'https://verifier.example/check' }
const bindings = {
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET: 'hidden',
  TURNSTILE_URL: turnstile.url,
}
const answering = (body: unknown, status = 200) =>
  vi.fn(() => Promise.resolve(Response.json(body, { status })))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the verifier', () => {
  it('is called with the secret, the token and the sender’s address', async () => {
    const fetch = answering({ success: true })
    expect(await isHuman(turnstile, { token: 'given', remoteAddress: '203.0.113.9', fetch })).toBe(
      true,
    )
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
    expect(url).toBe(turnstile.url)
    expect(JSON.parse(init.body as string)).toEqual({
      secret: 'hidden',
      response: 'given',
      remoteip: '203.0.113.9',
    })
  })

  it.each([{ success: false }, { success: 'true' }, {}, { success: 1 }])(
    'does not accept with %j',
    async (body) => {
      expect(await isHuman(turnstile, { token: 'given', fetch: answering(body) })).toBe(false)
    },
  )

  it.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['answers 500', answering({}, 500)],
    ['answers no JSON', () => Promise.resolve(new Response('<html>'))],
    ['is silent', () => waiting],
  ])('that %s makes the call unavailable', async (_what, fetch) => {
    expectLogs('turnstile.verify')
    const check = isHuman(turnstile, {
      token: 'given',
      fetch: abortable(fetch) as never,
      timeoutMs: 20,
    })
    await expect(check).rejects.toMatchObject({ code: 'Unavailable', status: 503 })
  })
})

describe('the question of a form', () => {
  it('names the site key where Turnstile is configured, and only there', async () => {
    expect(await (await request('/api/challenge', { bindings })).json()).toMatchObject({
      turnstile: 'site',
    })
    expect(await (await request('/api/challenge')).json()).not.toHaveProperty('turnstile')
  })
})

describe('registration with Turnstile configured', () => {
  it('needs a token that the verifier accepts', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(answering({ success: true }))
    const sent = aRegistration({ turnstile: 'given' })
    expect((await send('/api/user', sent, { bindings })).status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('refuses a bad or missing token and writes nothing', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answering({ success: false }))
    for (const fields of [{ turnstile: 'bad' }, { turnstile: '' }, {}]) {
      const sent = aRegistration(fields)
      expect(await outcome(await send('/api/user', sent, { bindings }))).toEqual([
        422,
        'SpamPreventionIncorrect',
      ])
      expect(await findUser(sent.username)).toBeNull()
    }
  })

  it('is not required without a key', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch')
    expect((await send('/api/user', aRegistration({ turnstile: 'given' }))).status).toBe(200)
    expect(fetch).not.toHaveBeenCalled()
  })
})

const waiting = new Promise<Response>(() => {})

/** A fetch that can be aborted, as the real one. */
function abortable(answer: () => Promise<Response>) {
  return (_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.race([
      answer(),
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('timed out'))),
      ),
    ])
}
