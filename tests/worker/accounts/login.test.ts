import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../worker/contracts/accounts/sessions'
import { DEFAULT_LIMITS } from '../../../worker/limits'
import { loginFailures, sessions, users } from '../../../worker/db/schema/accounts'
import { keyedHash } from '../../../worker/http/keyed-hash'
import { settingsOf } from '../../../worker/env'
import { COST as FULL_COST } from '../../../worker/features/accounts/password-cost'
import {
  hashPassword,
  isOutdated,
  isPasswordRight,
} from '../../../worker/features/accounts/passwords'
import {
  aMemberWithPassword,
  aNetwork,
  cookieOf,
  findUser,
  logIn,
  mailedCode,
  outcome,
  PASSWORD,
  register,
  send,
} from '../../support/accounts'
import { db } from '../../support/builders'
import { interruptedDb } from '../../support/interrupted-db'
import { expectLogs } from '../../support/logs'

/** The row of wrong passwords for a login name from an address. */
function triesOf(name: string, from: string) {
  const { pepper } = settingsOf(env)
  const network = keyedHash(pepper, 'session', keyedHash(pepper, 'network', from))
  return eq(
    loginFailures.accountKey,
    keyedHash(pepper, 'login place', keyedHash(pepper, 'login', name), network),
  )
}

async function failuresOf(name: string, from: string) {
  const [row] = await db.select().from(loginFailures).where(triesOf(name, from))
  return row ?? null
}

function letWaitEnd(name: string, from: string) {
  return db
    .update(loginFailures)
    .set({ blockedUntil: Date.now() - 1 })
    .where(triesOf(name, from))
}

/** Network limits high enough not to interfere with a test of one network's tries. */
const ROOM = { bindings: { LIMITS: 'production, login.minute=1000, login.hour=1000' } }

describe('POST /api/session/local', () => {
  it('logs in with the username or the address, in any case', async () => {
    const { username, email } = await aMemberWithPassword()
    for (const name of [
      username,
      username.toUpperCase(),
      email,
      email.toUpperCase(),
      ` ${email} `,
    ]) {
      const response = await logIn(name, PASSWORD)
      expect(response.status).toBe(200)
      const answer = await response.json<SessionResponse>()
      expect(answer).toMatchObject({ username, email, isSuperUser: false, verified: true })
      expect(answer.expiresAt).toBeGreaterThan(Date.now() + 69 * 60 * 60 * 1000)
      expect((await send('/api/user/me', undefined, { token: answer.accessToken })).status).toBe(
        200,
      )
      expect(cookieOf(response)).not.toBe('')
    }
  })

  it('gives the same response to a wrong password and an unknown name', async () => {
    const { username } = await aMemberWithPassword()
    const answers = [await logIn(username, 'wrong!horse7'), await logIn('nobody99', PASSWORD)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.json<object>()))
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' })
    expect(wrong).toMatchObject({ code: 'LoginFailed' })
  })

  it('does the same work for an unknown name', async () => {
    const stored = await hashPassword('pepper', PASSWORD)
    const time = async (known: string | null) => {
      const started = performance.now()
      await isPasswordRight('pepper', 'wrong!horse7', known)
      return performance.now() - started
    }
    // In turns, so that what else the machine does slows both down.
    const [unknown, known] = [[0], [0]]
    for (let round = 0; round < 100; round += 1) {
      unknown.push(await time(null))
      known.push(await time(stored))
    }
    expect(sumOf(unknown)).toBeGreaterThan(sumOf(known) / 3)
    expect(sumOf(unknown)).toBeLessThan(sumOf(known) * 3)
  })

  it('tells a member who is not verified yet, and only with the right password', async () => {
    const { username, email, password } = await register()
    const response = await logIn(username, password)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'EmailNotVerified', email })
    expect(await outcome(await logIn(username, 'wrong!horse7'))).toEqual([401, 'LoginFailed'])
    await send('/api/user/verify', { email, code: await mailedCode(email) })
    expect((await logIn(username, password)).status).toBe(200)
  })

  it('tells a banned member, and only with the right password', async () => {
    const { username } = await aMemberWithPassword({ bannedAt: 1 })
    expect(await outcome(await logIn(username, PASSWORD))).toEqual([403, 'AccountBanned'])
    expect(await outcome(await logIn(username, 'wrong!horse7'))).toEqual([401, 'LoginFailed'])
  })

  it.each([
    [{}],
    [{ username: 'a' }],
    [{ username: {}, password: 'x' }],
    [{ username: ['a'], password: 'x' }],
    [{ username: 'a', password: 5 }],
    [{ username: 'a', password: 'x'.repeat(201) }],
    [{ username: 'a'.repeat(101), password: 'x' }],
  ])('refuses %j', async (body) => {
    expect((await send('/api/session/local', body)).status).toBe(422)
  })

  it('makes a new session at each login', async () => {
    const { username } = await aMemberWithPassword()
    const [first, second] = [await logIn(username, PASSWORD), await logIn(username, PASSWORD)]
    expect(cookieOf(first)).not.toBe(cookieOf(second))
  })

  it('keeps ten sessions of a member and drops the oldest', async () => {
    const { userId, username, token } = await aMemberWithPassword()
    for (let login = 0; login < 10; login += 1)
      expect((await logIn(username, PASSWORD)).status).toBe(200)
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toHaveLength(10)
    expect((await send('/api/user/me', undefined, { token })).status).toBe(401)
  })

  it('refuses a page of another site', async () => {
    const { username } = await aMemberWithPassword()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign)
      expect((await logIn(username, PASSWORD, { headers })).status).toBe(403)
  })

  it('notes activity at login', async () => {
    const { username } = await aMemberWithPassword({ lastActiveAt: 1, inactivityNoticeAt: 1 })
    await logIn(username, PASSWORD)
    const user = await findUser(username)
    expect(user?.lastActiveAt).toBeGreaterThan(1)
    expect(user?.inactivityNoticeAt).toBeNull()
  })
})

describe('a stored password', () => {
  it('has a low cost in tests, which would take twice as long at the full one', async () => {
    expect(await hashPassword('pepper', PASSWORD)).toMatch(/^\$scrypt\$ln=8,r=8,p=1\$/)
  })

  it('is salted, peppered scrypt with its parameters beside it', async () => {
    const [first, second] = [
      await hashPassword('pepper', PASSWORD, FULL_COST),
      await hashPassword('pepper', PASSWORD, FULL_COST),
    ]
    expect(first).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/)
    expect(first).not.toBe(second)
    expect(await isPasswordRight('pepper', PASSWORD, first)).toBe(true)
    expect(await isPasswordRight('other', PASSWORD, first)).toBe(false)
    expect(await isPasswordRight('pepper', `${PASSWORD}x`, first)).toBe(false)
  })

  it.each([null, '', 'plain', '$scrypt$ln=14,r=8,p=5$$', '$scrypt$ln=14,r=8,p=5$AAAA$AAAA'])(
    'is never right when it is %j',
    async (stored) => {
      expect(await isPasswordRight('pepper', PASSWORD, stored)).toBe(false)
    },
  )

  it('is hashed again at login when the parameters changed', async () => {
    const pepper = env.PEPPER ?? ''
    const { createHmac } = await import('node:crypto')
    const secret = createHmac('sha256', pepper).update(`password\u0000${PASSWORD}`).digest()
    const salt = Buffer.from('0123456789abcdef')
    const key = scryptSync(secret, salt, 32, { N: 2 ** 12, r: 8, p: 1 })
    const weak = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`
    const { username } = await aMemberWithPassword({ passwordHash: weak })
    expect((await logIn(username, PASSWORD)).status).toBe(200)
    const stored = (await findUser(username))?.passwordHash ?? ''
    expect([isOutdated(weak), isOutdated(stored)]).toEqual([true, false])
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })
})

describe('the login throttle', () => {
  it('compares five of 60 parallel tries of a network and makes the others wait', async () => {
    const { username } = await aMemberWithPassword()
    const from = aNetwork()
    const tries = Array.from({ length: 60 }, () =>
      logIn(username, 'wrong!horse7', { from, ...ROOM }).then(outcome),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(([status]) => status === 401)).toHaveLength(5)
    expect(answers.filter(([status]) => status === 429)).toHaveLength(55)
    expect(await failuresOf(username, from)).toMatchObject({ failures: 5 })
  })

  it('makes a place wait 1, 2, 4 … 60 minutes after five free failures', async () => {
    const { username } = await aMemberWithPassword()
    const from = aNetwork()
    for (let free = 1; free < DEFAULT_LIMITS.wrongPassword.place; free += 1) {
      await logIn(username, 'wrong!horse7', { from, ...ROOM })
      expect((await failuresOf(username, from))?.blockedUntil).toBe(0)
    }
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const started = Date.now()
      expect((await logIn(username, 'wrong!horse7', { from, ...ROOM })).status).toBe(401)
      const until = (await failuresOf(username, from))?.blockedUntil ?? 0
      expect(Math.round((until - started) / 60_000)).toBe(minutes)
      await letWaitEnd(username, from)
    }
  })

  it('refuses the right password while the place waits, and says how long', async () => {
    const { username } = await aMemberWithPassword()
    const from = aNetwork()
    for (let failure = 0; failure < 5; failure += 1) await logIn(username, 'wrong!horse7', { from })
    const response = await logIn(username, PASSWORD, { from })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50)
  })

  it('allows a login after the wait, and deletes the failures', async () => {
    const { username } = await aMemberWithPassword()
    const from = aNetwork()
    for (let failure = 0; failure < 5; failure += 1) await logIn(username, 'wrong!horse7', { from })
    await letWaitEnd(username, from)
    expect((await logIn(username, PASSWORD, { from })).status).toBe(200)
    expect(await failuresOf(username, from)).toBeNull()
  })

  it('delays an unknown name just the same', async () => {
    const from = aNetwork()
    const tries = Array.from({ length: 20 }, () =>
      logIn('ghost77', 'wrong!horse7', { from, ...ROOM }).then(outcome),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(([status]) => status === 401)).toHaveLength(5)
    expect(answers.filter(([status]) => status === 429)).toHaveLength(15)
  })

  it('lets a network try six times a minute, success or not', async () => {
    const { username } = await aMemberWithPassword()
    const from = aNetwork()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => logIn(`x${username}`, 'wrong!', { from })),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(94)
    const right = await logIn(username, PASSWORD, { from })
    expect(right.status).toBe(429)
  })

  it('counts a /64 of IPv6 as one network', async () => {
    const sent = (n: number) => logIn(`n${n}`, 'wrong!horse7', { from: `2001:db8:1:2::${n}` })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => sent(index + 1)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6)
    expect((await logIn('n9', 'wrong!horse7', { from: '2001:db8:1:3::1' })).status).toBe(401)
  })

  it('refuses with 503 when the counters cannot be written', async () => {
    expectLogs('api.failed')
    const { username } = await aMemberWithPassword()
    const broken = {
      withSession: () => ({ prepare: failing, batch: failing, getBookmark: () => null }),
    }
    const response = await logIn(username, PASSWORD, {
      bindings: { DB: broken as unknown as D1Database },
    })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })

  it('stops a flood before any work', async () => {
    const wall = { limit: () => Promise.resolve({ success: false }) }
    const response = await logIn('a-name', PASSWORD, { bindings: { RL_LOGIN: wall } })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })

  it('lets logins pass when the rate-limit binding fails', async () => {
    expectLogs('limits.flood')
    const { username } = await aMemberWithPassword()
    const wall = { limit: () => Promise.reject(new Error('away')) }
    expect((await logIn(username, PASSWORD, { bindings: { RL_LOGIN: wall } })).status).toBe(200)
  })
})

function failing(): never {
  throw new Error('D1_ERROR: Network connection lost')
}

it('a failed login leaves the columns of a member alone', async () => {
  const { userId, username } = await aMemberWithPassword()
  const before = await db.select().from(users).where(eq(users.id, userId))
  await logIn(username, 'wrong!horse7')
  expect(await db.select().from(users).where(eq(users.id, userId))).toEqual(before)
})

describe('a login during which the member changes', () => {
  it.each([
    ['gets another password', { passwordHash: 'another' }, [401, 'LoginFailed']],
    ['is banned', { bannedAt: 1 }, [403, 'AccountBanned']],
    ['leaves', { deletedAt: 1, username: null, email: null }, [401, 'LoginFailed']],
  ] as const)('starts no session when the member %s', async (_what, change, refusal) => {
    const { userId, username } = await aMemberWithPassword()
    await db.delete(sessions).where(eq(sessions.userId, userId))
    const DB = interruptedDb(() => db.update(users).set(change).where(eq(users.id, userId)))
    expect(await outcome(await logIn(username, PASSWORD, { bindings: { DB } }))).toEqual(refusal)
    expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })

  it('continues with the account as it is now when the password is still right', async () => {
    const { userId, username } = await aMemberWithPassword()
    const passwordHash = await hashPassword(settingsOf(env).pepper, PASSWORD)
    const DB = interruptedDb(() =>
      db.update(users).set({ passwordHash }).where(eq(users.id, userId)),
    )
    expect((await logIn(username, PASSWORD, { bindings: { DB } })).status).toBe(200)
  })
})

function sumOf(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + time, 0)
}
