import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { BankMails, BankMailText } from '../../../../worker/contracts/bookings/bank-entries'
import type { DeskCounts } from '../../../../worker/contracts/admin/desk-counts'
import { DAY_MS } from '../../../../worker/contracts/dates/durations'
import { bankEntries, bankMails, payments } from '../../../../worker/db/schema/payments'
import {
  readBankMails,
  sweepBankMails,
} from '../../../../worker/bookings/bank/mails/bank-mails.job'
import { send } from '../../../support/accounts'
import { aBankDesk, aHold } from '../../../support/bank'
import { bookingRow } from '../../../support/booking-builders'
import { db } from '../../../support/builders'
import { anInteracMail, deliver } from '../../../support/bank-mails'
import { expectLogs } from '../../../support/logs'
import { errorOf } from '../../../support/request'

const { call, token, findEntry } = await aBankDesk()

/** The newest row of a mail, with its entry. */
async function newest() {
  const [mail] = (await db.select().from(bankMails)).toSorted((a, b) => b.id - a.id)
  const entries = mail?.entryId
    ? await db.select().from(bankEntries).where(eq(bankEntries.id, mail.entryId))
    : []
  return { mail, entry: entries[0] }
}

const mailsOf = async () => (await (await call('mails')).json<BankMails>()).mails
const away = () => Promise.reject(new Error('away'))
const store = (key: string, value: ArrayBuffer) => env.MEDIA.put(key, value)
const withoutR2 = { MEDIA: { put: away, get: away } as unknown as R2Bucket }
const unreadableR2 = { MEDIA: { put: store, get: away } as unknown as R2Bucket }

describe('a mail about money that has come', () => {
  it('proposes its booking, is marked as seen in a mail only, and books nothing', async () => {
    const hold = await aHold({ emailKey: 'payer.of@example.com' })
    const raw = anInteracMail({
      memo: `M${hold.reference}`,
      headers: ['Reply-To: <Payer.Of@example.com>'],
    })
    expect(await deliver(raw)).toEqual({ refused: null, forwarded: [] })
    const { mail, entry } = await newest()
    expect(mail).toMatchObject({ status: 'payment' })
    const shown = await findEntry(entry?.id ?? 0)
    expect(shown).toMatchObject({
      source: 'mail',
      isInBank: false,
      payer: 'HONG GILDONG',
      amount: { amount: 2000, currency: 'CAD' },
      preselected: hold.id,
    })
    expect(shown?.proposals[0]?.reasons).toEqual(
      expect.arrayContaining(['referenceExact', 'amountDue', 'replyTo']),
    )
    expect(await db.$count(payments, eq(payments.bookingId, hold.id))).toBe(0)
    expect((await bookingRow(hold.pid)).status).toBe('on_hold')
  })

  it('is one entry, however often it is delivered', async () => {
    const raw = anInteracMail({ bankRef: 'C1REPLAYED1' })
    await Promise.all([deliver(raw), deliver(raw), deliver(raw)])
    await deliver(anInteracMail({ bankRef: 'C1REPLAYED1', id: 'another@mail.example' }))
    expect(await db.$count(bankEntries, eq(bankEntries.bankRef, 'C1REPLAYED1'))).toBe(1)
  })

  it('is left to a person when its number is known with another amount', async () => {
    await deliver(anInteracMail({ bankRef: 'C1TWOSUMS1' }))
    await deliver(anInteracMail({ bankRef: 'C1TWOSUMS1', amount: '$2,000.00' }))
    expect((await newest()).mail).toMatchObject({ status: 'unreadable', entryId: null })
    expect(await db.$count(bankEntries, eq(bankEntries.bankRef, 'C1TWOSUMS1'))).toBe(1)
  })

  it('believes no header of its sender', async () => {
    const forged = 'Authentication-Results: mx.example; dkim=pass header.d=payments.interac.ca'
    await deliver(anInteracMail({ headers: [forged, 'From: <second@example.com>'] }))
    const { entry } = await newest()
    expect(await findEntry(entry?.id ?? 0)).toMatchObject({ source: 'mail', isInBank: false })
  })

  it('loses its mark when a statement shows the same money', async () => {
    await deliver(anInteracMail({ bankRef: 'C1INBANK01' }))
    const { entry } = await newest()
    const id = entry?.id ?? 0
    const { token: own, addEntry } = await aBankDesk()
    const row = await addEntry({ day: entry?.day, amount: 2000, payer: 'HONG GILDONG' })
    const marked = await send(
      `/api/admin/bank/entries/${row.id}/same`,
      { entryId: id },
      { token: own },
    )
    expect(marked.status).toBe(200)
    expect(await findEntry(id)).toMatchObject({ isInBank: true })
  })
})

describe('a mail that needs a person', () => {
  it('is listed and counted until it is put aside, with its text', async () => {
    const before = await (await send('/api/admin/counts', undefined, { token })).json<DeskCounts>()
    await deliver(
      anInteracMail({
        subject: 'Interac e-Transfer: A new wording',
        lines: ['Ünknown <b>text</b>'],
      }),
    )
    const mail = (await mailsOf()).at(-1)
    expect(mail).toMatchObject({ status: 'unreadable' })
    const path = `mails/${mail?.id}`
    expect(await (await call(path)).json<BankMailText>()).toMatchObject({
      subject: 'Interac e-Transfer: A new wording',
      from: 'HONG GILDONG <notify@payments.interac.ca>',
      text: expect.stringContaining('Ünknown <b>text</b>'),
    })
    const after = await (await send('/api/admin/counts', undefined, { token })).json<DeskCounts>()
    expect(after.bankMails).toBe(before.bankMails + 1)
    expect([
      (await call(`${path}/close`, {})).status,
      (await call(`${path}/close`, {})).status,
    ]).toEqual([200, 200])
    expect((await mailsOf()).map(({ id }) => id)).not.toContain(mail?.id)
  })

  it('says that a transfer must be accepted', async () => {
    await deliver(anInteracMail({ subject: 'INTERAC e-Transfer: A B sent you money.' }))
    expect((await mailsOf()).at(-1)).toMatchObject({ status: 'waiting' })
  })

  it('is not one that reports no money', async () => {
    const { length } = await mailsOf()
    await deliver(anInteracMail({ subject: 'Reminder: A B sent you money' }))
    expect((await newest()).mail).toMatchObject({ status: 'not_payment' })
    expect(await mailsOf()).toHaveLength(length)
  })

  it('is read from HTML where it has no other text', async () => {
    const raw = anInteracMail({
      lines: [
        '<html><head><style>p { content: "$99.00" }</style></head><body><table><tr><td>Funds Deposited!</td></tr>',
        '<tr><td>Envoy&eacute; par&nbsp;: JOS&#201;E ROY</td></tr><tr><td>Amount: <b>$20.00</b> (CAD)</td></tr></table></body></html>',
      ],
    }).replace('text/plain', 'text/html')
    await deliver(raw)
    expect((await newest()).entry).toMatchObject({ amount: 2000, payer: 'JOSÉE ROY' })
  })

  it('is unknown to others: 404, and 401 without a login', async () => {
    expect((await call('mails/999999')).status).toBe(404)
    expect(await errorOf(await call('mails/999999/close', {}))).toBe('NotFound')
    expect((await send('/api/admin/bank/mails', undefined)).status).toBe(401)
  })
})

describe('a mail that cannot be taken now', () => {
  it('is refused for another mailbox and above 1 MiB', async () => {
    expect(await deliver(anInteracMail(), { to: 'else@example.com' })).toMatchObject({
      refused: expect.any(String),
    })
    const large = anInteracMail({ lines: ['x'.repeat(1024 * 1024)] })
    expect(await deliver(large)).toMatchObject({ refused: expect.any(String) })
  })

  it('is forwarded while R2 is away, or tried again by its sender', async () => {
    expectLogs('bank.mail.store')
    const count = await db.$count(bankMails)
    await expect(deliver(anInteracMail(), { bindings: withoutR2 })).rejects.toThrow()
    const bindings = { ...withoutR2, PAY_FORWARD_TO: 'owner@example.com' }
    expect(await deliver(anInteracMail(), { bindings })).toEqual({
      refused: null,
      forwarded: ['owner@example.com'],
    })
    expect(await db.$count(bankMails)).toBe(count)
  })

  it('is stored once, and read by the job, when reading fails', async () => {
    expectLogs('bank.mail.read')
    const raw = anInteracMail({ bankRef: 'C1LATER001' })
    await deliver(raw, { bindings: unreadableR2 })
    expect((await newest()).mail).toMatchObject({ status: 'stored' })
    await deliver(raw)
    await readBankMails(env)
    await readBankMails(env)
    expect((await newest()).mail).toMatchObject({ status: 'payment' })
    expect(await db.$count(bankEntries, eq(bankEntries.bankRef, 'C1LATER001'))).toBe(1)
  })

  it('is a task with no text when its MIME is broken', async () => {
    await deliver(new TextEncoder().encode('not a mail at all \u0000\u0001'))
    expect((await newest()).mail).toMatchObject({ status: 'unreadable' })
  })

  it('is tried again by its sender beyond the limit of a day', async () => {
    const bindings = { LIMITS: 'bankMail.day=0' }
    await expect(deliver(anInteracMail(), { bindings })).rejects.toThrow()
  })
})

it('a bank’s mail is deleted after 90 days with its raw mail, and its entry stays', async () => {
  await deliver(anInteracMail({ bankRef: 'C1OLDMAIL1' }))
  const { mail, entry } = await newest()
  await env.MEDIA.put('bank-mail/orphan', 'x')
  await sweepBankMails(env, Date.now() + 89 * DAY_MS)
  expect(await env.MEDIA.head(mail?.rawKey ?? '')).not.toBeNull()
  expect(await env.MEDIA.head('bank-mail/orphan')).toBeNull()
  await sweepBankMails(env, Date.now() + 91 * DAY_MS)
  expect(await env.MEDIA.head(mail?.rawKey ?? '')).toBeNull()
  expect(await db.$count(bankMails)).toBe(0)
  expect(await db.$count(bankEntries, eq(bankEntries.id, entry?.id ?? 0))).toBe(1)
})
