import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { ORIGIN, request } from '../../support/request'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}

const FOREIGN = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  'https:evil.example',
  'https://evil.example',
  '/\t/evil.example',
  '//evil.example@moraine.example',
  'javascript:alert(1)',
  'data:text/html,x',
]
/** Paths in which an address could be mistaken for a redirect target. */
const SHAPES = [
  (target: string) => `/${target}`,
  (target: string) => `/kr/${target}`,
  (target: string) => `/logout?next=${encodeURIComponent(target)}`,
  (target: string) =>
    `/ceo?lang=kr&redirect=${encodeURIComponent(target)}&returnTo=${encodeURIComponent(target)}`,
  (target: string) => `/user/${target}-ca`,
  (target: string) => `/api/mail/unsubscribe/${encodeURIComponent(target)}`,
]
const payloads = FOREIGN.flatMap((target) => SHAPES.map((shape) => shape(target)))

describe(`${payloads.length} addresses of other sites`, () => {
  it('lead to this site only', async () => {
    for (const payload of payloads) {
      const response = await request(ORIGIN + payload, { bindings })
      const location = response.headers.get('location')
      if (location !== null)
        expect([payload, new URL(location, ORIGIN).origin]).toEqual([payload, ORIGIN])
      expect([payload, response.headers.get('refresh')]).toEqual([payload, null])
      expect([payload, response.status < 500]).toEqual([payload, true])
      const text = await response.text()
      expect(text).not.toMatch(/http-equiv="?refresh/i)
      const links = text.matchAll(
        /<(?:link[^>]*rel="canonical"|a|form|base)[^>]*(?:href|action)="([^"]*)"/g,
      )
      for (const [, link = ''] of links)
        expect(new URL(link, ORIGIN).hostname).not.toBe('evil.example')
    }
  })
})

describe('pages whose address carries a secret', () => {
  it.each([
    '/verify-kr?email=zq7%40secret.example&code=54917',
    '/reset-ca?token=abc',
    '/unsubscribe-cn?token=abc',
  ])('are stored by no cache and sent as no referrer: %s', async (path) => {
    const response = await request(path, { bindings })
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    const text = await response.text()
    for (const secret of ['54917', 'zq7', 'token=abc']) expect(text).not.toContain(secret)
  })
})
