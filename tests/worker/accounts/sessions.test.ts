import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { OwnSession, SessionResponse } from '../../../worker/contracts/accounts/sessions'
import { sessions, users } from '../../../worker/db/schema/accounts'
import {
  aLogin,
  aMemberWithPassword,
  cookieOf,
  findUser,
  logIn,
  outcome,
  PASSWORD,
  send,
} from '../../support/accounts'
import { db } from '../../support/builders'
import { request } from '../../support/request'

const refresh = (cookie: string, headers?: Record<string, string>) =>
  send('/api/session/refresh', undefined, { method: 'POST', cookie, ...(headers && { headers }) })
const me = (token: string) => send('/api/user/me', undefined, { token })

async function sessionOf(userId: number) {
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, userId))
  return row ?? null
}

/** Moves the last rotation out of the time in which two tabs may have met. */
function endGrace(userId: number) {
  return db
    .update(sessions)
    .set({ rotatedAt: Date.now() - 30_000 })
    .where(eq(sessions.userId, userId))
}

describe('POST /api/session/refresh', () => {
  it('returns a new access token and rotates the cookie', async () => {
    const login = await aLogin()
    const response = await refresh(login.cookie)
    expect(response.status).toBe(200)
    const answer = await response.json<SessionResponse>()
    expect(answer).toMatchObject({
      username: login.username,
      email: login.email,
      expiresAt: login.expiresAt,
    })
    expect(cookieOf(response)).not.toBe(login.cookie)
    expect((await me(answer.accessToken)).status).toBe(200)
    expect((await refresh(cookieOf(response))).status).toBe(200)
  })

  it('succeeds for two tabs at once, and for both afterwards', async () => {
    const { cookie } = await aLogin()
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const cookies = new Set(answers.map(cookieOf))
    expect(cookies.size).toBe(1)
    expect((await refresh([...cookies][0] ?? '')).status).toBe(200)
  })

  it('gives the same cookie again when the response was lost', async () => {
    const { cookie } = await aLogin()
    const lost = await refresh(cookie)
    const retried = await refresh(cookie)
    expect([retried.status, cookieOf(retried)]).toEqual([200, cookieOf(lost)])
  })

  it('ends the session when an old token is used, also for the holder of the new one', async () => {
    const { userId, cookie, accessToken } = await aLogin()
    const next = cookieOf(await refresh(cookie))
    await endGrace(userId)
    const reused = await refresh(cookie)
    expect(await outcome(reused)).toEqual([401, 'SessionExpired'])
    expect((await refresh(next)).status).toBe(401)
    expect((await me(accessToken)).status).toBe(401)
  })

  it('recognises an old token of any age', async () => {
    const { userId, cookie } = await aLogin()
    let newest = cookie
    for (let round = 0; round < 3; round += 1) newest = cookieOf(await refresh(newest))
    await endGrace(userId)
    expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(newest)).status).toBe(401)
  })

  it('ends no session for an invented token', async () => {
    const { userId, cookie } = await aLogin()
    const id = (await sessionOf(userId))?.id
    const [, secret, signature] = cookie.slice('refresh='.length).split('.')
    for (const forged of [
      `${id}.x.y`,
      `${id}.${secret}x.${signature}`,
      `${id}.${secret}`,
      '1.2.3',
      '',
      'x',
      `${id}`,
    ])
      expect((await refresh(`refresh=${forged}`)).status).toBe(401)
    expect((await refresh(cookie)).status).toBe(200)
  })

  it('ends 70 hours after the login, however often it was refreshed', async () => {
    const { userId, cookie, expiresAt } = await aLogin()
    const session = await sessionOf(userId)
    expect(expiresAt - (session?.createdAt ?? 0)).toBe(252_000_000)
    const next = cookieOf(await refresh(cookie))
    expect((await sessionOf(userId))?.expiresAt).toBe(expiresAt)
    await db.update(sessions).set({ expiresAt: Date.now() }).where(eq(sessions.userId, userId))
    expect((await refresh(next)).status).toBe(401)
  })

  it.each([{ bannedAt: 1 }, { deletedAt: 1 }])(
    'answers 401 to a member who is %j',
    async (columns) => {
      const { userId, cookie } = await aLogin()
      await db.update(users).set(columns).where(eq(users.id, userId))
      expect((await refresh(cookie)).status).toBe(401)
    },
  )

  it('returns the current rights', async () => {
    const { userId, cookie } = await aLogin({ isAdmin: true })
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, userId))
    expect(await (await refresh(cookie)).json()).toMatchObject({ isSuperUser: false })
  })

  it('answers 401 without a cookie', async () => {
    expect(await outcome(await refresh(''))).toEqual([401, 'PlzLogin'])
  })

  it('refuses pages of another site', async () => {
    const { cookie } = await aLogin()
    expect((await refresh(cookie, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await refresh(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('records activity at most once a day', async () => {
    const { userId, username, cookie } = await aLogin()
    await refresh(cookie)
    const before = (await findUser(username))?.lastActiveAt ?? 0
    const other = await aLogin()
    await db.update(users).set({ lastActiveAt: 5 }).where(eq(users.id, other.userId))
    await refresh(other.cookie)
    expect((await findUser(other.username))?.lastActiveAt).toBeGreaterThan(before - 1000)
    expect((await findUser(username))?.lastActiveAt).toBe(before)
    expect(userId).not.toBe(other.userId)
  })

  it('stores no usable token', async () => {
    const { userId, cookie } = await aLogin()
    await refresh(cookie)
    expect(JSON.stringify(await sessionOf(userId))).not.toContain(cookie.split('.')[1])
  })
})

describe('the refresh cookie', () => {
  it('is hidden from scripts and sent to the API only', async () => {
    const { username } = await aMemberWithPassword()
    const line = (await logIn(username, PASSWORD)).headers
      .getSetCookie()
      .find((set) => set.startsWith('refresh='))
    expect(line).toMatch(/; Max-Age=252000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('is not Secure on http://localhost, where browsers would drop it', async () => {
    const { username } = await aMemberWithPassword()
    const body = { username, password: PASSWORD }
    for (const BASE_URL of ['', 'http://localhost:8787']) {
      const local = await request('http://localhost:8787/api/session/local', {
        body,
        bindings: { BASE_URL },
      })
      const lines = local.headers.getSetCookie()
      expect(lines.filter((set) => set.startsWith('refresh='))).toHaveLength(1)
      for (const line of lines)
        expect(line).toMatch(/; Path=\/\w*; HttpOnly; SameSite=(?:Lax|Strict)$/)
    }
  })

  it('stays Secure on a public site, whatever host a request names', async () => {
    const { username } = await aMemberWithPassword()
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const body = { username, password: PASSWORD }
      const response = await request(`https://${host}/api/session/local`, {
        body,
        headers: { origin: `https://${host}` },
      })
      expect(response.status).toBe(200)
      const lines = response.headers.getSetCookie().filter((set) => !set.startsWith('d1b='))
      for (const line of lines) expect(line).toContain('; Secure')
    }
  })

  it('authenticates nothing by itself', async () => {
    const { cookie } = await aLogin()
    expect((await send('/api/user/me', undefined, { cookie })).status).toBe(401)
  })
})

describe('DELETE /api/session', () => {
  const logOut = (cookie: string, token?: string) =>
    send('/api/session', undefined, { method: 'DELETE', cookie, ...(token && { token }) })

  it('ends the session on the server and clears the cookie', async () => {
    const { cookie, accessToken } = await aLogin()
    const response = await logOut(cookie)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie().join()).toMatch(/refresh=; Max-Age=0; Path=\/api/)
    expect((await me(accessToken)).status).toBe(401)
    expect((await refresh(cookie)).status).toBe(401)
  })

  it('ends the session of the access token when the cookie is lost', async () => {
    const { accessToken } = await aLogin()
    expect((await logOut('', accessToken)).status).toBe(204)
    expect((await me(accessToken)).status).toBe(401)
  })

  it('responds 204 to any caller, and ends no other session', async () => {
    const { accessToken } = await aLogin()
    expect((await logOut('')).status).toBe(204)
    expect((await logOut('refresh=1.2.3', 'a.b.c')).status).toBe(204)
    expect((await me(accessToken)).status).toBe(200)
  })
})

describe('own sessions', () => {
  it('are listed with the current one marked', async () => {
    const { username, cookie, accessToken } = await aLogin()
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.0 Safari/604.1'
    await logIn(username, PASSWORD, { headers: { 'user-agent': phone } })
    await refresh(cookie)
    const list = await (
      await send('/api/user/me/sessions', undefined, { token: accessToken })
    ).json<OwnSession[]>()
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Safari, iPhone', false],
      ['', true],
    ])
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
      ['_id', 'createdAt', 'current', 'device', 'expiresAt', 'lastUsedAt'].toSorted(),
    )
  })

  it('are all revoked together', async () => {
    const { username, cookie, accessToken } = await aLogin()
    const other = cookieOf(await logIn(username, PASSWORD))
    const stranger = await aLogin()
    const ended = await send('/api/user/me/sessions', undefined, {
      method: 'DELETE',
      token: accessToken,
    })
    expect(ended.status).toBe(204)
    for (const dead of [cookie, other]) expect((await refresh(dead)).status).toBe(401)
    expect((await me(accessToken)).status).toBe(401)
    expect((await me(stranger.accessToken)).status).toBe(200)
  })
})
