import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../worker/db/schema/mail'
import type { Bindings } from '../../../worker/env'
import { reportProblems } from '../../../worker/features/operations/alarm'
import { processInactiveMembers } from '../../../worker/features/privacy/inactive-members.job'
import { aMember, anAdmin, db } from '../../support/builders'
import { emptyStores } from '../../support/empty-stores'
import { request } from '../../support/request'

const NOW = Date.now()
const DAY_MS = 24 * 60 * 60 * 1000
const BASE_URL = ''
const withoutAddress: Bindings = { ...env, BASE_URL }
const USED = 'https://tours.owner.workers.dev'

beforeEach(async () => emptyStores())

const mailsOf = async (template: string) =>
  (await db.select().from(outbox)).filter((mail) => mail.template === template)
const seen = async (token: string, bindings: Partial<Bindings>, path = '/api/admin/site') =>
  (await request(path, { token, bindings })).json<{ unsetAddress: string | null }>()
const report = (deadlines: Record<string, number> = { 'mail.sweep': 1 }) =>
  reportProblems(withoutAddress, NOW, deadlines)
const anInactiveMember = () => aMember({ lastActiveAt: NOW - 340 * DAY_MS })
const notify = () => processInactiveMembers(withoutAddress, NOW, createExecutionContext())

async function aDeadMail() {
  await db.insert(outbox).values({
    recipient: 'a@b.co',
    recipientKey: 'a@b.co',
    subject: 's',
    textBody: 't',
    htmlBody: 'h',
    template: 'reportNotice',
    lang: 'ca',
    causeType: 'test',
    causeId: '1',
    nextAttemptAt: NOW,
    createdAt: NOW,
    status: 'dead',
  })
}

describe('a site without BASE_URL', () => {
  it('tells admins which address it uses, and says nothing when one is set or the site is local', async () => {
    const { token } = await anAdmin()
    expect(await seen(token, { BASE_URL }, `${USED}/api/admin/site`)).toEqual({
      unsetAddress: USED,
    })
    expect(await seen(token, {})).toEqual({ unsetAddress: null })
    const local = 'http://localhost:8787/api/admin/site'
    expect(await seen(token, { BASE_URL }, local)).toEqual({ unsetAddress: null })
  })

  it('links the mails of its jobs to the address at which an admin last used the desk', async () => {
    const { token } = await anAdmin()
    await anInactiveMember()
    await aDeadMail()
    await seen(token, { BASE_URL }, `${USED}/api/admin/site`)
    await report()
    await notify()
    for (const template of ['alarm', 'inactivityNotice']) {
      const [mail] = await mailsOf(template)
      expect(mail?.textBody).toContain(USED)
      expect(mail?.textBody).not.toContain('localhost')
    }
  })

  it('sends no mail with a link while no admin has used it, and deletes no member', async () => {
    const { token: member } = await aMember()
    await anAdmin()
    await anInactiveMember()
    await aDeadMail()
    expect(
      (await request(`${USED}/api/admin/site`, { token: member, bindings: { BASE_URL } })).status,
    ).toBe(403)
    await report()
    await expect(notify()).rejects.toThrow('need BASE_URL')
    expect(await mailsOf('alarm')).toEqual([])
    expect(await mailsOf('inactivityNotice')).toEqual([])
  })
})
