import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../worker/contracts/bookings/payments'
import { bookings } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { bankMails, refunds } from '../../../worker/db/schema/payments'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { sweepBankMails } from '../../../worker/bookings/bank/mails/bank-mails.job'
import { leave, send } from '../../support/accounts'
import { anInteracMail, deliver } from '../../support/bank-mails'
import { asGuest, bookingRow, claimForm, guestOf } from '../../support/booking-builders'
import { anAdmin, aMember, aTour, db } from '../../support/builders'
import { atDesk } from '../../support/changed-bookings'
import { sendInquiry } from '../../support/contact'
import { aPaidBooking } from '../../support/held-bookings'

/** A word that only the erased person's data has. */
const MARK = 'canary'

/** The columns of all tables that contain the word. */
async function columnsWith(text: string): Promise<string[]> {
  const { results: tables } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  ).all<{ name: string }>()
  const found = new Set<string>()
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
    for (const row of results)
      for (const [column, value] of Object.entries(row))
        if (String(value).toLowerCase().includes(text)) found.add(`${name}.${column}`)
  }
  return [...found].toSorted()
}

/** A cancelled booking whose every text has the word, with an approved refund and a dropped one. */
async function aMarkedBooking() {
  const line = { kind: 'tour', label: `${MARK} line`, units: 1, unitCents: 80_000, cents: 80_000 }
  const booking = await aPaidBooking(
    { name: `${MARK} Kim`, email: `${MARK}@example.com`, notes: `${MARK} wishes` },
    undefined,
    { note: `${MARK} note`, lines: [line] },
  )
  const { id, pid } = booking
  const guest = guestOf(booking)
  const travellers = [{ name: `${MARK} Ann`, age: 5, seat: 'child', diet: `${MARK} nuts` }]
  const list = { travellers, emergency: `${MARK} aunt` }
  await asGuest(`${pid}/travellers`, list, guest, { method: 'PATCH' })
  await asGuest(`${pid}/messages`, { text: `${MARK} says` }, guest)
  await asGuest(`${pid}/claims`, claimForm({ payer: `${MARK} pays`, amount: 100 }), guest)
  await asGuest(`${pid}/change`, { party: 3, text: `${MARK} changes` }, guest)
  const dropped = { amount: 100, payee: `${MARK} payee`, reason: `${MARK} why` }
  await atDesk(`bookings/${id}/refunds`, dropped)
  const { version } = await bookingRow(pid)
  const data = { reason: 'other', text: `${MARK} reason` }
  await atDesk(`bookings/${id}/events`, { event: 'cancel.company', version, data })
  return booking
}

async function erase(id: number) {
  const { token } = await anAdmin()
  const erased = await send(`/api/admin/bookings/${id}/erase`, { keepsName: true }, { token })
  expect(erased.status).toBe(200)
}

async function refundOf(id: number, status: string) {
  const { refunds } = await (await atDesk(`bookings/${id}/money`)).json<DeskMoney>()
  return refunds.find((refund) => refund.status === status)
}

afterEach(() => db.update(bookings).set({ name: null }))

describe('an erased guest', () => {
  it('is in no table, but for the name where money was paid', async () => {
    const { id } = await aMarkedBooking()
    const marked = await columnsWith(MARK)
    expect(marked.length).toBeGreaterThan(12)
    for (const column of ['name', 'diet', 'emergency'])
      expect(marked).toContain(`travellers.${column}`)
    await db.update(outbox).set({ status: 'sent' })
    await erase(id)
    expect(await columnsWith(MARK)).toEqual(['bookings.name'])
  })

  it('leaves no mail about a transfer, and no address to answer its sender', async () => {
    const booking = await aMarkedBooking()
    const headers = [`Reply-To: <${MARK}@example.com>`]
    await deliver(anInteracMail({ headers, bankRef: 'C1ERASED01' }))
    const [mail] = await db.select().from(bankMails)
    expect(await columnsWith(MARK)).toContain('bank_entries.reply_key')
    await db.update(outbox).set({ status: 'sent' })
    await erase(booking.id)
    expect(await columnsWith(MARK)).toEqual(['bookings.name'])
    expect(await db.$count(bankMails)).toBe(0)
    await sweepBankMails(env, Date.now() + 2 * DAY_MS)
    expect(await env.MEDIA.head(mail!.rawKey)).toBeNull()
  })

  it.each(['proposed', 'approved'] as const)(
    'keeps the payee of a refund that is %s until it is dropped',
    async (status) => {
      const { id } = await aMarkedBooking()
      const act = async (to: string, from: string) => {
        const { id: rid, version } = (await refundOf(id, from))!
        const path = `bookings/${id}/refunds/${rid}`
        expect((await atDesk(path, { status: to, version }, { method: 'PATCH' })).status).toBe(200)
      }
      if (status === 'proposed') await act('void', 'approved')
      const isOwn = and(eq(refunds.bookingId, id), eq(refunds.status, status))
      await db
        .update(refunds)
        .set({ payee: `${MARK} payee` })
        .where(isOwn)
      await erase(id)
      expect(await columnsWith(MARK)).toEqual(['bookings.name', 'refunds.payee'])
      await act('void', status)
      expect(await columnsWith(MARK)).toEqual(['bookings.name'])
    },
  )
})

describe('a deleted member', () => {
  it('is in no table, but for posts and the mail that confirms it', async () => {
    const { token, email } = await aMember({ username: MARK, email: `${MARK}@member.example.com` })
    const topic = { topicName: 'Snow?', content: 'How deep is it there?', category: 1 }
    const tourId = await aTour()
    expect((await send(`/api/forum/${tourId}/topic`, topic, { token })).status).toBeLessThan(300)
    expect((await sendInquiry(email, { subject: `${MARK} asks` })).status).toBe(200)
    expect(await columnsWith(MARK)).toContain('outbox.subject')
    await db.update(outbox).set({ status: 'sent', sentAt: 1 })
    expect((await leave(token)).status).toBe(204)
    expect(await columnsWith(MARK)).toEqual([
      'outbox.html_body',
      'outbox.recipient',
      'outbox.recipient_key',
      'outbox.text_body',
    ])
  })
})
