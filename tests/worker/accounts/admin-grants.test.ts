import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { SessionResponse } from '../../../worker/contracts/accounts/sessions'
import { users } from '../../../worker/db/schema/accounts'
import { runScheduled } from '../../../worker/jobs'
import { auditLog } from '../../../worker/db/schema/audit'
import {
  requestEmailChange,
  cookieOf,
  findUser,
  lastMail,
  logIn,
  mailedCode,
  outcome,
  PASSWORD,
  register,
  send,
  verify,
} from '../../support/accounts'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { mailsTo } from '../../support/mails'

const NEXT = 'another#horse8'
/** An address of the setting, with the setting. */
function anOwner() {
  const email = `owner${unique()}@example.com`
  return { email, named: { SUPER_USERS: `second@example.com, ${email.toUpperCase()}` } }
}

async function tokenIn(email: string, template: 'passwordReset' | 'adminPassword') {
  return /token=([\w-]+)/.exec((await lastMail(email, template))?.textBody ?? '')?.[1]
}

const reset = (token: string | undefined, password = NEXT) =>
  send('/api/user/reset', { token, password })

/** An admin by the setting, as an owner becomes one. */
async function aNamedAdmin() {
  const { email, named } = anOwner()
  const { username } = await register({ email })
  await verify(email, await mailedCode(email), named)
  await reset(await tokenIn(email, 'adminPassword'))
  const login = await logIn(username, NEXT, { bindings: named })
  const user = await findUser(username)
  return {
    ...(await login.json<SessionResponse>()),
    userId: user!.id,
    cookie: cookieOf(login),
    named,
  }
}

const mayUseDesk = async (token: string, bindings: object) =>
  (await send('/api/admin/desk', undefined, { token, bindings })).status

const recordsOf = (userId: number) =>
  db
    .select({ actorId: auditLog.actorId, action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, String(userId))))

describe('an address of the SUPER_USERS setting', () => {
  it('gives no rights with the password of the registration: verification revokes it', async () => {
    const { email, named } = anOwner()
    const { username, accessToken } = await register({ email })
    const proven = await verify(email, await mailedCode(email), named)
    expect(await proven.json()).toEqual({ verified: true, needsNewPassword: true })
    expect(await findUser(username)).toMatchObject({ isAdmin: false, passwordHash: null })
    expect((await send('/api/user/me', undefined, { token: accessToken })).status).toBe(401)
    expect(await outcome(await logIn(username, PASSWORD, { bindings: named }))).toEqual([
      401,
      'LoginFailed',
    ])
  })

  it('gives rights at login once the password was set by a mailed link', async () => {
    const { email, named } = anOwner()
    const { username } = await register({ email })
    await verify(email, await mailedCode(email), named)
    const mail = await lastMail(email, 'adminPassword')
    expect(mail?.textBody).toContain(username)
    expect((await reset(await tokenIn(email, 'adminPassword'))).status).toBe(200)
    expect((await findUser(username))?.isAdmin).toBe(false)
    const login = await (await logIn(username, NEXT, { bindings: named })).json<SessionResponse>()
    expect(login.isSuperUser).toBe(true)
    expect(await mayUseDesk(login.accessToken, named)).toBe(200)
    const user = await findUser(username)
    expect(user).toMatchObject({ isAdmin: true, adminBySetting: true })
    await logIn(username, NEXT, { bindings: named })
    expect(await recordsOf(user!.id)).toEqual([
      { actorId: user!.id, action: 'member.promote', detail: 'SUPER_USERS' },
    ])
  })

  it('keeps a password that was set by a link before the verification', async () => {
    const { email, named } = anOwner()
    const { username } = await register({ email })
    const code = await mailedCode(email)
    await send('/api/user/forgot', { email })
    await reset(await tokenIn(email, 'passwordReset'))
    const proven = await verify(email, code, named)
    expect(await proven.json()).toEqual({ verified: true, needsNewPassword: false })
    expect(await (await logIn(username, NEXT, { bindings: named })).json()).toMatchObject({
      isSuperUser: true,
    })
  })

  it('requires a new password, by mail, at login when it is listed after its account was verified', async () => {
    const { email, named } = anOwner()
    const { username, token } = await aMember({ email })
    expect(await outcome(await logIn(username, PASSWORD, { bindings: named }))).toEqual([
      403,
      'NewPasswordNeeded',
    ])
    expect(await findUser(username)).toMatchObject({ isAdmin: false, passwordHash: null })
    expect((await send('/api/user/me', undefined, { token })).status).toBe(401)
    expect(await outcome(await logIn(username, PASSWORD, { bindings: named }))).toEqual([
      401,
      'LoginFailed',
    ])
    expect(await mailsTo(email)).toHaveLength(1)
    await reset(await tokenIn(email, 'adminPassword'))
    expect(await (await logIn(username, NEXT, { bindings: named })).json()).toMatchObject({
      isSuperUser: true,
    })
  })

  it('gives no rights to an account that changes to it with its own password', async () => {
    const { email, named } = anOwner()
    const { email: before, username, token } = await aMember({ passwordProvenAt: 1 })
    await requestEmailChange(email, token)
    const proven = await verify(email, await mailedCode(email), named)
    expect(await proven.json()).toEqual({ verified: true, needsNewPassword: true })
    expect(await findUser(username)).toMatchObject({
      passwordHash: null,
      passwordProvenAt: null,
      isAdmin: false,
    })
    expect((await lastMail(before))?.template).toBe('emailChanged')
    expect((await lastMail(email))?.template).toBe('adminPassword')
  })

  it('changes nothing for an address that is not listed', async () => {
    const { username, email } = await register()
    const proven = await verify(email, await mailedCode(email), anOwner().named)
    expect(await proven.json()).toEqual({ verified: true, needsNewPassword: false })
    expect(
      await (await logIn(username, PASSWORD, { bindings: anOwner().named })).json(),
    ).toMatchObject({
      isSuperUser: false,
    })
    expect((await findUser(username))?.isAdmin).toBe(false)
  })
})

describe('an address that leaves the setting', () => {
  const without = { SUPER_USERS: 'second@example.com' }
  const sweep = () =>
    runScheduled(
      createScheduledController({ scheduledTime: new Date(), cron: '*/5 * * * *' }),
      { ...env, ...without },
      createExecutionContext(),
    )

  it('loses its rights at once, at the desk, in the settings and with the next token', async () => {
    const { accessToken, cookie, username, named } = await aNamedAdmin()
    expect(await mayUseDesk(accessToken, named)).toBe(200)
    expect(await mayUseDesk(accessToken, without)).toBe(403)
    const own = await send('/api/user/me', undefined, { token: accessToken, bindings: without })
    expect(await own.json()).toMatchObject({ isSuperUser: false })
    const refreshed = await send('/api/session/refresh', undefined, {
      method: 'POST',
      cookie,
      bindings: without,
    })
    expect(await refreshed.json()).toMatchObject({ isSuperUser: false })
    expect(await (await logIn(username, NEXT, { bindings: without })).json()).toMatchObject({
      isSuperUser: false,
    })
  })

  it('is demoted by the job, once, with an audit row and its sessions revoked', async () => {
    const { accessToken, userId } = await aNamedAdmin()
    await sweep()
    await sweep()
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user).toMatchObject({ isAdmin: false, adminBySetting: false })
    expect((await recordsOf(userId)).map(({ action }) => action)).toEqual([
      'member.promote',
      'member.demote',
    ])
    expect((await send('/api/user/me', undefined, { token: accessToken })).status).toBe(401)
  })

  it('keeps rights that the desk gave, before or since', async () => {
    const [bySetting, byDesk] = [await aNamedAdmin(), await anAdmin()]
    const promoted = await send(
      `/api/admin/members/${bySetting.userId}`,
      { role: 'admin' },
      { token: byDesk.token, bindings: bySetting.named },
    )
    expect(promoted.status).toBe(200)
    await sweep()
    for (const { userId } of [bySetting, byDesk])
      expect((await db.select().from(users).where(eq(users.id, userId)))[0]?.isAdmin).toBe(true)
  })
})
