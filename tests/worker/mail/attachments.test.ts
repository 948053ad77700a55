import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, inject, it, vi } from 'vitest'
import type { MailAttachment } from '../../../worker/services/mail/mail-content'
import { deliverMail, openDelivery } from '../../../worker/services/mail/delivery'
import {
  outboxStatement,
  outboxStatements,
  runBatchWithMails,
} from '../../../worker/services/mail/outbox'
import { bindingTransport } from '../../../worker/services/mail/transports/binding'
import { smtpTransport } from '../../../worker/services/mail/transports/smtp'
import { pick } from '../../../worker/db/pick'
import type { OutboxMail } from '../../../worker/contracts/admin/mail'
import type { RequestScope } from '../../../worker/http/context'
import { runBatch } from '../../../worker/db/batch'
import { eraseStatements } from '../../../worker/services/members/erasure'
import { mailOptOuts, outbox, outboxAttachments } from '../../../worker/db/schema/mail'
import { aMember, anAdmin, db, unique } from '../../support/builders'
import { expectLogs } from '../../support/logs'
import { aQueuedMail, httpBindings, mailsTo, outboxRow, takenFor } from '../../support/mails'
import { request } from '../../support/request'

const INVITATION: MailAttachment = {
  name: '밴프 여행.ics',
  type: 'text/calendar; method=REQUEST; charset=utf-8',
  body: `BEGIN:VCALENDAR\r\nSUMMARY:${'밴프 🏔 '.repeat(30)}\r\n.\r\nEND:VCALENDAR\r\n`,
}
const PLAN: MailAttachment = { name: 'plan.txt', type: 'text/plain; charset=utf-8', body: '.' }
const FILES = [INVITATION, PLAN]

function filesOf(outboxId: number): Promise<MailAttachment[]> {
  return db
    .select(pick(outboxAttachments, 'name', 'type', 'body'))
    .from(outboxAttachments)
    .where(eq(outboxAttachments.outboxId, outboxId))
}

const sorted = (files: MailAttachment[]) => files.toSorted((a, b) => (a.name < b.name ? -1 : 1))

const overHttp = (now = Date.now()) => ({
  ...openDelivery(httpBindings())!,
  clock: () => now,
  random: () => 0,
})

/** The files of a mail that the HTTP provider accepted, decoded. */
function takenFiles(body: string): MailAttachment[] {
  const { attachments } = JSON.parse(body) as {
    attachments: { filename: string; content_type: string; content: string }[]
  }
  return attachments.map(({ filename, content_type, content }) => ({
    name: filename,
    type: content_type,
    body: Buffer.from(content, 'base64').toString('utf8'),
  }))
}

describe('the files of a mail', () => {
  const aMail = (attachments: MailAttachment[]) =>
    ({
      template: 'accountDeleted',
      username: 'guest',
      to: `batch-${unique()}@example.com`,
      lang: 'ca',
      cause: { type: 'test', id: 1 },
      attachments,
    }) as const
  const context = { now: 1, baseUrl: 'https://moraine.example' }

  it('belong to their own mail of a batch that writes several', async () => {
    const first = outboxStatements(db, aMail(FILES), context)
    const second = outboxStatements(db, aMail([PLAN]), context)
    const optOut = { emailKey: `x${unique()}@example.com`, kind: 'replies', createdAt: 1 } as const
    const results = await runBatch(db, [db.insert(mailOptOuts).values(optOut), ...first, ...second])
    const [[a], [b]] = [results[1], results[4]] as [[{ id: number }], [{ id: number }]]
    expect(sorted(await filesOf(a.id))).toEqual(sorted(FILES))
    expect(await filesOf(b.id)).toEqual([PLAN])
  })

  it('leave each mail of a batch announced once', async () => {
    const announced: unknown[] = []
    const waiting: Promise<unknown>[] = []
    const scope = {
      var: { db },
      env: { MAIL_QUEUE: { send: async (message: unknown) => void announced.push(message) } },
      executionCtx: { waitUntil: (promise: Promise<unknown>) => void waiting.push(promise) },
    } as unknown as RequestScope
    const { attachments: none, ...plain } = aMail([])
    const withFiles = aMail(FILES)
    const results = await runBatchWithMails(
      scope,
      [],
      [outboxStatements(db, withFiles, context), outboxStatement(db, plain, context)],
    )
    await Promise.all(waiting)
    expect([results.length, none]).toEqual([4, []])
    const rows = await Promise.all([withFiles, plain].map(({ to }) => mailsTo(to)))
    expect(announced).toEqual(rows.flat().map(({ id }) => ({ outboxId: id })))
    expect(announced).toHaveLength(2)
  })

  it('are written with the mail or not at all', async () => {
    const mail = aMail([{ ...PLAN, body: 'x'.repeat(20_001) }])
    await expect(db.batch(outboxStatements(db, mail, context))).rejects.toThrow()
    expect(await db.$count(outbox, eq(outbox.recipient, mail.to))).toBe(0)
  })

  it('have a name of one line with at most 60 characters', async () => {
    const name = `a\r\nBcc: x@evil.example\u2028${'긴'.repeat(100)}`
    const { id } = await aQueuedMail('ok', Date.now(), { attachments: [{ ...PLAN, name }] })
    const [file] = await filesOf(id)
    expect(file?.name).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(Array.from(file?.name ?? '').length).toBe(60)
  })

  it('are read with the mail, and a type with a line break is never sent', async () => {
    expectLogs('mail.failed')
    const type = 'text/plain\r\nBcc: x@evil.example'
    const { id, to } = await aQueuedMail('ok', Date.now(), { attachments: [{ ...PLAN, type }] })
    expect(await deliverMail(overHttp(), id)).toBeNull()
    expect(await outboxRow(id)).toMatchObject({ status: 'dead', lastError: 'UnsafeHeader' })
    expect(await takenFor(to)).toEqual([])
  })

  it('stay through failures and the end of all tries, and go out when the mail is sent again', async () => {
    expectLogs('mail.failed')
    const { id } = await aQueuedMail('invalid', Date.now(), { attachments: FILES })
    expect(await deliverMail(overHttp(), id)).toBeNull()
    expect((await outboxRow(id)).status).toBe('dead')
    const to = `ok-again-${unique()}@example.com`
    await db.update(outbox).set({ recipient: to }).where(eq(outbox.id, id))
    const { token } = await anAdmin()
    const resent = await request(`/api/admin/outbox/${id}/resend`, { body: {}, token })
    expect(resent.status).toBe(200)
    const names = FILES.map(({ name }) => name).toSorted()
    const { attachments } = await resent.json<OutboxMail>()
    expect(attachments.toSorted()).toEqual(names)
    const { recipientKey } = await outboxRow(id)
    const listed = await request(`/api/admin/outbox?to=${recipientKey}`, { token })
    expect((await listed.json<OutboxMail[]>())[0]?.attachments.toSorted()).toEqual(names)
    await deliverMail(overHttp(Date.now() + 1000), id)
    const [taken] = await takenFor(to)
    expect(sorted(takenFiles(taken!.body))).toEqual(sorted(FILES))
  })

  it('end with the mail: by its age, and when the member leaves', async () => {
    const { userId, token } = await aMember()
    const about = { cause: { type: 'user', id: userId }, attachments: [PLAN] }
    const { id } = await aQueuedMail('ok', 5, about)
    const exported = await request('/api/user/me/export', { token })
    expect(await exported.json()).toMatchObject({
      mails: [{ kind: 'accountDeleted', attachments: [PLAN] }],
    })
    await runBatch(db, eraseStatements(db, userId, Date.now()))
    expect([await outboxRow(id), await filesOf(id)]).toEqual([undefined, []])
    const other = await aQueuedMail('ok', 5, { attachments: FILES })
    await db.delete(outbox).where(eq(outbox.id, other.id))
    expect(await filesOf(other.id)).toEqual([])
    const orphans = sql`outbox_id NOT IN (SELECT id FROM outbox)`
    expect(await db.$count(outboxAttachments, orphans)).toBe(0)
  })
})

describe('a mail with files', () => {
  it('goes to the HTTP provider with base64 and content types', async () => {
    const { id, to } = await aQueuedMail('ok', Date.now(), { attachments: FILES })
    await deliverMail(overHttp(), id)
    const [taken] = await takenFor(to)
    expect(sorted(takenFiles(taken!.body))).toEqual(sorted(FILES))
  })

  it('names no files to the HTTP provider when it has none', async () => {
    const { id, to } = await aQueuedMail()
    await deliverMail(overHttp(), id)
    expect(JSON.parse((await takenFor(to))[0]!.body)).not.toHaveProperty('attachments')
  })

  it('is one MIME message over SMTP: seven bits, short lines, names in UTF-8', async () => {
    const { id, to } = await aQueuedMail('ok', Date.now(), { attachments: FILES })
    await deliverMail({ ...overHttp(), transport: smtpTransport(inject('mailSmtp')) }, id)
    const [taken] = await takenFor(to)
    const { body } = taken!
    expect(body).toMatch(/^[\t\r\n\x20-\x7e]*$/)
    expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThan(200)
    const mixed = /multipart\/mixed; boundary="([^"]+)"/.exec(body)?.[1] ?? '?'
    const [, texts = '', ...files] = body.split(`--${mixed}`)
    expect(texts).toContain('Content-Type: multipart/alternative')
    expect(texts).toContain('text/html')
    expect(files.pop()).toMatch(/^--/)
    expect(sorted(files.map(decodePart))).toEqual(sorted(FILES))
  })

  it('is accepted by the binding’s own implementation, its files as bytes', async () => {
    const { id } = await aQueuedMail('ok', Date.now(), { attachments: FILES })
    await deliverMail({ ...overHttp(), transport: bindingTransport(env.EMAIL!) }, id)
    expect((await outboxRow(id)).status).toBe('sent')
    const other = await aQueuedMail('ok', Date.now(), { attachments: [INVITATION] })
    const send = vi.fn(() => Promise.resolve({ messageId: 'id' }))
    const spied = bindingTransport({ send })
    await deliverMail({ ...overHttp(), transport: spied }, other.id)
    const { name: filename, type, body } = INVITATION
    const content = new TextEncoder().encode(body)
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        attachments: [{ disposition: 'attachment', filename, type, content }],
      }),
    )
  })
})

/** A file from its MIME part; its two headers must give the same name. */
function decodePart(part: string): MailAttachment {
  const [head = '', body = ''] = part.split('\r\n\r\n')
  const line = (header: string) =>
    new RegExp(`${header}: (.*);\\r\\n (?:file)?name(?:\\*=UTF-8''(\\S+)|="(.*)")`).exec(head) ?? []
  const [, type = '', encoded, plain = ''] = line('Content-Type')
  const [, disposition, fileEncoded, filePlain] = line('Content-Disposition')
  expect([disposition, fileEncoded, filePlain]).toEqual(['attachment', encoded, plain || undefined])
  expect(head).toContain('Content-Transfer-Encoding: base64')
  return {
    name: encoded === undefined ? plain : decodeURIComponent(encoded),
    type,
    body: Buffer.from(body, 'base64').toString('utf8'),
  }
}
