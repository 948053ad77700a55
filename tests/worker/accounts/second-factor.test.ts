import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { OwnSettings } from '../../../worker/contracts/accounts/own-account'
import type { SessionResponse } from '../../../worker/contracts/accounts/sessions'
import { auditLog } from '../../../worker/db/schema/audit'
import {
  loginFailures,
  recoveryCodes,
  secondFactors,
  sessions,
} from '../../../worker/db/schema/accounts'
import { stepOf } from '../../../worker/features/accounts/second-factor.codes'
import { openSecret, sealSecret } from '../../../worker/features/accounts/second-factor.secrets'
import { codeKey } from '../../../worker/services/members/second-factor'
import { resetSecondFactor } from '../../../scripts/first-admin'
import { env } from 'cloudflare:workers'
import { aLogin, lastMail, leave, outcome, PASSWORD, send } from '../../support/accounts'
import { aMember, anAdmin, db } from '../../support/builders'
import { codeOf, forgetUsedCodes, withSecondFactor } from '../../support/second-factor'

const logIn = (username: string, code?: string, password = PASSWORD) =>
  send('/api/session/local', { username, password, ...(code !== undefined && { code }) })

async function aProtectedMember(columns: Parameters<typeof aMember>[0] = {}) {
  const member = await aMember(columns)
  return { ...member, ...(await withSecondFactor(member.token)) }
}

const own = async (token: string) =>
  (await send('/api/user/me', undefined, { token })).json<OwnSettings>()

/** Codes of RFC 6238, appendix B, for SHA-1: six of the eight digits. */
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('a code of the standard’s examples is right at its time: %i', (seconds, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const step = Math.floor(seconds / 30)
  expect(stepOf(secret, code, seconds * 1000)).toBe(step)
  expect(stepOf(secret, code, seconds * 1000 + 30_000)).toBe(step)
  expect(stepOf(secret, code, seconds * 1000 + 90_000)).toBeNull()
})

it('a secret is stored encrypted, for its member and pepper only', async () => {
  const stored = await sealSecret('pepper', 7, 'ABCDEFGH')
  expect(stored).not.toContain('ABCDEFGH')
  expect(await openSecret('pepper', 7, stored)).toBe('ABCDEFGH')
  expect(await openSecret('another', 7, stored)).toBeNull()
  expect(await openSecret('pepper', 8, stored)).toBeNull()
  expect(await openSecret('pepper', 7, 'nonsense')).toBeNull()
})

describe('switching the second step on', () => {
  it('needs the password, and counts once the first code is entered', async () => {
    const { username, token, userId } = await aMember()
    const begin = (password: string) => send('/api/user/me/second-factor', { password }, { token })
    expect(await outcome(await begin('wrong!horse7'))).toEqual([401, 'OldPasswordIncorrect'])
    const { secret, uri } = await (await begin(PASSWORD)).json<{ secret: string; uri: string }>()
    expect(uri).toContain(`otpauth://totp/Moraine:${username}?`)
    expect(uri).toContain(secret)
    expect((await logIn(username)).status).toBe(200)
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
    expect(row).toMatchObject({ enabledAt: null })
    expect(row?.secret).not.toContain(secret)
    const confirm = (code: string) => send('/api/user/me/second-factor/code', { code }, { token })
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000'
    expect(await outcome(await confirm(wrong))).toEqual([401, 'CodeWrong'])
    const answer = await confirm(codeOf(secret))
    const { recoveryCodes: codes } = await answer.json<{ recoveryCodes: string[] }>()
    expect(new Set(codes).size).toBe(10)
    expect((await own(token)).secondFactor).toEqual({
      since: expect.any(Number),
      codesLeft: 10,
      isMissing: false,
    })
    expect(await outcome(await begin(PASSWORD))).toEqual([409, 'NotPossibleNow'])
    expect(await outcome(await confirm(codeOf(secret, 1)))).toEqual([409, 'NotPossibleNow'])
  })

  it('ends the other sessions, mails the member and is audited', async () => {
    const { userId, email, username, token, sessionId } = await aMember()
    expect((await logIn(username)).status).toBe(200)
    await withSecondFactor(token)
    const live = await db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(live.filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id)).toEqual([
      sessionId,
    ])
    expect((await lastMail(email, 'secondFactorOn'))?.textBody).toContain(username)
    const audited = and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, String(userId)))
    expect(await db.select().from(auditLog).where(audited)).toMatchObject([
      { action: 'member.secondFactorOn', actorId: userId },
    ])
  })

  it('needs a verified address', async () => {
    const { token } = await aMember({ verifiedAt: null })
    const begun = await send('/api/user/me/second-factor', { password: PASSWORD }, { token })
    expect(await outcome(begun)).toEqual([403, 'EmailNotVerified'])
  })
})

describe('a login with a second step', () => {
  it('asks for the code only after the right password', async () => {
    const { username, secret } = await aProtectedMember()
    expect(await outcome(await logIn(username, undefined, 'wrong!horse7'))).toEqual([
      401,
      'LoginFailed',
    ])
    expect(await outcome(await logIn(username, codeOf(secret, 1), 'wrong!horse7'))).toEqual([
      401,
      'LoginFailed',
    ])
    expect(await outcome(await logIn(username))).toEqual([401, 'CodeNeeded'])
    const code = codeOf(secret, 1)
    const answer = await logIn(username, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(answer.status).toBe(200)
    const { accessToken } = await answer.json<SessionResponse>()
    expect((await own(accessToken)).username).toBe(username)
  })

  it('takes a code once, also from two browsers at the same time', async () => {
    const { username, userId, secret, firstCode } = await aProtectedMember()
    expect(await outcome(await logIn(username, firstCode))).toEqual([401, 'CodeWrong'])
    const code = codeOf(secret, 1)
    const answers = await Promise.all([logIn(username, code), logIn(username, code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await outcome(await logIn(username, code))).toEqual([401, 'CodeWrong'])
    await forgetUsedCodes(userId)
    expect((await logIn(username, code)).status).toBe(200)
  })

  it('takes each recovery code once, as it was typed', async () => {
    const { username, token, recoveryCodes: codes } = await aProtectedMember()
    const [first = '', second = ''] = codes
    expect((await logIn(username, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await outcome(await logIn(username, first))).toEqual([401, 'CodeWrong'])
    expect((await own(token)).secondFactor.codesLeft).toBe(9)
    expect((await logIn(username, second)).status).toBe(200)
    const other = await aProtectedMember()
    expect(await outcome(await logIn(username, other.recoveryCodes[0]))).toEqual([401, 'CodeWrong'])
  })

  it('slows down after wrong codes, and a right password alone does not reset that', async () => {
    const { username, userId, secret } = await aProtectedMember()
    const wrong = ['000000', '111111', '222222'].filter((code) => code !== codeOf(secret, 1))
    let last: [number, string | undefined] = [0, undefined]
    for (let tries = 0; tries < 12 && last[0] !== 429; tries += 1)
      last = await outcome(await logIn(username, wrong[tries % 2]))
    expect(last).toEqual([429, 'TooManyRequests'])
    expect(await outcome(await logIn(username))).toEqual([401, 'CodeNeeded'])
    expect(await outcome(await logIn(username, codeOf(secret, 1)))).toEqual([
      429,
      'TooManyRequests',
    ])
    await db
      .update(loginFailures)
      .set({ blockedUntil: 0 })
      .where(eq(loginFailures.accountKey, codeKey(userId)))
    expect((await logIn(username, codeOf(secret, 1))).status).toBe(200)
    const left = await db
      .select()
      .from(loginFailures)
      .where(eq(loginFailures.accountKey, codeKey(userId)))
    expect(left).toEqual([])
  })

  it('is not passed by a new password', async () => {
    const { username, token } = await aProtectedMember()
    const change = { oldPassword: PASSWORD, password: 'another!horse8' }
    const changed = await send('/api/user/me', change, { method: 'PATCH', token })
    expect(changed.status).toBe(200)
    expect(await outcome(await logIn(username, undefined, 'another!horse8'))).toEqual([
      401,
      'CodeNeeded',
    ])
  })
})

describe('switching the second step off', () => {
  const stop = (token: string, body: object) =>
    send('/api/user/me/second-factor', body, { method: 'DELETE', token })

  it('needs the password and a code', async () => {
    const { username, email, token, secret, recoveryCodes: codes } = await aProtectedMember()
    const code = codeOf(secret, 1)
    expect(await outcome(await stop(token, { password: 'wrong!horse7', code }))).toEqual([
      401,
      'OldPasswordIncorrect',
    ])
    expect(await outcome(await stop(token, { password: PASSWORD, code: 'abcd-efgh' }))).toEqual([
      401,
      'CodeWrong',
    ])
    expect((await stop(token, { password: PASSWORD, code: codes[3] })).status).toBe(204)
    expect((await own(token)).secondFactor).toMatchObject({ since: null, codesLeft: 0 })
    expect((await logIn(username)).status).toBe(200)
    expect(await lastMail(email, 'secondFactorOff')).not.toBeNull()
    expect(await outcome(await stop(token, { password: PASSWORD, code }))).toEqual([
      409,
      'NotPossibleNow',
    ])
  })

  it('is possible for an admin when all codes are lost, which ends the sessions and is told', async () => {
    const { userId, username, email, token } = await aProtectedMember()
    const admin = await anAdmin()
    const reset = () =>
      send(`/api/admin/members/${userId}/second-factor`, undefined, {
        method: 'DELETE',
        token: admin.token,
      })
    expect((await reset()).status).toBe(200)
    expect((await send('/api/user/me', undefined, { token })).status).toBe(401)
    expect((await logIn(username)).status).toBe(200)
    expect(await lastMail(email, 'secondFactorOff')).not.toBeNull()
    expect(await outcome(await reset())).toEqual([409, 'NotPossibleNow'])
  })

  it('is possible on the command line for an admin who is locked out', async () => {
    const { email, username } = await aProtectedMember({ isAdmin: true })
    expect(await resetSecondFactor(env, email, Date.now())).toContain(username)
    expect((await logIn(username)).status).toBe(200)
    await expect(resetSecondFactor(env, email, Date.now())).rejects.toThrow('without a second step')
    await expect(resetSecondFactor(env, 'no@example.com', Date.now())).rejects.toThrow('No account')
  })

  it('happens with the deletion of the account', async () => {
    const { userId, token } = await aProtectedMember()
    expect((await leave(token)).status).toBe(204)
    for (const table of [secondFactors, recoveryCodes])
      expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([])
  })
})

describe('the setting that staff need a second step', () => {
  const change = (token: string, secondFactor: boolean, updatedAt: number) =>
    send('/api/admin/settings', { group: 'access', value: { secondFactor }, updatedAt }, { token })
  const read = async (token: string) =>
    (await send('/api/admin/settings/access', undefined, { token })).json<{ updatedAt: number }>()

  it('is for admins who have it themselves, and closes the desk to the others until they have it', async () => {
    const admin = await anAdmin()
    expect(await outcome(await change(admin.token, true, 0))).toEqual([403, 'SecondFactorMissing'])
    await withSecondFactor(admin.token)
    const writer = await aMember({ partRole: 'writer' })
    const desk = (token: string) => send('/api/admin/desk', undefined, { token })
    expect((await desk(writer.token)).status).toBe(200)
    expect((await change(admin.token, true, 0)).status).toBe(200)
    expect(await outcome(await desk(writer.token))).toEqual([403, 'SecondFactorMissing'])
    expect((await own(writer.token)).secondFactor.isMissing).toBe(true)
    const { accessToken, lacksSecondFactor } = await (
      await logIn(writer.username)
    ).json<SessionResponse>()
    expect(lacksSecondFactor).toBe(true)
    // Members without a role need none.
    expect(await aLogin()).toMatchObject({ lacksSecondFactor: false })
    await withSecondFactor(accessToken)
    expect((await desk(accessToken)).status).toBe(200)
    const { updatedAt } = await read(admin.token)
    expect((await change(admin.token, false, updatedAt)).status).toBe(200)
    const another = await anAdmin()
    expect((await desk(another.token)).status).toBe(200)
  })
})
