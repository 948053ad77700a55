import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CODE } from '../../../worker/services/members/verification-code'
import { findWaitingForCode } from '../../../worker/features/accounts/verification.queries'
import { users } from '../../../worker/db/schema/accounts'
import {
  aNetwork,
  requestEmailChange,
  changeCode,
  findUser,
  lastMail,
  mailedCode,
  outcome,
  register,
  send,
  storedCode,
  verify,
  wrongCode,
} from '../../support/accounts'
import { aMember, db } from '../../support/builders'
import { mailsTo } from '../../support/mails'
import { meteredDb } from '../../support/metered-db'

describe('POST /api/user/verify', () => {
  it('verifies the account, in any case of its address, once', async () => {
    const { username, email } = await register()
    const code = await mailedCode(email)
    const response = await verify(email.toUpperCase(), code)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).not.toContain('refresh=')
    expect((await findUser(username))?.verifiedAt).not.toBeNull()
    expect(await storedCode(email)).toBeNull()
    expect(await outcome(await verify(email, code))).toEqual([409, 'EMAIL_ALREADY_VERIFIED'])
  })

  it('accepts the code as a number too', async () => {
    const { email } = await register()
    expect((await verify(email, Number(await mailedCode(email)))).status).toBe(200)
  })

  it('says that an address is unknown', async () => {
    expect(await outcome(await verify('unknown@example.com', '12345'))).toEqual([
      404,
      'EMAIL_DOES_NOT_EXIST',
    ])
  })

  it.each(['abcde', '', '123456', '99999', null, {}, ['12345']])(
    'refuses %j as no code',
    async (code) => {
      expect((await verify('unknown@example.com', code)).status).toBe(422)
    },
  )

  it('changes nothing on GET', async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    expect((await send(`/api/user/verify?email=${email}&code=${code}`)).status).not.toBe(200)
    expect(await storedCode(email)).toMatchObject({ tries: 0 })
  })

  it('refuses an expired code like a wrong one', async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    await changeCode(email, { expiresAt: Date.now() - 1 })
    const [expired, wrong] = [await verify(email, code), await verify(email, wrongCode(code))]
    const [first, second] = [await expired.json<object>(), await wrong.json<object>()]
    expect(expired.status).toBe(401)
    expect({ ...first, requestId: '' }).toEqual({ ...second, requestId: '' })
  })

  it('lives for half an hour', async () => {
    const { email } = await register()
    const stored = await storedCode(email)
    expect(stored && stored.expiresAt - stored.createdAt).toBe(CODE.lifeMs)
    expect(CODE.lifeMs).toBe(30 * 60 * 1000)
  })

  it('stores no readable code', async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    expect(JSON.stringify(await storedCode(email))).not.toContain(code)
  })

  it('compares five of 100 parallel wrong guesses of a network, and then refuses it the right code too', async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    const guess = { from: aNetwork(), bindings: { LIMITS: 'production, verify.hour=1000' } }
    const guessed = (digits: string) => send('/api/user/verify', { email, code: digits }, guess)
    const guesses = await Promise.all(Array.from({ length: 100 }, () => guessed(wrongCode(code))))
    const bodies = await Promise.all(guesses.map((guess) => guess.json<{ code: string }>()))
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
    expect(new Set(bodies.map((body) => body.code))).toEqual(new Set(['INCORRECT_CODE']))
    expect(await storedCode(email)).toMatchObject({ tries: 5 })
    expect(await outcome(await guessed(code))).toEqual([401, 'INCORRECT_CODE'])
    expect(await storedCode(email)).toMatchObject({ tries: 5 })
  }, 60_000)

  it('compares ten codes a day at one address, over all that were mailed', async () => {
    const { email, device } = await register()
    const given = (code: string) => send('/api/user/verify', { email, code }, { cookie: device })
    for (let round = 0; round < 2; round += 1) {
      const code = await mailedCode(email)
      for (let guess = 0; guess < 6; guess += 1) await given(wrongCode(code))
      expect(await storedCode(email)).toMatchObject({ tries: 5 })
      expect(await outcome(await given(code))).toEqual([401, 'INCORRECT_CODE'])
      await send('/api/user/resend', { email })
    }
    expect(await storedCode(email)).toMatchObject({ tries: 0 })
    expect(await outcome(await given(await mailedCode(email)))).toEqual([401, 'INCORRECT_CODE'])
    expect(await storedCode(email)).toMatchObject({ tries: 0 })
  })

  it('comes with the account’s name in the mail, at registration and when it is requested again', async () => {
    const { username, email } = await register()
    expect((await lastMail(email))?.textBody).toContain(username)
    await send('/api/user/resend', { email })
    expect((await lastMail(email))?.textBody).toContain(username)
  })

  it('dates consent to news from the verification', async () => {
    const { username, email, accessToken: token } = await register({ wantEmail: true })
    const consent = async () => {
      const user = await findUser(username)
      return [user?.wantEmail, user?.consentAt, user?.consentVersion]
    }
    expect(await consent()).toEqual([true, null, null])
    for (const wantEmail of [false, true])
      await send('/api/user/me', { wantEmail }, { method: 'PATCH', token })
    expect(await consent()).toEqual([true, null, null])
    await verify(email, await mailedCode(email))
    expect(await consent()).toEqual([true, expect.any(Number), '1.0'])
  })

  it('dates no consent that was not given', async () => {
    const { username, email } = await register()
    await verify(email, await mailedCode(email))
    expect(await findUser(username)).toMatchObject({
      wantEmail: false,
      consentAt: null,
      consentVersion: null,
    })
  })

  it('allows one network 30 tries an hour', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        send(
          '/api/user/verify',
          { email: 'unknown@example.com', code: '12345' },
          { from: '203.0.113.7' },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70)
  })
})

describe('POST /api/user/resend', () => {
  it('mails a new code that replaces the old one', async () => {
    const { username, email } = await register()
    const old = await mailedCode(email)
    expect((await send('/api/user/resend', { email })).status).toBe(200)
    const code = await mailedCode(email)
    if (old !== code) expect((await verify(email, old)).status).toBe(401)
    expect((await verify(email, code)).status).toBe(200)
    expect((await findUser(username))?.verifiedAt).not.toBeNull()
  })

  it('gives the same response to a verified and an unknown address, and mails nothing', async () => {
    const { email } = await aMember()
    for (const address of [email, 'unknown@example.com']) {
      const response = await send('/api/user/resend', { email: address })
      expect([response.status, await response.json()]).toEqual([200, {}])
      expect(await lastMail(address)).toBeNull()
    }
  })

  it('mails three codes an hour to one address for a network, and six for all of them', async () => {
    const { email } = await register()
    const ask = (from: string) => send('/api/user/resend', { email }, { from })
    const stranger = aNetwork()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(stranger)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mailsTo(email)).toHaveLength(1 + 3)
    await Promise.all(Array.from({ length: 10 }, () => ask(aNetwork())))
    expect(await mailsTo(email)).toHaveLength(1 + 6)
  })

  it('mails the new account at an address that another member also wants to change to', async () => {
    const member = await aMember()
    const email = `wanted.${member.email}`
    await send('/api/user/me', { email }, { method: 'PATCH', token: member.token })
    const { username } = await register({ email })
    await send('/api/user/resend', { email })
    expect((await lastMail(email))?.template).toBe('verification')
    expect((await verify(email, await mailedCode(email))).status).toBe(200)
    expect(await findUser(username)).toMatchObject({
      email,
      verifiedAt: expect.any(Number) as number,
    })
    expect((await findUser(member.username))?.email).toBe(member.email)
  })

  it('reads the same few rows however many members there are', async () => {
    const { email, token } = await aMember()
    const next = `indexed.${email}`
    await requestEmailChange(next, token)
    for (let n = 0; n < 40; n += 1) await aMember()
    for (const address of [next, 'unknown@example.com']) {
      const { db: metered, rowsRead } = meteredDb()
      const sender = { deviceHash: null, networkHash: '' }
      const found = await findWaitingForCode(metered, { email: address, sender, now: Date.now() })
      expect(found !== null).toBe(address === next)
      expect(rowsRead()).toBeLessThan(10)
    }
  })

  it('mails nothing to a banned member', async () => {
    const { email } = await register()
    await db.update(users).set({ bannedAt: 1 }).where(eq(users.email, email))
    await send('/api/user/resend', { email })
    expect(await mailsTo(email)).toHaveLength(1)
  })
})
