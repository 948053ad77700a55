import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookieOf, logIn, mailedCode, mailedToken, register, send } from '../../support/accounts'

const FIRST = 'Canary!first1'
const SECOND = 'Canary!second2'
const THIRD = 'Canary!third3'
const WRONG = 'Canary!wrong4'
const lines: string[] = []

beforeEach(() => {
  for (const method of ['log', 'error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...parts: unknown[]) => void lines.push(parts.map(String).join(' ')),
    )
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Everything in D1 and KV, as text. */
async function everythingStored(): Promise<string> {
  const tables = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
  ).all<{ name: string }>()
  const dumps = await Promise.all(
    tables.results.map(({ name }) => env.DB.prepare(`select * from "${name}"`).all()),
  )
  const { keys } = await env.KV.list()
  const values = await Promise.all(keys.map(async ({ name }) => [name, await env.KV.get(name)]))
  return JSON.stringify([dumps.map(({ results }) => results), values])
}

it('no flow leaves a password, token or code in any table, KV key or log line', async () => {
  const { username, email, cookie, accessToken } = await register({ password: FIRST })
  const code = await mailedCode(email)
  await send('/api/user/verify', { email, code: code === '10000' ? '10001' : '10000' })
  await send('/api/user/verify', { email, code })
  await logIn(username, WRONG)
  const login = await logIn(username, FIRST)
  const refreshed = await send('/api/session/refresh', undefined, {
    method: 'POST',
    cookie: cookieOf(login),
  })
  const { accessToken: token } = await refreshed.json<{ accessToken: string }>()
  const change = { password: SECOND, oldPassword: FIRST }
  await send('/api/user/me', { password: SECOND, oldPassword: WRONG }, { method: 'PATCH', token })
  expect((await send('/api/user/me', change, { method: 'PATCH', token })).status).toBe(200)
  await send('/api/user/forgot', { email })
  const resetToken = await mailedToken(email)
  expect((await send('/api/user/reset', { token: resetToken, password: THIRD })).status).toBe(200)
  for (let failure = 0; failure < 6; failure += 1) await logIn(username, WRONG)
  await send('/api/session', undefined, { method: 'DELETE', cookie: cookieOf(login) })

  const stored = await everythingStored()
  expect(stored).toContain(email)
  const logged = lines.join('\n')
  expect(logged).toContain('/api/session/local')
  const secrets = [FIRST, SECOND, THIRD, WRONG, accessToken, token]
  const cookies = [cookie, cookieOf(login), cookieOf(refreshed)].map(
    (line) => line.split('.')[1] ?? 'none',
  )
  for (const secret of [...secrets, ...cookies]) expect(stored.includes(secret)).toBe(false)
  for (const secret of [...secrets, ...cookies, email, username, resetToken, code])
    expect([secret, logged.includes(secret)]).toEqual([secret, false])
})
