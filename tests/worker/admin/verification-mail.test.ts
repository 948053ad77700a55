import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog } from '../../../worker/db/schema/audit'
import { users } from '../../../worker/db/schema/accounts'
import { findUser, mailedCode, register, send, verify } from '../../support/accounts'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { mailsTo } from '../../support/mails'
import { codeOf, request } from '../../support/request'

const admin = await anAdmin()
const ask = (id: number, token: string | null = admin.token) =>
  request(`/api/admin/members/${id}/verification-mail`, { method: 'POST', token })

describe('POST /api/admin/members/{id}/verification-mail', () => {
  it('mails a new code that proves the address; the one before no longer counts', async () => {
    const { username, email } = await register()
    const old = await mailedCode(email)
    const id = (await findUser(username))?.id ?? 0
    expect((await ask(id)).status).toBe(200)
    const code = await mailedCode(email)
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual([
      'verification',
      'verification',
    ])
    if (old !== code) expect((await verify(email, old)).status).toBe(401)
    expect((await verify(email, code)).status).toBe(200)
    const of = and(eq(auditLog.action, 'member.verifyMail'), eq(auditLog.subjectId, String(id)))
    expect(await db.$count(auditLog, of)).toBe(1)
    expect(await codeOf(await ask(id))).toEqual([409, 'EMAIL_ALREADY_VERIFIED'])
  })

  it('is refused for a banned and for an unknown member', async () => {
    const { userId } = await aMember({ verifiedAt: null, bannedAt: 1 })
    expect(await codeOf(await ask(userId))).toEqual([403, 'AccountBanned'])
    expect(await codeOf(await ask(987654321))).toEqual([404, 'NotFound'])
  })

  it('is for admins', async () => {
    const { userId, token } = await aMember({ verifiedAt: null })
    expect((await ask(userId, null)).status).toBe(401)
    expect(await codeOf(await ask(userId, token))).toEqual([403, 'AdminOnly'])
  })

  it('is limited for each mailbox, apart from mails that strangers ask for', async () => {
    const email = `flood${unique()}@example.com`
    const { userId } = await aMember({ verifiedAt: null, email, emailKey: email })
    for (let n = 0; n < 7; n += 1) await send('/api/user/resend', { email })
    for (let n = 0; n < 6; n += 1) expect((await ask(userId)).status).toBe(200)
    expect((await ask(userId)).status).toBe(429)
    await db.update(users).set({ verifiedAt: 1 }).where(eq(users.id, userId))
  })
})
