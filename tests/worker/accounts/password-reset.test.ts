import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passwordResets } from '../../../worker/db/schema/accounts'
import { outbox } from '../../../worker/db/schema/mail'
import {
  aMemberWithPassword,
  aNetwork,
  cookieOf,
  deviceOf,
  lastMail,
  logIn,
  mailedToken,
  outcome,
  PASSWORD,
  send,
} from '../../support/accounts'
import { db } from '../../support/builders'
import { mailsTo } from '../../support/mails'

const NEXT = 'another#horse8'
const forgot = (email: string) => send('/api/user/forgot', { email })
const reset = (token: string, password = NEXT) => send('/api/user/reset', { token, password })

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends every session', async () => {
    const { username, email, token } = await aMemberWithPassword()
    const cookie = cookieOf(await logIn(username, PASSWORD))
    expect((await forgot(email.toUpperCase())).status).toBe(200)
    expect((await reset(await mailedToken(email))).status).toBe(200)
    expect((await send('/api/user/me', undefined, { token })).status).toBe(401)
    expect((await send('/api/session/refresh', undefined, { method: 'POST', cookie })).status).toBe(
      401,
    )
    expect((await logIn(username, PASSWORD)).status).toBe(401)
    expect((await logIn(username, NEXT)).status).toBe(200)
  })

  it('ends the wait at the place where the link is used', async () => {
    const { username, email } = await aMemberWithPassword()
    const from = aNetwork()
    for (let failure = 0; failure < 5; failure += 1) await logIn(username, 'wrong!horse7', { from })
    expect((await logIn(username, PASSWORD, { from })).status).toBe(429)
    await forgot(email)
    const answer = await send(
      '/api/user/reset',
      { token: await mailedToken(email), password: NEXT },
      { from },
    )
    expect((await logIn(username, NEXT, { from, cookie: deviceOf(answer) })).status).toBe(200)
  })

  it('gets the same response for an unknown address, without a mail', async () => {
    const response = await forgot('unknown@example.com')
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(await lastMail('unknown@example.com')).toBeNull()
  })

  it('mails nothing to a banned member', async () => {
    const { email } = await aMemberWithPassword({ bannedAt: 1 })
    await forgot(email)
    expect(await lastMail(email)).toBeNull()
  })

  it('mails three links an hour to one address for a network, and six for all of them', async () => {
    const { email } = await aMemberWithPassword()
    const stranger = aNetwork()
    const asked = Array.from({ length: 10 }, () =>
      send('/api/user/forgot', { email }, { from: stranger }),
    )
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(3)
    await Promise.all(Array.from({ length: 10 }, () => forgot(email)))
    expect(await mailsTo(email)).toHaveLength(6)
  })
})

describe('a reset link', () => {
  it('works once, also among parallel tries', async () => {
    const { email } = await aMemberWithPassword()
    await forgot(email)
    const token = await mailedToken(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token).then(outcome)))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.filter(([, code]) => code === 'ResetLinkInvalid')).toHaveLength(7)
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(outbox.id)
    expect(mails.map(({ template }) => template)).toEqual(['passwordReset', 'passwordChanged'])
  })

  it('works for half an hour', async () => {
    const { userId, email } = await aMemberWithPassword()
    await forgot(email)
    const [row] = await db.select().from(passwordResets).where(eq(passwordResets.userId, userId))
    expect(row && row.expiresAt - row.createdAt).toBe(30 * 60 * 1000)
    await db
      .update(passwordResets)
      .set({ expiresAt: Date.now() })
      .where(eq(passwordResets.userId, userId))
    expect(await outcome(await reset(await mailedToken(email)))).toEqual([401, 'ResetLinkInvalid'])
  })

  it('ends when a newer one is mailed or the password is changed', async () => {
    const { email, token } = await aMemberWithPassword()
    await forgot(email)
    const first = await mailedToken(email)
    await forgot(email)
    const second = await mailedToken(email)
    expect((await reset(first)).status).toBe(401)
    await send(
      '/api/user/me',
      { password: NEXT, oldPassword: PASSWORD },
      { method: 'PATCH', token },
    )
    expect((await reset(second)).status).toBe(401)
  })

  it('survives a password that is refused', async () => {
    const { username, email } = await aMemberWithPassword()
    await forgot(email)
    const token = await mailedToken(email)
    expect(await outcome(await reset(token, 'qwerty123'))).toEqual([422, 'PasswordTooCommon'])
    expect(await outcome(await reset(token, 'short'))).toEqual([422, 'PasswordInvalid'])
    expect((await reset(token)).status).toBe(200)
    expect((await logIn(username, NEXT)).status).toBe(200)
  })

  it('is 256 random bits, stored as a hash', async () => {
    const { userId, email } = await aMemberWithPassword()
    await forgot(email)
    const token = await mailedToken(email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const stored = await db.select().from(passwordResets).where(eq(passwordResets.userId, userId))
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it.each(['', 'x'.repeat(101), {}, null, 5])('refuses the token %j', async (token) => {
    expect((await send('/api/user/reset', { token, password: NEXT })).status).toBe(422)
  })
})
