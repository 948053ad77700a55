import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CODE } from '../../../worker/features/accounts/accounts.limits'
import { findWaitingForCode } from '../../../worker/features/accounts/accounts.queries'
import { auditLog } from '../../../worker/platform/audit.tables'
import { limitCounters } from '../../../worker/platform/limits.tables'
import { listRecipients } from '../../../worker/features/board/board.notices'
import { mailOptOuts, outbox } from '../../../worker/features/mail/mail.tables'
import { sessions, users, verificationCodes } from '../../../worker/features/accounts/accounts.tables'
import {
  aMemberWithPassword,
  cookieOf,
  findUser,
  lastMail,
  linksIn,
  logIn,
  mailedCode,
  mailedToken,
  outcome,
  PASSWORD,
  register,
  send,
  wrongCode,
} from '../../support/accounts'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, aSuperUser, db } from '../../support/builders'
import { interruptedDb } from '../../support/interrupted-db'
import { aQueuedMail, outboxRow } from '../../support/mails'
import { meteredDb } from '../../support/metered-db'

const SUPER = { SUPER_USERS: 'Owner@Example.com, second@example.com' }

function verify(email: string, code: unknown, bindings = {}) {
  return send('/api/user/verify', { email, code }, { bindings })
}

async function storedCode(email: string) {
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.email, email))
  return row ?? null
}

function changeCode(email: string, columns: Partial<typeof verificationCodes.$inferInsert>) {
  return db.update(verificationCodes).set(columns).where(eq(verificationCodes.email, email))
}

async function mailsTo(email: string) {
  return db.select().from(outbox).where(eq(outbox.recipient, email))
}

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

  it('takes the code as a number too', async () => {
    const { email } = await register()
    expect((await verify(email, Number(await mailedCode(email)))).status).toBe(200)
  })

  it('says that an address is unknown', async () => {
    expect(await outcome(await verify('nobody@example.com', '12345'))).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
  })

  it.each(['abcde', '', '123456', '99999', null, {}, ['12345']])('refuses %j as no code', async (code) => {
    expect((await verify('nobody@example.com', code)).status).toBe(422)
  })

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

  it('keeps no code that can be read', async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    expect(JSON.stringify(await storedCode(email))).not.toContain(code)
  })

  it('looks at five of 200 parallel wrong guesses, and then refuses the right code too', async () => {
    const { email } = await register()
    const code = await mailedCode(email)
    const guesses = await Promise.all(Array.from({ length: 200 }, () => verify(email, wrongCode(code))))
    const bodies = await Promise.all(guesses.map((guess) => guess.json<{ code: string }>()))
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
    expect(new Set(bodies.map((body) => body.code))).toEqual(new Set(['INCORRECT_CODE']))
    expect(await storedCode(email)).toMatchObject({ tries: 5 })
    const counted = await db.select().from(limitCounters)
    expect(counted.filter(({ scope, n }) => scope === 'wrongCode.day' && n === 5)).toHaveLength(1)
    expect(await outcome(await verify(email, code))).toEqual([401, 'INCORRECT_CODE'])
  }, 60_000)

  it('takes ten tries a day at one address, over all its codes', async () => {
    const { email } = await register()
    for (let round = 0; round < 2; round += 1) {
      const code = await mailedCode(email)
      for (let guess = 0; guess < 5; guess += 1) await verify(email, wrongCode(code))
      await send('/api/user/resend', { email })
    }
    expect(await storedCode(email)).toMatchObject({ tries: 0 })
    expect(await outcome(await verify(email, await mailedCode(email)))).toEqual([401, 'INCORRECT_CODE'])
  })

  it('gives super rights to a verified address of the setting, and ends the sessions of before', async () => {
    const { username, email, accessToken } = await register({ email: 'owner@example.com' })
    expect((await findUser(username))?.isSuperUser).toBe(false)
    expect((await verify(email, await mailedCode(email), SUPER)).status).toBe(200)
    const user = await findUser(username)
    expect(user?.isSuperUser).toBe(true)
    expect(await db.select().from(auditLog).where(eq(auditLog.action, 'member.promote'))).toMatchObject([
      { actorId: user?.id, subjectId: String(user?.id), detail: 'SUPER_USERS' },
    ])
    expect((await send('/api/user/me', undefined, { token: accessToken })).status).toBe(401)
  })

  it('gives super rights to no address outside the setting', async () => {
    const { username, email } = await register()
    await verify(email, await mailedCode(email), SUPER)
    expect((await findUser(username))?.isSuperUser).toBe(false)
  })

  it('asks one network 30 times an hour at most', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        send('/api/user/verify', { email: 'nobody@example.com', code: '12345' }, { from: '203.0.113.7' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(70)
  })
})

describe('POST /api/user/resend', () => {
  it('mails a new code that voids the old one', async () => {
    const { username, email } = await register()
    const old = await mailedCode(email)
    expect((await send('/api/user/resend', { email })).status).toBe(200)
    const code = await mailedCode(email)
    if (old !== code) expect((await verify(email, old)).status).toBe(401)
    expect((await verify(email, code)).status).toBe(200)
    expect((await findUser(username))?.verifiedAt).not.toBeNull()
  })

  it('answers the same to a verified and an unknown address, and mails nothing', async () => {
    const { email } = await aMember()
    for (const address of [email, 'nobody@example.com']) {
      const response = await send('/api/user/resend', { email: address })
      expect([response.status, await response.json()]).toEqual([200, {}])
      expect(await lastMail(address)).toBeNull()
    }
  })

  it('mails three codes an hour to one address, whoever asks', async () => {
    const { email } = await register()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('/api/user/resend', { email })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('mails the newcomer at an address that another member wants to change to as well', async () => {
    const member = await aMember()
    const email = `wanted.${member.email}`
    await send('/api/user/me', { email }, { method: 'PATCH', token: member.token })
    const { username } = await register({ email })
    await send('/api/user/resend', { email })
    expect((await lastMail(email))?.template).toBe('verification')
    expect((await verify(email, await mailedCode(email))).status).toBe(200)
    expect(await findUser(username)).toMatchObject({ email, verifiedAt: expect.any(Number) as number })
    expect((await findUser(member.username))?.email).toBe(member.email)
  })

  it('reads the same few rows however many members there are', async () => {
    const { email, token } = await aMember()
    const next = `indexed.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    for (let n = 0; n < 40; n += 1) await aMember()
    for (const address of [next, 'nobody@example.com']) {
      const { db: metered, rowsRead } = meteredDb()
      expect((await findWaitingForCode(metered, address, Date.now())) !== null).toBe(address === next)
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

describe('a change of the address', () => {
  it('counts once the new one is verified; until then the old one stands', async () => {
    const { username, email, token } = await aMemberWithPassword()
    const next = `new.${email}`
    const changed = await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    expect(await changed.json()).toMatchObject({ email, pendingEmail: next, verified: true })
    expect((await findUser(username))?.email).toBe(email)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    expect(await findUser(username)).toMatchObject({ email: next, emailKey: next })
  })

  it('is told to the old address, once, with where to turn but no link besides the site', async () => {
    const { username, email, token } = await aMemberWithPassword({ lang: 'kr' })
    const next = `moved.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    expect(await lastMail(email)).toBeNull()
    const code = await mailedCode(next)
    await Promise.all([verify(next, code), verify(next, code), verify(next, code)])
    const [notice, ...more] = await mailsTo(email)
    expect([notice?.template, notice?.lang, notice?.replyTo, more]).toEqual([
      'emailChanged',
      'kr',
      'hello@moraine.example',
      [],
    ])
    expect(notice?.textBody).toContain(username)
    expect(notice?.textBody).not.toContain(next)
    expect(linksIn(notice)).toEqual(new Set(['https://moraine.example']))
    expect(await mailsTo(next)).toHaveLength(1)
  })

  it('is nothing to tell when an address is proven for the first time', async () => {
    const { email } = await register()
    await verify(email, await mailedCode(email))
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verification'])
  })

  it('takes along that its owner wants no mail about replies', async () => {
    const member = await aMember()
    const { email, token } = member
    const { topic, author, path } = await aTopic()
    await aReply(path, { author: member })
    const next = `quiet.${email}`
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 1 })
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    expect(await listRecipients(db, topic._id, author.userId)).toEqual([])
    expect((await db.select().from(mailOptOuts)).map(({ emailKey }) => emailKey)).toEqual([next])
  })

  it('takes along the mails by which its owner can still say so', async () => {
    const { email, token } = await aMember()
    const notice = {
      template: 'replyNotice',
      tourName: 'T',
      topicName: 'T',
      author: 'a',
      text: 't',
      path: '/',
    } as const
    const { id } = await aQueuedMail('ok', Date.now() - 1, { ...notice, isPrivate: false, to: email })
    const next = `loud.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    const { unsubscribeToken } = await outboxRow(id)
    expect((await send('/api/mail/unsubscribe', { token: unsubscribeToken })).status).toBe(200)
    const isOfEither = inArray(mailOptOuts.emailKey, [email, next])
    expect((await db.select().from(mailOptOuts).where(isOfEither)).map(({ emailKey }) => emailKey)).toEqual([next])
    await send('/api/user/me', undefined, { method: 'DELETE', token })
    expect(await outboxRow(id)).toBeUndefined()
  })

  it('can ask for its code again', async () => {
    const { email, token } = await aMember()
    const next = `again.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    await send('/api/user/resend', { email: next })
    expect(await mailsTo(next)).toHaveLength(2)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
  })

  describe('is given up', () => {
    const change = (token: string, body: unknown) => send('/api/user/me', body, { method: 'PATCH', token })
    const desk = async (path: string, body: unknown) =>
      send(`/api/admin/members/${path}`, body, { method: 'POST', token: (await aSuperUser()).token })
    type Secured = Awaited<ReturnType<typeof aMemberWithPassword>>
    const SECURED: [string, (member: Secured) => Promise<Response>][] = [
      [
        'with a password set by a mailed link',
        async ({ email }) => {
          await send('/api/user/forgot', { email })
          return send('/api/user/reset', { token: await mailedToken(email), password: 'another#horse8' })
        },
      ],
      [
        'with a new password',
        ({ token }) => change(token, { password: 'another#horse8', oldPassword: 'correct!horse7' }),
      ],
      [
        'with the end of all sessions',
        ({ token }) => send('/api/user/me/sessions', undefined, { method: 'DELETE', token }),
      ],
      [
        'when a refresh token is used twice, as after a theft',
        async ({ username }) => {
          const login = await logIn(username, PASSWORD)
          const refresh = () => send('/api/session/refresh', undefined, { method: 'POST', cookie: cookieOf(login) })
          await refresh()
          await db.update(sessions).set({ rotatedAt: 1 })
          expect((await refresh()).status).toBe(401)
          return login
        },
      ],
      ['when the member is banned', ({ username }) => desk(`${username}/ban`, {})],
      ['when the member is made a super user', ({ userId }) => desk(String(userId), { isSuperUser: true })],
      [
        'when a login gives the rights of the setting',
        ({ username, email }) => logIn(username, PASSWORD, { bindings: { SUPER_USERS: email } }),
      ],
      ['by giving the address that stands', ({ email, token }) => change(token, { email })],
    ]

    it.each(SECURED)('%s', async (_how, secure) => {
      const member = await aMemberWithPassword()
      const next = `foreign.${member.email}`
      await change(member.token, { email: next })
      const code = await mailedCode(next)
      expect((await secure(member)).ok).toBe(true)
      await send('/api/user/resend', { email: next })
      expect(await mailsTo(next)).toHaveLength(1)
      expect(await outcome(await verify(next, code))).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
      expect((await findUser(member.username))?.email).toBe(member.email)
    })

    it('when its code has expired, which nobody can renew then', async () => {
      const { email, token } = await aMember()
      const next = `late.${email}`
      await change(token, { email: next })
      await changeCode(next, { expiresAt: Date.now() - 1 })
      expect(await (await send('/api/user/me', undefined, { token })).json()).toMatchObject({ pendingEmail: null })
      await send('/api/user/resend', { email: next })
      expect(await mailsTo(next)).toHaveLength(1)
    })
  })

  it('is not asked for by a login that ends at the same moment', async () => {
    const { username, email, token } = await aMember()
    const next = `intruder.${email}`
    const endAll = () => send('/api/user/me/sessions', undefined, { method: 'DELETE', token })
    const bindings = { DB: interruptedDb(endAll) }
    const asked = await send('/api/user/me', { email: next, lang: 'kr' }, { method: 'PATCH', token, bindings })
    expect(await outcome(asked)).toEqual([401, 'SessionExpired'])
    expect([await storedCode(next), await mailsTo(next)]).toEqual([null, []])
    expect(await findUser(username)).toMatchObject({ email, lang: 'ca' })
  })

  it('does not come back with a new code that is asked for while it is withdrawn', async () => {
    const { email, token } = await aMember()
    const next = `back.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    const endAll = () => send('/api/user/me/sessions', undefined, { method: 'DELETE', token })
    const answer = await send('/api/user/resend', { email: next }, { bindings: { DB: interruptedDb(endAll, 2) } })
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect([await storedCode(next), (await mailsTo(next)).length]).toEqual([null, 1])
  })

  it('leaves the code of a new account when its sessions end', async () => {
    const { email, accessToken } = await register()
    await send('/api/user/me/sessions', undefined, { method: 'DELETE', token: accessToken })
    expect((await verify(email, await mailedCode(email))).status).toBe(200)
  })

  it('counts for both when its code comes twice at the same moment', async () => {
    const { email, token } = await aMember()
    const next = `twice.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    const code = await mailedCode(next)
    const answers = await Promise.all([verify(next, code), verify(next, code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('brings no address back to a member who leaves at the same moment', async () => {
    const { userId, email, token } = await aMember()
    const next = `gone.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    const leave = () => send('/api/user/me', undefined, { method: 'DELETE', token })
    const refused = await verify(next, await mailedCode(next), { DB: interruptedDb(leave) })
    expect(await outcome(refused)).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
    const [row] = await db.select().from(users).where(eq(users.id, userId))
    expect(row).toMatchObject({ email: null, emailKey: null, verifiedAt: null })
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['accountDeleted'])
  })

  it('counts no more when it is withdrawn at the same moment', async () => {
    const { username, email, token } = await aMember()
    const next = `withdrawn.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    const withdraw = () => send('/api/user/me', { email }, { method: 'PATCH', token })
    const refused = await verify(next, await mailedCode(next), { DB: interruptedDb(withdraw) })
    expect(await outcome(refused)).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
    expect((await findUser(username))?.email).toBe(email)
    expect(await mailsTo(email)).toEqual([])
  })

  it('refuses an address in use, at once or when it was taken meanwhile', async () => {
    const { email, token } = await aMember()
    const other = await aMember()
    const taken = await send('/api/user/me', { email: other.email }, { method: 'PATCH', token })
    expect(await outcome(taken)).toEqual([409, 'EmailInUse'])
    const next = `race.${email}`
    await send('/api/user/me', { email: next }, { method: 'PATCH', token })
    const code = await mailedCode(next)
    await aMember({ email: next })
    expect(await outcome(await verify(next, code))).toEqual([409, 'EmailInUse'])
  })
})
