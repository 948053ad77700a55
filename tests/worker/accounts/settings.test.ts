import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../worker/contracts/accounts/sessions'
import { sessions, users, verificationCodes } from '../../../worker/db/schema/accounts'
import { deleteExpiredBinEntries } from '../../../worker/features/bin/bin.actions'
import { images } from '../../../worker/db/schema/images'
import {
  aMemberWithPassword,
  requestEmailChange,
  cookieOf,
  findUser,
  lastMail,
  leave,
  linksIn,
  logIn,
  outcome,
  PASSWORD,
  register,
  send,
} from '../../support/accounts'
import { aMember, anAdmin, aTour, db } from '../../support/builders'

const NEXT = 'another#horse8'

function change(token: string, body: unknown) {
  return send('/api/user/me', body, { method: 'PATCH', token })
}

describe('GET /api/user/me', () => {
  it('returns the member’s own settings and nothing else', async () => {
    const { username, email, token } = await aMember({ lang: 'kr', wantEmail: true })
    expect(await (await send('/api/user/me', undefined, { token })).json()).toEqual({
      username,
      email,
      pendingEmail: null,
      lang: 'kr',
      wantEmail: true,
      avatarUrl: '',
      isSuperUser: false,
      role: null,
      secondFactor: { since: null, codesLeft: 0, isMissing: false },
      verified: true,
      openBookings: 0,
      createdAt: expect.any(Number) as number,
    })
  })
})

describe('PATCH /api/user/me', () => {
  it('changes language and consent, the consent with time and version', async () => {
    const { username, token } = await aMember()
    expect(await (await change(token, { lang: 'cn', wantEmail: true })).json()).toMatchObject({
      lang: 'cn',
      wantEmail: true,
    })
    expect(await findUser(username)).toMatchObject({
      lang: 'cn',
      wantEmail: true,
      consentVersion: '1.0',
    })
    await change(token, { wantEmail: false })
    expect(await findUser(username)).toMatchObject({
      wantEmail: false,
      consentAt: null,
      consentVersion: null,
    })
  })

  it('changes nothing for an empty body', async () => {
    const { username, token } = await aMember()
    const before = await findUser(username)
    expect((await change(token, {})).status).toBe(200)
    expect(await findUser(username)).toEqual(before)
  })

  it.each([
    'isSuperUser',
    'is_super_user',
    'role',
    'partRole',
    'verifiedAt',
    'bannedAt',
    'username',
    'id',
    '_id',
    'createdAt',
    'userId',
  ])('sets no %s', async (key) => {
    const { username, token } = await aMember()
    const before = await findUser(username)
    expect((await change(token, { [key]: key === 'username' ? 'other' : 1 })).status).toBe(200)
    expect(await findUser(username)).toEqual(before)
  })

  it('changes the password with the old one, ends every session and starts a new one', async () => {
    const { userId, username, token } = await aMemberWithPassword()
    const elsewhere = cookieOf(await logIn(username, PASSWORD))
    const response = await change(token, { password: NEXT, oldPassword: PASSWORD })
    expect(response.status).toBe(200)
    const { session } = await response.json<{ session: SessionResponse }>()
    expect((await send('/api/user/me', undefined, { token })).status).toBe(401)
    expect(
      (await send('/api/session/refresh', undefined, { method: 'POST', cookie: elsewhere })).status,
    ).toBe(401)
    expect((await send('/api/user/me', undefined, { token: session.accessToken })).status).toBe(200)
    expect(
      (
        await send('/api/session/refresh', undefined, {
          method: 'POST',
          cookie: cookieOf(response),
        })
      ).status,
    ).toBe(200)
    expect((await logIn(username, PASSWORD)).status).toBe(401)
    expect((await logIn(username, NEXT)).status).toBe(200)
    const live = await db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(live.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(2)
  })

  it('mails the member about a new password, and about nothing else', async () => {
    const { username, email, token } = await aMemberWithPassword({ lang: 'cn' })
    await change(token, { lang: 'cn', wantEmail: true })
    await change(token, { password: NEXT, oldPassword: 'wrong!horse7' })
    expect(await lastMail(email)).toBeNull()
    const next = `both.${email}`
    await change(token, { password: NEXT, oldPassword: PASSWORD, email: next })
    const notice = await lastMail(email)
    expect([notice?.template, notice?.lang, notice?.replyTo]).toEqual([
      'passwordChanged',
      'cn',
      'hello@moraine.example',
    ])
    expect(notice?.textBody).toContain(username)
    expect(notice?.textBody).not.toContain(NEXT)
    expect(linksIn(notice)).toEqual(new Set(['https://moraine.example']))
    expect((await lastMail(next))?.template).toBe('emailChange')
  })

  it.each([undefined, '', 'wrong!horse7'])(
    'refuses a new password with the old one as %j',
    async (oldPassword) => {
      const { username, token } = await aMemberWithPassword()
      const before = await findUser(username)
      const refused = await change(token, { password: NEXT, oldPassword, lang: 'cn' })
      expect(await outcome(refused)).toEqual([401, 'OldPasswordIncorrect'])
      expect(await findUser(username)).toEqual(before)
    },
  )

  it.each([
    ['abc12', 'PasswordInvalid'],
    ['qwerty123', 'PasswordTooCommon'],
  ])('refuses the new password %s with %s', async (password, code) => {
    const { token } = await aMemberWithPassword()
    expect(await outcome(await change(token, { password, oldPassword: PASSWORD }))).toEqual([
      422,
      code,
    ])
  })

  it('accepts only an avatar that the member uploaded', async () => {
    const { userId, token } = await aMember()
    const key = (n: number) => `1-${'a'.repeat(24)}${n}x-64x64.png`
    const image = {
      tourId: await aTour(),
      width: 64,
      height: 64,
      bytes: 1,
      type: 'image/png',
      createdAt: 1,
    } as const
    await db.insert(images).values([
      { ...image, key: key(1), purpose: 'avatar', uploadedBy: userId },
      { ...image, key: key(2), purpose: 'avatar', uploadedBy: userId + 1 },
      { ...image, key: key(3), purpose: 'gallery', uploadedBy: userId },
    ])
    const avatarUrl = `/img/${key(1)}`
    expect(await (await change(token, { avatarUrl })).json()).toMatchObject({ avatarUrl })
    for (const foreign of [
      `/img/${key(2)}`,
      `/img/${key(3)}`,
      'https://evil.example/x.png',
      'javascript:alert(1)',
      '//x',
    ])
      expect(await outcome(await change(token, { avatarUrl: foreign }))).toEqual([
        422,
        'ImageUrlForeign',
      ])
    expect(await (await change(token, { avatarUrl: '' })).json()).toMatchObject({ avatarUrl: '' })
  })

  it('stores the plain address of a narrower copy, by which the daily job finds the image', async () => {
    const { userId, token } = await aMember()
    const key = `1-${'b'.repeat(26)}-640x640.png`
    const image = {
      tourId: await aTour(),
      width: 640,
      height: 640,
      bytes: 1,
      type: 'image/png',
      createdAt: 1,
    } as const
    await db.insert(images).values({ ...image, key, purpose: 'avatar', uploadedBy: userId })
    const answer = await change(token, { avatarUrl: `/img/${key}?w=320` })
    expect(await answer.json()).toMatchObject({ avatarUrl: `/img/${key}` })
    await deleteExpiredBinEntries(env, Date.now())
    expect(await db.select().from(images).where(eq(images.key, key))).toHaveLength(1)
  })

  it.each([undefined, '', 'wrong!horse7'])(
    'refuses another address with the old password as %j',
    async (oldPassword) => {
      const { username, email, token } = await aMember()
      const before = await findUser(username)
      const refused = await change(token, { email: `thief.${email}`, oldPassword, lang: 'cn' })
      expect(await outcome(refused)).toEqual([401, 'OldPasswordIncorrect'])
      expect(await lastMail(`thief.${email}`)).toBeNull()
      expect(await findUser(username)).toEqual(before)
    },
  )

  it('deletes earlier wrong tries with the right password, also when the address is refused', async () => {
    const { username, token } = await aMember()
    const taken = await aMember()
    const guess = () => change(token, { email: taken.email, oldPassword: 'wrong!horse7' })
    for (const _ of [1, 2, 3, 4]) expect((await guess()).status).toBe(401)
    expect(await outcome(await requestEmailChange(taken.email, token))).toEqual([409, 'EmailInUse'])
    expect((await guess()).status).toBe(401)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })

  it('cancels a pending e-mail change without the password', async () => {
    const { email, token } = await aMember()
    await requestEmailChange(`wish.${email}`, token)
    expect(await (await change(token, { email })).json()).toMatchObject({ pendingEmail: null })
  })

  it.each([
    ['password', (token: string) => change(token, { password: NEXT, oldPassword: 'wrong!horse7' })],
    [
      'address',
      (token: string) => change(token, { email: 'thief@example.com', oldPassword: 'wrong!horse7' }),
    ],
    ['deletion', (token: string) => leave(token, 'wrong!horse7')],
  ])('counts wrong passwords of the %s, while logins still work', async (_what, guess) => {
    const { username, token } = await aMember()
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(token).then(outcome)))
    expect(guesses.filter(([status]) => status === 401)).toHaveLength(5)
    expect(guesses.filter(([status]) => status === 429)).toHaveLength(7)
    expect((await logIn(username, PASSWORD)).status).toBe(200)
  })

  it('reveals to one login at most five other addresses in an hour, whether they have an account or not', async () => {
    const { userId, email, token } = await aMember()
    const [taken, curious] = [await aMember(), await aMember()]
    const tryTo = async (address: string, by = token) =>
      outcome(await requestEmailChange(address, by))
    // The member's own address is not a change.
    await tryTo(email)
    for (const address of [1, 2, 3].map((n) => `stranger${n}.${email}`))
      expect((await tryTo(address))[0]).toBe(200)
    for (const _ of [4, 5]) expect(await tryTo(taken.email)).toEqual([409, 'EmailInUse'])
    const [before] = await db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.userId, userId))
    expect(await tryTo(taken.email)).toEqual([429, 'TooManyRequests'])
    expect(await tryTo(`stranger6.${email}`)).toEqual([429, 'TooManyRequests'])
    expect(await lastMail(`stranger6.${email}`)).toBeNull()
    expect(
      await db.select().from(verificationCodes).where(eq(verificationCodes.userId, userId)),
    ).toEqual([before])
    expect(await tryTo(taken.email, curious.token)).toEqual([409, 'EmailInUse'])
  })

  it.each([
    { lang: 'en' },
    { wantEmail: 'yes' },
    { email: 'x' },
    { password: 1 },
    { avatarUrl: {} },
  ])('refuses %j', async (body) => {
    const { token } = await aMember()
    expect((await change(token, body)).status).toBe(422)
  })
})

describe('DELETE /api/user/me', () => {
  it.each([
    [{}, [422, 'Invalid']],
    [{ password: 1 }, [422, 'Invalid']],
    [{ password: '' }, [401, 'OldPasswordIncorrect']],
    [{ password: 'wrong!horse7' }, [401, 'OldPasswordIncorrect']],
  ])('requires the password: %j', async (body, refusal) => {
    const { username, token } = await aMember()
    const before = await findUser(username)
    expect(await outcome(await send('/api/user/me', body, { method: 'DELETE', token }))).toEqual(
      refusal,
    )
    expect((await send('/api/user/me', undefined, { method: 'DELETE', token })).status).toBe(415)
    expect(await findUser(username)).toEqual(before)
  })

  it('empties the row and ends every session', async () => {
    const { userId, username, email, token } = await aMemberWithPassword({
      wantEmail: true,
      consentAt: 1,
    })
    const cookie = cookieOf(await logIn(username, PASSWORD))
    const response = await leave(token)
    expect(response.status).toBe(204)
    expect(response.headers.getSetCookie().join()).toContain('refresh=; Max-Age=0')
    const [row] = await db.select().from(users).where(eq(users.id, userId))
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${username}|${email}|scrypt`))
    expect(row).toMatchObject({
      username: null,
      email: null,
      passwordHash: null,
      wantEmail: false,
      isAdmin: false,
    })
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
    expect((await send('/api/user/me', undefined, { token })).status).toBe(401)
    expect((await send('/api/session/refresh', undefined, { method: 'POST', cookie })).status).toBe(
      401,
    )
    expect((await logIn(username, PASSWORD)).status).toBe(401)
    expect((await lastMail(email))?.template).toBe('accountDeleted')
  })

  it('deletes a pending code, and frees name and address', async () => {
    const { userId: _none, ...member } = { userId: 0, ...(await register()) }
    expect((await leave(member.accessToken)).status).toBe(204)
    expect(
      await db.select().from(verificationCodes).where(eq(verificationCodes.email, member.email)),
    ).toEqual([])
    const again = await send('/api/user', {
      username: member.username,
      email: member.email,
      password: PASSWORD,
    })
    expect(again.status).toBe(200)
  })

  it('keeps one active admin, also when two leave at the same time', async () => {
    await db.update(users).set({ isAdmin: false })
    const [one, two] = [await anAdmin(), await anAdmin()]
    await aMember({ isAdmin: true, bannedAt: 1 })
    const answers = await Promise.all(
      [one, two].map(({ token }) => leave(token).then(({ status }) => status)),
    )
    expect(answers.toSorted((a, b) => a - b)).toEqual([204, 409])
    const last = answers[0] === 409 ? one : two
    const before = await findUser(last.username)
    expect(await outcome(await leave(last.token))).toEqual([409, 'LastSuperUser'])
    expect(await findUser(last.username)).toEqual(before)
    expect((await send('/api/user/me', undefined, { token: last.token })).status).toBe(200)
    expect(await lastMail(last.email)).toBeNull()
    await anAdmin()
    expect((await leave(last.token)).status).toBe(204)
  })

  it('changes no other member', async () => {
    const [leaver, stayer] = [await aMemberWithPassword(), await aMemberWithPassword()]
    const before = await findUser(stayer.username)
    await leave(leaver.token)
    expect(await findUser(stayer.username)).toEqual(before)
    expect((await send('/api/user/me', undefined, { token: stayer.token })).status).toBe(200)
  })
})
