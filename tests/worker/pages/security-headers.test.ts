import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_HEADERS } from '../../../worker/http/security-headers'
import { pageHeaders } from '../../../worker/pages/page-policy'
import { aMember, anAdmin, aTour } from '../../support/builders'
import { request } from '../../support/request'
import { anUploader } from '../media/uploads'
import { SHELL } from '../../support/page-shell'

const bindings = {
  ASSETS: { fetch: async () => new Response(SHELL) } as unknown as typeof env.ASSETS,
}
const failing = () => {
  throw new Error('down')
}
const down = {
  ...bindings,
  DB: { prepare: failing, batch: failing, withSession: failing } as unknown as typeof env.DB,
}

interface Kind {
  name: string
  path: string
  status: number
  options?: Parameters<typeof request>[1]
}

const KINDS: Kind[] = [
  { name: 'page', path: '/ca', status: 200 },
  { name: 'missing page', path: '/a/b/c/d', status: 404 },
  {
    name: 'page by another method',
    path: '/ca',
    status: 405,
    options: { method: 'POST', body: {} },
  },
  { name: 'redirect to a language', path: '/ceo?lang=kr', status: 302 },
  { name: 'missing asset', path: '/assets/gone.js', status: 404 },
  { name: 'response of the API', path: '/api/forum', status: 200 },
  { name: 'description of the API', path: '/api/openapi.json', status: 200 },
  { name: 'refusal of the API', path: '/api/user/me', status: 401 },
  { name: 'call that the API does not have', path: '/api/nothing', status: 404 },
  {
    name: 'call by another method',
    path: '/api/topics',
    status: 405,
    options: { method: 'PUT', body: {} },
  },
  {
    name: 'call of another site',
    path: '/api/session/local',
    status: 403,
    options: { method: 'POST', body: {}, headers: { origin: 'https://other.example' } },
  },
  { name: 'failure of the API', path: '/api/topics', status: 500, options: { bindings: down } },
  { name: 'feed of tours', path: '/feed-kr.xml', status: 200 },
  { name: 'feed of a board', path: '/board-ca.xml', status: 200 },
  { name: 'feed that fails', path: '/board-cn.xml', status: 503, options: { bindings: down } },
  { name: 'sitemap', path: '/sitemap.xml', status: 200 },
  { name: 'robots.txt', path: '/robots.txt', status: 200 },
  { name: 'manifest', path: '/manifest.webmanifest', status: 200 },
  { name: 'missing image', path: `/img/1-${'a'.repeat(26)}-10x10.png`, status: 404 },
  {
    name: 'image by another method',
    path: '/img/x',
    status: 405,
    options: { method: 'POST', body: {} },
  },
  {
    name: 'image that fails',
    path: `/img/1-${'b'.repeat(26)}-10x10.png`,
    status: 503,
    options: { bindings: down },
  },
]

function expectSafe({ headers }: Response) {
  for (const name of Object.keys(DEFAULT_HEADERS))
    expect([name, headers.get(name)]).not.toEqual([name, null])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000;/)
  expect(headers.get('x-request-id')).toBeTruthy()
}

describe('every response has the security headers', () => {
  it.each(KINDS)('$name', async ({ path, status, options }) => {
    const logged = status >= 500 ? vi.spyOn(console, 'error').mockImplementation(() => {}) : null
    const response = await request(path, { bindings, ...options })
    logged?.mockRestore()
    expect(response.status).toBe(status)
    expectSafe(response)
  })

  it('an image, whole and not modified', async () => {
    const { uploaded } = await anUploader()
    const { url } = await uploaded(await aTour())
    const image = await request(url)
    const again = await request(url, {
      headers: { 'if-none-match': image.headers.get('etag') ?? '' },
    })
    expect([image.status, again.status]).toEqual([200, 304])
    for (const response of [image, again]) {
      expectSafe(response)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it('a list that has not changed', async () => {
    const list = await request('/api/forum')
    const again = await request('/api/forum', {
      headers: { 'if-none-match': list.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expectSafe(again)
  })

  it('what only an admin may read, and a write', async () => {
    const { token } = await anAdmin()
    expectSafe(await request('/api/admin/desk', { token }))
    expectSafe(await request('/api/session/logout', { token, method: 'POST' }))
  })

  it('without HSTS over plain http', async () => {
    const response = await request('http://localhost:8787/robots.txt', {
      bindings: { BASE_URL: '' },
    })
    expect([response.status, response.headers.get('strict-transport-security')]).toEqual([
      200,
      null,
    ])
  })
})

describe('a cookie', () => {
  let token: string
  beforeAll(async () => ({ token } = await aMember()))
  const cookiesOf = async (origin: string, BASE_URL = origin) => {
    const bindings = { BASE_URL }
    const response = await request(`${origin}/api/user/me`, {
      token,
      method: 'PATCH',
      body: { lang: 'kr' },
      bindings,
    })
    expect(response.status).toBe(200)
    return response.headers.getSetCookie()
  }

  it('is Secure except on the local machine', async () => {
    const cookies = await cookiesOf('https://moraine.example')
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies)
      expect(cookie).toMatch(/; HttpOnly.*; Secure|; Secure.*; HttpOnly/)
    for (const cookie of await cookiesOf('https://localhost', 'https://moraine.example'))
      expect(cookie).toContain('Secure')
    for (const cookie of await cookiesOf('http://localhost:8787', ''))
      expect(cookie).not.toContain('Secure')
  })
})

describe('pages of mailed links', () => {
  const VARIANTS = [
    '/NAME',
    '/NAME/',
    '/NAME//',
    '//NAME',
    '/NAME-kr',
    '/NAME-kr/',
    '/NAME/kr',
    '/NAME/kr/',
    '/kr/NAME',
    '/kr/NAME/',
    '/KR/NAME//',
    '/kr//NAME',
    '/kr/NAME-ca/',
    '/NAME-ca/kr',
    '/%6EAME',
  ]
  const cased = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

  it.each(['verify', 'reset', 'unsubscribe'])(
    'are stored nowhere and send no referrer, however /%s is written',
    async (name) => {
      let shown = 0
      for (const variant of VARIANTS)
        for (const word of [name, name.toUpperCase(), cased(name)])
          for (const query of ['', '?code=12345&email=a%40mail.example', '?token=abc']) {
            const path = variant
              .replace('NAME', word)
              .replace('%6EAME', `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`)
            const response = await request(`https://moraine.example${path}${query}`, { bindings })
            if (response.status === 200) shown += 1
            const isBare = response.status !== 200 && query === ''
            const policy = isBare ? 'no-referrer' : response.headers.get('referrer-policy')
            expect([path + query, response.headers.get('cache-control'), policy]).toEqual([
              path + query,
              'no-store',
              'no-referrer',
            ])
          }
      expect(shown).toBeGreaterThan(30)
    },
  )

  it('leave the caching of other pages alone', async () => {
    const response = await request('/ceo-kr/', { bindings })
    expect(response.headers.get('cache-control')).toContain('s-maxage')
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})

describe('a preview in the desk’s frame', () => {
  const sources = { style: " 'sha256-page'", script: '', mail: " 'sha256-mail'" }
  const policyOf = (kind: Parameters<typeof pageHeaders>[0]['kind']) =>
    pageHeaders({ hasTurnstile: false, kind: kind ?? 'page', sources })[
      'content-security-policy'
    ] ?? ''

  it('may be framed by this site alone, and no other page may be framed', () => {
    expect(policyOf('preview')).toContain("frame-ancestors 'self'")
    for (const kind of ['home', 'tour', 'topic', 'admin', 'page'] as const)
      expect(policyOf(kind)).toContain("frame-ancestors 'none'")
  })

  it('is all of this site that a page may frame, and only the desk may', () => {
    expect(policyOf('admin')).toContain("frame-src 'self' ")
    for (const kind of ['home', 'tour', 'topic', 'preview', 'page'] as const)
      expect(policyOf(kind)).not.toContain("frame-src 'self'")
  })

  it('has the styles of a mail at the desk alone', () => {
    expect(policyOf('admin')).toContain("style-src 'self' 'sha256-page' 'sha256-mail';")
    for (const kind of ['home', 'tour', 'topic', 'preview', 'page'] as const)
      expect(policyOf(kind)).toContain("style-src 'self' 'sha256-page';")
  })

  it('is an empty page without the editor around it, and not indexed', async () => {
    const response = await request('/admin/preview/1-ca', { bindings })
    const text = await response.text()
    expect([response.status, text.includes('noindex')]).toEqual([200, true])
    expect((await request('/admin/preview/x-ca', { bindings })).status).toBe(404)
  })
})
