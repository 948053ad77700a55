import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../worker/contracts/accounts/sessions'
import { users } from '../../../worker/db/schema/accounts'
import {
  aNetwork,
  aRegistration,
  findUser,
  lastMail,
  mailedCode,
  mailedToken,
  outcome,
  PASSWORD,
  register,
  send,
  verify,
} from '../../support/accounts'
import { aTour, db } from '../../support/builders'
import { aSolvedChallenge } from '../../support/contact'
import { expectLogs } from '../../support/logs'

type Registered = ReturnType<typeof aRegistration> & SessionResponse

describe('POST /api/user', () => {
  it('returns the session of an unverified account and mails a code', async () => {
    const sent = aRegistration()
    const response = await send('/api/user', sent)
    expect(response.status).toBe(200)
    const answer = await response.json<SessionResponse>()
    expect(answer).toMatchObject({
      username: sent.username,
      email: sent.email,
      isSuperUser: false,
      verified: false,
    })
    expect((await send('/api/user/me', undefined, { token: answer.accessToken })).status).toBe(200)
    expect(response.headers.getSetCookie().join()).toMatch(
      /refresh=[^;]+; Max-Age=252000; Path=\/api; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(Number(await mailedCode(sent.email))).toBeGreaterThanOrEqual(10000)
  })

  it('lets an unverified account read, but not write', async () => {
    const { accessToken } = await register()
    const forum = await aTour()
    const topic = { topicName: 'A question', category: 3, content: 'Is the road open in May?' }
    expect((await send('/api/user/me', undefined, { token: accessToken })).status).toBe(200)
    const written = await send(`/api/forum/${forum}/topic`, topic, { token: accessToken })
    expect([403, 404, 405]).toContain(written.status)
  })

  it('writes the mail in the language of the request', async () => {
    const { email } = await register({ lang: 'kr' })
    expect((await lastMail(email))?.lang).toBe('kr')
  })

  it('generates the code, whatever code is sent', async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const { email } = await register({ code: '12345' })
      if ((await mailedCode(email)) === '12345') continue
      expect(await outcome(await send('/api/user/verify', { email, code: '12345' }))).toEqual([
        401,
        'INCORRECT_CODE',
      ])
      return
    }
    throw new Error('drew 12345 three times')
  })

  it.each([
    'isSuperUser',
    'isAdmin',
    '_id',
    'id',
    'verifiedAt',
    'verified',
    'bannedAt',
    'createdAt',
    'is_super_user',
    'role',
    'partRole',
  ])('sets no %s that is sent', async (key) => {
    const { username } = await register({ [key]: 1 })
    const user = await findUser(username)
    expect(user).toMatchObject({ isAdmin: false, verifiedAt: null, bannedAt: null })
    expect([user?.id, user?.createdAt]).not.toContain(1)
  })

  it('keeps marketing consent apart: off unless given, and dated by the verification of the address', async () => {
    const { wantEmail: _left, ...withoutChoice } = aRegistration()
    await send('/api/user', withoutChoice)
    expect(await findUser(withoutChoice.username)).toMatchObject({
      wantEmail: false,
      consentAt: null,
    })
    const { username } = await register({ wantEmail: true })
    const user = await findUser(username)
    expect(user).toMatchObject({ wantEmail: true, consentAt: null, consentVersion: null })
  })

  it('refuses a username or address in use, whatever its case or Unicode form', async () => {
    const { username, email } = await register({ username: '한글Abc' })
    const nfd = '한글aBC'.normalize('NFD')
    expect(await outcome(await send('/api/user', aRegistration({ username: nfd })))).toEqual([
      409,
      'UsernameInUse',
    ])
    const upper = await send('/api/user', aRegistration({ email: email.toUpperCase() }))
    expect(await outcome(upper)).toEqual([409, 'EmailInUse'])
    expect((await findUser(username))?.email).toBe(email)
  })

  it('gives the name to one of many parallel registrations', async () => {
    const name = aRegistration().username
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        send('/api/user', aRegistration({ username: name })).then(outcome),
      ),
    )
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.filter(([, code]) => code === 'UsernameInUse')).toHaveLength(7)
  })

  it('gives the address to one of many parallel registrations', async () => {
    const { email } = aRegistration()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('/api/user', aRegistration({ email })).then(outcome)),
    )
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.filter(([, code]) => code === 'EmailInUse')).toHaveLength(7)
  })

  it.each([
    [{ username: 'a b' }, 'UsernameSpecialChar'],
    [{ username: 'abcdefghijk' }, 'Invalid'],
    [{ username: 'admin' }, 'UsernameReserved'],
    [{ username: '관리자' }, 'UsernameReserved'],
    [{ username: {} }, 'Invalid'],
    [{ username: ['a'] }, 'Invalid'],
    [{ email: 'no-address' }, 'EmailInvalid'],
    [{ email: 'a@b.co,c@d.co' }, 'EmailInvalid'],
    [{ email: 'a@b.co\r\nBcc: x@y.co' }, 'EmailInvalid'],
    [{ password: 'abc12' }, 'PasswordInvalid'],
    [{ password: 'a'.repeat(21) }, 'PasswordInvalid'],
    [{ password: 'pass word' }, 'PasswordInvalid'],
    [{ password: 'Qwerty123' }, 'PasswordTooCommon'],
    [{ username: 'traveller', password: 'Traveller' }, 'PasswordTooCommon'],
    [{ email: 'my.box77@example.com', username: 'x', password: 'my.box77' }, 'PasswordInvalid'],
    [{ email: 'mybox77@example.com', username: 'x', password: 'MyBox77' }, 'PasswordTooCommon'],
    [{ wantEmail: 'true' }, 'Invalid'],
    [{ lang: 'en' }, 'Invalid'],
  ])('refuses %j with %s', async (fields, code) => {
    expect(await outcome(await send('/api/user', aRegistration(fields)))).toEqual([422, code])
  })

  it('names the field that is wrong', async () => {
    const response = await send('/api/user', aRegistration({ username: 'a b', email: 'x' }))
    expect(await response.json()).toMatchObject({
      fields: { username: 'UsernameSpecialChar', email: 'EmailInvalid' },
    })
  })

  it.each([
    ['text/plain', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json', '[]', 422],
    ['application/json', 'null', 422],
    ['application/json', '"x"', 422],
    ['application/json', `{"username":"${'a'.repeat(300_000)}"}`, 413],
    ['application/json', `${'['.repeat(50)}${']'.repeat(50)}`, 400],
    ['application/json', '{"__proto__":{"username":"x"}}', 422],
    ['application/json', '{"username":"\\ud800"}', 422],
  ])('meets a body of %s %.40s with %i', async (type, body, status) => {
    const { default: worker } = await import('../../../worker/index')
    const { createExecutionContext } = await import('cloudflare:test')
    const headers = { 'content-type': type, 'cf-connecting-ip': aNetwork() }
    const sent = new Request('https://moraine.example/api/user', { method: 'POST', headers, body })
    const answer = await worker.fetch(sent, env, createExecutionContext())
    expect(answer.status).toBe(status)
  })

  it('accepts a right sum, and refuses a wrong one', async () => {
    expect((await send('/api/user', aRegistration(aSolvedChallenge()))).status).toBe(200)
    const wrong = await send('/api/user', aRegistration({ ...aSolvedChallenge(), answer: 21 }))
    expect(await outcome(wrong)).toEqual([422, 'SpamPreventionIncorrect'])
  })

  it('accepts a sum once', async () => {
    const answered = aSolvedChallenge()
    expect((await send('/api/user', aRegistration(answered))).status).toBe(200)
    const again = await send('/api/user', aRegistration(answered))
    expect(await outcome(again)).toEqual([422, 'SpamPreventionIncorrect'])
  })

  it('keeps the sum for a second try when the name was taken', async () => {
    const { username } = await register()
    const answered = aSolvedChallenge()
    expect((await send('/api/user', aRegistration({ ...answered, username }))).status).toBe(409)
    expect((await send('/api/user', aRegistration(answered))).status).toBe(200)
  })

  it('allows a network five accounts a day, two without the sum', async () => {
    const [withSum, without] = [aNetwork(), aNetwork()]
    const tries = (from: string, fields: () => object) =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          send('/api/user', aRegistration({ ...fields() }), { from }),
        ),
      )
    const [many, few] = [await tries(withSum, aSolvedChallenge), await tries(without, () => ({}))]
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(few.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { status, headers } of [...many, ...few].filter(({ status }) => status !== 200)) {
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('returns the first result for a repeated request, and writes once', async () => {
    const sent = aRegistration()
    const options = { from: aNetwork(), headers: { 'idempotency-key': `key-${sent.username}` } }
    const first = await (await send('/api/user', sent, options)).json<SessionResponse>()
    const second = await send('/api/user', sent, options)
    expect(second.status).toBe(200)
    expect(await second.json()).toMatchObject({ username: first.username, email: first.email })
    expect(await db.select().from(users).where(eq(users.email, sent.email))).toHaveLength(1)
    const other = await send('/api/user', { ...sent, wantEmail: true }, options)
    expect(await outcome(other)).toEqual([422, 'KeyReused'])
  })

  it.each([
    [
      'the password was changed',
      ({ accessToken: token }: Registered) =>
        send(
          '/api/user/me',
          { password: 'another#horse8', oldPassword: PASSWORD },
          { method: 'PATCH', token },
        ),
    ],
    [
      'the password was set by a mailed link',
      async ({ email }: Registered) => {
        await send('/api/user/forgot', { email })
        return send('/api/user/reset', {
          token: await mailedToken(email),
          password: 'another#horse8',
        })
      },
    ],
    [
      'every session was ended',
      ({ accessToken: token }: Registered) =>
        send('/api/user/me/sessions', undefined, { method: 'DELETE', token }),
    ],
    [
      'the address was proven',
      async ({ email }: Registered) => verify(email, await mailedCode(email)),
    ],
  ])('opens no session for the same request again after %s', async (_what, secure) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [sent, from] = [aRegistration(), aNetwork()]
    const first = await (await send('/api/user', sent, { headers, from })).json<SessionResponse>()
    expect((await secure({ ...sent, ...first })).ok).toBe(true)
    expect(await outcome(await send('/api/user', sent, { headers, from }))).toEqual([
      409,
      'UsernameInUse',
    ])
  })

  it('responds 200 to each of several parallel copies of one request, and writes once', async () => {
    const sent = aRegistration({ ...aSolvedChallenge() })
    const options = { from: aNetwork(), headers: { 'idempotency-key': `key-${sent.username}` } }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('/api/user', sent, options)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await db.select().from(users).where(eq(users.email, sent.email))).toHaveLength(1)
  })

  it('writes nothing when the batch fails', async () => {
    expectLogs('api.failed')
    const sent = aRegistration()
    const broken = failingBatch(env.DB)
    expect((await send('/api/user', sent, { bindings: { DB: broken } })).status).toBe(503)
    expect([await findUser(sent.username), await lastMail(sent.email)]).toEqual([null, null])
  })
})

describe('GET /api/user/validate', () => {
  it('says whether a name or an address is taken', async () => {
    const { username, email } = await register()
    const ask = async (query: string) => (await send(`/api/user/validate?${query}`)).json()
    expect(await ask(`username=${username.toUpperCase()}`)).toEqual({ duplicateFound: true })
    expect(await ask(`email=${encodeURIComponent(email.toUpperCase())}`)).toEqual({
      duplicateFound: true,
    })
    expect(await ask('username=nobody9')).toEqual({ duplicateFound: false })
    expect(await ask('email=nobody9@example.com')).toEqual({ duplicateFound: false })
    expect(await ask('username=admin')).toEqual({ duplicateFound: true })
  })

  it.each(['', 'username=a&email=a@b.co', 'username=a%20b', 'email=x', 'name=x'])(
    'refuses ?%s',
    async (query) => {
      expect((await send(`/api/user/validate?${query}`)).status).toBe(422)
    },
  )

  it('allows a network exactly 20 calls a minute', async () => {
    const from = aNetwork()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        send('/api/user/validate?username=unknown9', undefined, { from }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80)
  })
})

/** A D1 whose batches fail, as when it is lost between two statements. */
function failingBatch(database: D1Database): D1Database {
  const failing = {
    prepare: (query: string) => database.prepare(query),
    batch: () => Promise.reject(new Error('D1_ERROR: Network connection lost')),
    withSession: () => ({ ...failing, getBookmark: () => null }),
  }
  return failing as unknown as D1Database
}
