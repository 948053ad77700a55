import { describe, expect, it } from 'vitest'
import { PASSWORD } from '../../support/accounts'
import { aMember } from '../../support/builders'
import { codeOf, request } from '../../support/request'

const SITE = 'http://moraine.example'
const bindings = { BASE_URL: 'https://moraine.example' }

describe('an unencrypted request of a site with an https address', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/tour/1-kr?people=2'],
    ['HEAD', '/kr'],
    ['GET', '/api/forum'],
    ['GET', '/img/1-x.webp'],
    ['GET', '/robots.txt'],
  ])('%s %s is redirected to https', async (method, path) => {
    const response = await request(`${SITE}${path}`, { method, bindings })
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `https://moraine.example${path}`,
    ])
    expect(response.headers.get('strict-transport-security')).toBeNull()
  })

  it.each(['localhost', '127.0.0.1', '[::1]', 'tours.example'])(
    'is not served for the host %s either',
    async (host) => {
      expect((await request(`http://${host}/kr`, { bindings })).status).toBe(308)
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { username } = await aMember()
    const body = method === 'OPTIONS' ? undefined : { username, password: PASSWORD }
    const response = await request(`${SITE}/api/session/local`, { method, body, bindings })
    expect(await codeOf(response)).toEqual([403, 'HttpsNeeded'])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('about the site’s health is answered', async () => {
    expect((await request(`${SITE}/api/health`, { bindings })).status).toBe(200)
  })
})

it.each(['', 'http://localhost:8787'])(
  'a site with the address %j is served without encryption, as in development',
  async (BASE_URL) => {
    const response = await request('http://localhost:8787/api/challenge', {
      bindings: { BASE_URL },
    })
    expect(response.status).toBe(200)
  },
)
