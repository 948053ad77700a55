import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { BOOKMARK_COOKIE } from '../../../worker/db/client'
import { aMember } from '../../support/builders'
import { request } from '../../support/request'

/** The constraint of the D1 session that a request with this cookie opens. */
async function constraintWith(cookie: string): Promise<unknown> {
  const withSession = vi.fn((constraint?: string) => env.DB.withSession(constraint))
  const DB = {
    withSession,
    prepare: (sql: string) => env.DB.prepare(sql),
  } as unknown as typeof env.DB
  await request('/api/topics', { headers: { cookie }, bindings: { DB } })
  return withSession.mock.calls[0]?.[0]
}

it('A visitor reads their own last write, by the bookmark of its response', async () => {
  const { token } = await aMember()
  const write = await request('/api/user/me', { method: 'PATCH', body: { lang: 'cn' }, token })
  const cookie =
    write.headers
      .getSetCookie()
      .find((each) => each.startsWith(`${BOOKMARK_COOKIE}=`))
      ?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
  expect(`${BOOKMARK_COOKIE}=${String(await constraintWith(cookie))}`).toBe(cookie)
})

it.each([
  'first-primary',
  'first-unconstrained',
  'FIRST-PRIMARY',
  'x',
  'a',
  '-',
  'a-',
  'a-b '.repeat(9),
  'a-'.repeat(150) + 'a',
  '',
])('The cookie %j does not choose a replica', async (value) => {
  expect(await constraintWith(`${BOOKMARK_COOKIE}=${value}`)).toBe('first-unconstrained')
})
