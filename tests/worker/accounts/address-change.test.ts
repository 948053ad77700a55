import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, users } from '../../../worker/db/schema/accounts'
import { listRecipients } from '../../../worker/features/board/board.notices'
import { mailOptOuts } from '../../../worker/db/schema/mail'
import {
  aMemberWithPassword,
  requestEmailChange,
  changeCode,
  cookieOf,
  findUser,
  lastMail,
  leave,
  linksIn,
  logIn,
  mailedCode,
  mailedToken,
  outcome,
  PASSWORD,
  register,
  send,
  storedCode,
  verify,
} from '../../support/accounts'
import { aReply, aTopic } from '../../support/board-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { interruptedDb } from '../../support/interrupted-db'
import { aQueuedMail, mailsTo, outboxRow } from '../../support/mails'

describe('a change of the address', () => {
  it('counts once the new one is verified; until then the old one is kept', async () => {
    const { username, email, token } = await aMemberWithPassword()
    const next = `new.${email}`
    const changed = await requestEmailChange(next, token)
    expect(await changed.json()).toMatchObject({ email, pendingEmail: next, verified: true })
    expect((await findUser(username))?.email).toBe(email)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    expect(await findUser(username)).toMatchObject({ email: next, emailKey: next })
  })

  it('is reported to the old address once, with the company’s address and no link but the site’s', async () => {
    const { username, email, token } = await aMemberWithPassword({ lang: 'kr' })
    const next = `moved.${email}`
    await requestEmailChange(next, token)
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

  it('is not reported when an address is verified for the first time', async () => {
    const { email } = await register()
    await verify(email, await mailedCode(email))
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['verification'])
  })

  it('moves the opt-out of mails about replies', async () => {
    const member = await aMember()
    const { email, token } = member
    const { topic, author, path } = await aTopic()
    await aReply(path, { author: member })
    const next = `quiet.${email}`
    await db.insert(mailOptOuts).values({ emailKey: email, kind: 'replies', createdAt: 1 })
    await requestEmailChange(next, token)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    expect(await listRecipients(db, topic._id, author.userId)).toEqual([])
    expect((await db.select().from(mailOptOuts)).map(({ emailKey }) => emailKey)).toEqual([next])
  })

  it('moves the mails whose links still allow an opt-out', async () => {
    const { email, token } = await aMember()
    const notice = {
      template: 'replyNotice',
      tourName: 'T',
      topicName: 'T',
      author: 'a',
      text: 't',
      path: '/',
    } as const
    const { id } = await aQueuedMail('ok', Date.now() - 1, {
      ...notice,
      isPrivate: false,
      to: email,
    })
    const next = `loud.${email}`
    await requestEmailChange(next, token)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
    const { unsubscribeToken } = await outboxRow(id)
    expect((await send('/api/mail/unsubscribe', { token: unsubscribeToken })).status).toBe(200)
    const isOfEither = inArray(mailOptOuts.emailKey, [email, next])
    expect(
      (await db.select().from(mailOptOuts).where(isOfEither)).map(({ emailKey }) => emailKey),
    ).toEqual([next])
    await leave(token)
    expect((await mailsTo(next)).map(({ template }) => template)).toEqual(['accountDeleted'])
  })

  it('can ask for its code again', async () => {
    const { email, token } = await aMember()
    const next = `again.${email}`
    await requestEmailChange(next, token)
    await send('/api/user/resend', { email: next })
    expect(await mailsTo(next)).toHaveLength(2)
    expect((await verify(next, await mailedCode(next))).status).toBe(200)
  })

  describe('is cancelled', () => {
    const desk = async (path: string, body: unknown) =>
      send(`/api/admin/members/${path}`, body, {
        method: 'POST',
        token: (await anAdmin()).token,
      })
    type Secured = Awaited<ReturnType<typeof aMemberWithPassword>>
    const SECURED: [string, (member: Secured) => Promise<Response>][] = [
      [
        'with a password set by a mailed link',
        async ({ email }) => {
          await send('/api/user/forgot', { email })
          return send('/api/user/reset', {
            token: await mailedToken(email),
            password: 'another#horse8',
          })
        },
      ],
      [
        'with a new password',
        ({ token }) =>
          send(
            '/api/user/me',
            { password: 'another#horse8', oldPassword: PASSWORD },
            { method: 'PATCH', token },
          ),
      ],
      [
        'with the end of all sessions',
        ({ token }) => send('/api/user/me/sessions', undefined, { method: 'DELETE', token }),
      ],
      [
        'when a refresh token is used twice, as after a theft',
        async ({ username }) => {
          const login = await logIn(username, PASSWORD)
          const refresh = () =>
            send('/api/session/refresh', undefined, { method: 'POST', cookie: cookieOf(login) })
          await refresh()
          await db.update(sessions).set({ rotatedAt: 1 })
          expect((await refresh()).status).toBe(401)
          return login
        },
      ],
      ['when the member is banned', ({ username }) => desk(`${username}/ban`, {})],
      ['when the member is promoted', ({ userId }) => desk(String(userId), { role: 'admin' })],
      [
        'when a login gives the rights of the setting',
        async ({ userId, username, email }) => {
          await db.update(users).set({ passwordProvenAt: 1 }).where(eq(users.id, userId))
          return logIn(username, PASSWORD, { bindings: { SUPER_USERS: email } })
        },
      ],
      ['by sending the current address', ({ email, token }) => requestEmailChange(email, token)],
    ]

    it.each(SECURED)('%s', async (_how, secure) => {
      const member = await aMemberWithPassword()
      const next = `foreign.${member.email}`
      await requestEmailChange(next, member.token)
      const code = await mailedCode(next)
      expect((await secure(member)).ok).toBe(true)
      await send('/api/user/resend', { email: next })
      expect(await mailsTo(next)).toHaveLength(1)
      expect(await outcome(await verify(next, code))).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
      expect((await findUser(member.username))?.email).toBe(member.email)
    })

    it('when its code has expired, which no request can renew then', async () => {
      const { email, token } = await aMember()
      const next = `late.${email}`
      await requestEmailChange(next, token)
      await changeCode(next, { expiresAt: Date.now() - 1 })
      expect(await (await send('/api/user/me', undefined, { token })).json()).toMatchObject({
        pendingEmail: null,
      })
      await send('/api/user/resend', { email: next })
      expect(await mailsTo(next)).toHaveLength(1)
    })
  })

  it('is not requested by a session that ends at the same moment', async () => {
    const { username, email, token } = await aMember()
    const next = `intruder.${email}`
    const endAll = () => send('/api/user/me/sessions', undefined, { method: 'DELETE', token })
    const bindings = { DB: interruptedDb(endAll) }
    const asked = await send(
      '/api/user/me',
      { email: next, oldPassword: PASSWORD, lang: 'kr' },
      { method: 'PATCH', token, bindings },
    )
    expect(await outcome(asked)).toEqual([401, 'SessionExpired'])
    expect([await storedCode(next), await mailsTo(next)]).toEqual([null, []])
    expect(await findUser(username)).toMatchObject({ email, lang: 'ca' })
  })

  it('is not renewed by a code that is requested while it is cancelled', async () => {
    const { email, token } = await aMember()
    const next = `back.${email}`
    await requestEmailChange(next, token)
    const endAll = () => send('/api/user/me/sessions', undefined, { method: 'DELETE', token })
    const answer = await send(
      '/api/user/resend',
      { email: next },
      { bindings: { DB: interruptedDb(endAll, 2) } },
    )
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect([await storedCode(next), (await mailsTo(next)).length]).toEqual([null, 1])
  })

  it('leaves the code of a new account when its sessions end', async () => {
    const { email, accessToken } = await register()
    await send('/api/user/me/sessions', undefined, { method: 'DELETE', token: accessToken })
    expect((await verify(email, await mailedCode(email))).status).toBe(200)
  })

  it('succeeds for both of two concurrent requests with its code', async () => {
    const { email, token } = await aMember()
    const next = `twice.${email}`
    await requestEmailChange(next, token)
    const code = await mailedCode(next)
    const answers = await Promise.all([verify(next, code), verify(next, code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('gives no address to a member who is deleted at the same moment', async () => {
    const { userId, email, token } = await aMember()
    const next = `gone.${email}`
    await requestEmailChange(next, token)
    const leaveNow = () => leave(token)
    const refused = await verify(next, await mailedCode(next), { DB: interruptedDb(leaveNow) })
    expect(await outcome(refused)).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
    const [row] = await db.select().from(users).where(eq(users.id, userId))
    expect(row).toMatchObject({ email: null, emailKey: null, verifiedAt: null })
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['accountDeleted'])
  })

  it('does not count when it is cancelled at the same moment', async () => {
    const { username, email, token } = await aMember()
    const next = `withdrawn.${email}`
    await requestEmailChange(next, token)
    const withdraw = () => requestEmailChange(email, token)
    const refused = await verify(next, await mailedCode(next), { DB: interruptedDb(withdraw) })
    expect(await outcome(refused)).toEqual([404, 'EMAIL_DOES_NOT_EXIST'])
    expect((await findUser(username))?.email).toBe(email)
    expect(await mailsTo(email)).toEqual([])
  })

  it('refuses an address in use, at once or when it was taken in the meantime', async () => {
    const { email, token } = await aMember()
    const other = await aMember()
    const taken = await requestEmailChange(other.email, token)
    expect(await outcome(taken)).toEqual([409, 'EmailInUse'])
    const next = `race.${email}`
    await requestEmailChange(next, token)
    const code = await mailedCode(next)
    await aMember({ email: next })
    expect(await outcome(await verify(next, code))).toEqual([409, 'EmailInUse'])
  })
})
