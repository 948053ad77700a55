import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailOptOuts, outbox } from '../../../worker/db/schema/mail'
import type { OutboxMail } from '../../../worker/contracts/admin/mail'
import { auditLog } from '../../../worker/db/schema/audit'
import { LANGS } from '../../../worker/contracts/languages'
import { aMember, anAdmin, db } from '../../support/builders'
import { aQueuedMail, outboxRow } from '../../support/mails'
import { ORIGIN, request } from '../../support/request'

const admin = await anAdmin()
const member = await aMember()
const NOTICE = {
  template: 'replyNotice',
  tourName: 'B',
  topicName: 'L',
  author: 'g',
  text: 't',
  path: '/tour/1/2',
  isPrivate: false,
} as const

async function list(query: string): Promise<OutboxMail[]> {
  const response = await request(`/api/admin/outbox?${query}`, { token: admin.token })
  expect(response.status).toBe(200)
  return response.json()
}

async function setStatus(
  id: number,
  status: OutboxMail['status'],
  columns: Partial<typeof outbox.$inferInsert> = {},
) {
  await db
    .update(outbox)
    .set({ status, ...columns })
    .where(eq(outbox.id, id))
}

describe('GET /api/admin/outbox', () => {
  it('returns the mails of a recipient, whatever the case of the address', async () => {
    const { id, to } = await aQueuedMail()
    const [mail, ...others] = await list(`to=${encodeURIComponent(to.toUpperCase())}&status=`)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      _id: id,
      to,
      status: 'queued',
      attempts: 0,
      template: 'accountDeleted',
    })
    expect(mail!.text).toContain('guest')
    expect(mail!.html).toContain('<!doctype html>')
    expect(mail!.createdAt).toBeGreaterThan(0)
  })

  it('returns the mails of a status', async () => {
    const { id } = await aQueuedMail()
    await setStatus(id, 'dead', { lastError: 'Http422' })
    const mails = await list('status=dead')
    expect(mails.map((mail) => mail.status)).toEqual(mails.map(() => 'dead'))
    expect(mails[0]).toMatchObject({ _id: id, lastError: 'Http422', nextAttemptAt: null })
  })

  it('returns pages, the newest first, and says whether more follow', async () => {
    const { to } = await aQueuedMail()
    for (let more = 0; more < 4; more += 1) await aQueuedMail('ok', Date.now(), { to })
    const page = (query: string) =>
      request(`/api/admin/outbox?to=${to}&count=2&${query}`, { token: admin.token })
    const first = await page('')
    const second = await page(`after=${first.headers.get('x-next')}`)
    const last = await page(`after=${second.headers.get('x-next')}`)
    const ids = await Promise.all(
      [first, second, last].map(async (answer) =>
        (await answer.json<OutboxMail[]>()).map(({ _id }) => _id),
      ),
    )
    expect(ids.map((each) => each.length)).toEqual([2, 2, 1])
    expect(ids.flat()).toEqual(ids.flat().toSorted((a, b) => b - a))
    expect([first.headers.get('x-previous'), last.headers.get('x-next')]).toEqual([null, null])
    const back = await page(`before=${last.headers.get('x-previous')}`)
    expect((await back.json<OutboxMail[]>()).map(({ _id }) => _id)).toEqual(ids[1])
  })

  it('finds mails by a part of the address or by words of the subject', async () => {
    const { id, to } = await aQueuedMail()
    await db
      .update(outbox)
      .set({ subject: `Lake No. ${id} at dawn` })
      .where(eq(outbox.id, id))
    const idsOf = async (query: string) => (await list(query)).map(({ _id }) => _id)
    expect(await idsOf(`q=${encodeURIComponent(to.slice(0, -3).toUpperCase())}`)).toContain(id)
    expect(await idsOf(`q=${encodeURIComponent(to.slice(3, -3))}`)).toContain(id)
    expect(await idsOf(`q=LAKE%20No.%20${id}%20at`)).toEqual([id])
    expect(await idsOf(`q=Lake%20No.%20${id}%20at&status=sent`)).toEqual([])
    expect(await idsOf('q=%25')).toEqual([])
  })

  it('lists by kind and language, and all that was not delivered', async () => {
    const [failed, dead] = [await aQueuedMail(), await aQueuedMail()]
    await setStatus(failed.id, 'failed')
    await setStatus(dead.id, 'dead')
    const idsOf = async (query: string) => (await list(query)).map(({ _id }) => _id)
    expect((await idsOf('status=undelivered')).slice(0, 2)).toEqual([dead.id, failed.id])
    expect(await idsOf('status=undelivered&kind=account')).toContain(dead.id)
    expect(await idsOf('status=undelivered&kind=inquiry')).not.toContain(dead.id)
    const [{ lang }] = (await list(`to=${dead.to}`)) as [OutboxMail]
    const other = lang === 'kr' ? 'cn' : 'kr'
    expect(await idsOf(`to=${dead.to}&language=${lang}`)).toEqual([dead.id])
    expect(await idsOf(`to=${dead.to}&language=${other}`)).toEqual([])
  })

  it('refuses an unknown status', async () => {
    expect((await request('/api/admin/outbox?status=lost', { token: admin.token })).status).toBe(
      422,
    )
  })

  describe.each(LANGS)(
    'shows codes and links only where no mail leaves the site, in %s',
    (lang) => {
      const about = { username: 'guest', lang, to: `secret-${lang}@example.com` }
      const SECRET = [
        [{ ...about, template: 'verification', code: '54321', wantsNews: true }, '54321'],
        [{ ...about, template: 'emailChange', code: '54321' }, '54321'],
        [{ ...about, template: 'passwordReset', token: 'let-me_in' }, 'let-me_in'],
        [{ ...about, template: 'adminPassword', token: 'let-me_in' }, 'let-me_in'],
      ] as const
      const SENDING = { MAIL_TRANSPORT: 'resend', BASE_URL: 'https://moraine.example' }

      it.each(SECRET)('%o', async (content, secret) => {
        const { id } = await aQueuedMail('ok', Date.now(), content)
        const look = async (bindings: object, origin = ORIGIN) => {
          const address = `${origin}/api/admin/outbox?to=${about.to}`
          const answer = await request(address, { token: admin.token, bindings })
          const mail = (await answer.json<OutboxMail[]>()).find(({ _id }) => _id === id)
          expect(mail?.text).toContain('guest')
          return JSON.stringify(mail)
        }
        for (const status of ['queued', 'failed', 'sent', 'dead'] as const) {
          await setStatus(id, status)
          expect(await look(SENDING)).not.toContain(secret)
          // A request that names another host changes nothing.
          expect(await look(SENDING, 'https://localhost')).not.toContain(secret)
        }
        expect(await look({ ...SENDING, MAIL_TRANSPORT: 'none' })).toContain(secret)
        expect(await look({ ...SENDING, BASE_URL: 'http://localhost:8787' })).toContain(secret)
        const again = await request(`/api/admin/outbox/${id}/resend`, {
          method: 'POST',
          token: admin.token,
          bindings: SENDING,
        })
        expect(again.status).toBe(200)
        expect(await again.text()).not.toContain(secret)
        expect((await outboxRow(id)).textBody).toContain(secret)
      })
    },
  )

  it('is for admins', async () => {
    expect((await request('/api/admin/outbox')).status).toBe(401)
    expect((await request('/api/admin/outbox', { token: member.token })).status).toBe(403)
  })
})

describe('POST /api/admin/outbox/{id}/resend', () => {
  const resend = (id: number | string, token: string | null = admin.token) =>
    request(`/api/admin/outbox/${id}/resend`, { method: 'POST', token })

  it.each(['sent', 'dead'] as const)(
    'sends a %s mail as a new one and leaves an audit row',
    async (status) => {
      const { id } = await aQueuedMail()
      await setStatus(id, status, { attempts: 6, lastError: 'Http500' })
      const response = await resend(id)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({
        _id: id,
        status: 'queued',
        attempts: 0,
        lastError: null,
      })
      expect(await outboxRow(id)).toMatchObject({ resends: 1 })
      const rows = await db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'mail.resend'), eq(auditLog.subjectId, String(id))))
      expect(rows).toMatchObject([{ actorId: admin.userId, subjectType: 'mail' }])
    },
  )

  it('lets the provider recognise a mail whose last try may have reached the reader', async () => {
    const { id } = await aQueuedMail()
    await setStatus(id, 'failed', { attempts: 2, nextAttemptAt: Date.now() + 1e9 })
    expect((await resend(id)).status).toBe(200)
    const row = await outboxRow(id)
    expect([row.status, row.resends]).toEqual(['queued', 0])
    expect(row.nextAttemptAt).toBeLessThanOrEqual(Date.now())
  })

  it('waits for a mail that is being sent', async () => {
    const { id } = await aQueuedMail()
    await setStatus(id, 'sending')
    expect(await (await resend(id)).json()).toMatchObject({ code: 'RequestInProgress' })
  })

  it('resends once when two admins click at the same time', async () => {
    const { id } = await aQueuedMail()
    await setStatus(id, 'dead')
    await Promise.all([resend(id), resend(id), resend(id)])
    expect((await outboxRow(id)).resends).toBe(1)
  })

  it('responds 404 for an unknown mail', async () => {
    expect((await resend(999_999)).status).toBe(404)
    expect((await resend('abc')).status).toBe(404)
  })

  it('is for admins', async () => {
    const { id } = await aQueuedMail()
    expect((await resend(id, null)).status).toBe(401)
    expect((await resend(id, member.token)).status).toBe(403)
  })
})

describe('unsubscribing', () => {
  async function aNotice() {
    const { id, to } = await aQueuedMail('ok', Date.now(), NOTICE)
    return { to, token: (await outboxRow(id)).unsubscribeToken! }
  }
  const optOuts = (to: string) => db.select().from(mailOptOuts).where(eq(mailOptOuts.emailKey, to))

  it('works with the token of a notice, any number of times', async () => {
    const { to, token } = await aNotice()
    for (let time = 0; time < 2; time += 1)
      expect((await request('/api/mail/unsubscribe', { body: { token } })).status).toBe(200)
    expect(await optOuts(to)).toHaveLength(1)
  })

  it('works by one click in a mail program', async () => {
    const { to, token } = await aNotice()
    const response = await request(`/api/mail/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(200)
    expect(await optOuts(to)).toHaveLength(1)
  })

  it('is not done by opening the link, which leads to the page', async () => {
    const { to, token } = await aNotice()
    const response = await request(`/api/mail/unsubscribe/${token}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${ORIGIN}/unsubscribe?token=${token}`)
    expect(await optOuts(to)).toEqual([])
  })

  it('responds 404 to an unknown token', async () => {
    expect((await request('/api/mail/unsubscribe', { body: { token: 'nonsense' } })).status).toBe(
      404,
    )
    expect((await request('/api/mail/unsubscribe/nonsense', { method: 'POST' })).status).toBe(404)
  })

  it('responds 422 without a token', async () => {
    expect((await request('/api/mail/unsubscribe', { body: {} })).status).toBe(422)
  })
})
