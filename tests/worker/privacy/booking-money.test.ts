import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskQuote } from '../../../worker/contracts/bookings/desk-quotes'
import { auditLog } from '../../../worker/db/schema/audit'
import { sessions } from '../../../worker/db/schema/accounts'
import {
  bookingMessages,
  bookings,
  quotes,
  travellers,
  type BookingRow,
} from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import {
  bankEntries,
  bankImports,
  paymentClaims,
  payments,
  refunds,
} from '../../../worker/db/schema/payments'
import { bookingRefusal } from '../../../worker/bookings/data/booking-write'
import { eventStatement } from '../../../worker/bookings/data/booking-events'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { send, type Sent } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../support/booking-builders'
import { aMember, anAdmin, db } from '../../support/builders'
import { aSender } from '../../support/contact'
import { aHeldBooking, aPaidBooking } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const admin = await anAdmin()
const DAY_MS = 24 * 60 * 60 * 1000
const now = Date.now()
const ago = (days: number) => now - days * DAY_MS
/** Midday of January 2 in Calgary, this many years from now. */
const newYear = (years: number) => Date.UTC(new Date().getUTCFullYear() + years, 0, 2, 19)
const LAST_DAY = `${new Date().getUTCFullYear()}-12-31`

/** By a new admin: the daily deletion of a later year has ended all sessions. */
const erase = async (id: number, body: object = {}, sent: Sent = {}) =>
  send(`/api/admin/bookings/${id}/erase`, body, { token: (await anAdmin()).token, ...sent })
const isKept = async (id: number) => (await db.$count(bookings, eq(bookings.id, id))) === 1
const rowsOf = (table: typeof payments | typeof refunds | typeof paymentClaims, id: number) =>
  db.$count(table, eq(table.bookingId, id))

async function anEntry(fields: Partial<typeof bankEntries.$inferInsert> = {}) {
  const [row] = await db
    .insert(bankEntries)
    .values({
      account: 'main',
      source: 'csv',
      day: LAST_DAY,
      amount: 4000,
      currency: 'CAD',
      payer: 'A. Stranger',
      fingerprint: crypto.randomUUID(),
      seenAt: now,
      ...fields,
    })
    .returning()
  return row!
}
const isEntryKept = async (id: number) =>
  (await db.$count(bankEntries, eq(bankEntries.id, id))) === 1

async function aPaidEnd(valueDay = LAST_DAY) {
  const booking = await aBooking({ status: 'completed', name: 'Ann Lee' })
  // Its day may be years ahead, and its records are kept from the later of the two.
  await changeBooking(booking.id, { endsAt: now })
  const entry = await anEntry({ day: valueDay })
  const paid = { bookingId: booking.id, valueDay, method: 'etransfer', at: now }
  await db.insert(payments).values([
    { ...paid, kind: 'receipt', amount: 4000, bankEntryId: entry.id, entryAmount: 4000 },
    { ...paid, kind: 'refund', amount: -1000 },
  ])
  await db.update(bankEntries).set({ status: 'matched' }).where(eq(bankEntries.id, entry.id))
  return { booking, entry }
}

describe('money of a booking', () => {
  it('stays with its booking and name until the sixth year after the tax year is over, then all of it goes', async () => {
    const { booking, entry } = await aPaidEnd()
    await deleteExpiredRecords(env, newYear(6))
    expect(await bookingRow(booking.pid)).toMatchObject({ name: 'Ann Lee' })
    expect([await isEntryKept(entry.id), await rowsOf(payments, booking.id)]).toEqual([true, 2])
    await deleteExpiredRecords(env, newYear(7))
    expect([await isKept(booking.id), await isEntryKept(entry.id)]).toEqual([false, false])
    expect(await rowsOf(payments, booking.id)).toBe(0)
  })

  it('of an entry that paid two bookings is counted rightly when one of them goes', async () => {
    const { booking, entry } = await aPaidEnd('2015-06-01')
    const other = await aBooking({ status: 'completed' })
    await db.update(payments).set({ reason: 'half' }).where(eq(payments.bookingId, booking.id))
    await db.update(bankEntries).set({ spent: 4000 }).where(eq(bankEntries.id, entry.id))
    await changeBooking(booking.id, { updatedAt: ago(3000), endsAt: ago(3000) })
    const later = await anEntry({ amount: 500, status: 'matched' })
    await db.insert(payments).values({
      bookingId: other.id,
      kind: 'receipt',
      amount: 500,
      bankEntryId: later.id,
      entryAmount: 500,
      valueDay: LAST_DAY,
      method: 'cash',
      at: now,
    })
    await deleteExpiredRecords(env, now)
    expect([await isKept(booking.id), await isKept(other.id)]).toEqual([false, true])
    expect(await isEntryKept(entry.id)).toBe(false)
    const [kept] = await db.select().from(bankEntries).where(eq(bankEntries.id, later.id))
    expect(kept?.spent).toBe(500)
  })

  it('that is not sent back yet keeps its booking', async () => {
    const { booking } = await aPaidEnd('2015-06-01')
    await changeBooking(booking.id, { updatedAt: ago(3000), endsAt: ago(3000) })
    await db.insert(refunds).values({
      bookingId: booking.id,
      amount: 100,
      status: 'proposed',
      working: '[]',
      sendAfter: 1,
      method: 'cash',
      at: 1,
    })
    await deleteExpiredRecords(env, now)
    expect(await isKept(booking.id)).toBe(true)
  })
})

describe('a contract without money', () => {
  it('is kept for five years after the trip', async () => {
    const [young, old] = [
      await aBooking({ status: 'completed' }),
      await aBooking({ status: 'completed' }),
    ]
    await changeBooking(young.id, { updatedAt: ago(1700), endsAt: ago(1700) })
    await changeBooking(old.id, { updatedAt: ago(1900), endsAt: ago(1900) })
    await deleteExpiredRecords(env, now)
    expect([await isKept(young.id), await isKept(old.id)]).toEqual([true, false])
  })
})

describe('rows of a statement', () => {
  it('that belong to no booking are deleted after 180 days with their copies, and then their file', async () => {
    const [file] = await db
      .insert(bankImports)
      .values({
        account: 'main',
        fileName: 'may.csv',
        fileHash: crypto.randomUUID(),
        added: 1,
        known: 0,
        userId: admin.userId,
        at: ago(181),
      })
      .returning()
    const old = await anEntry({ seenAt: ago(181), importId: file!.id })
    const copy = await anEntry({ seenAt: ago(100), sameAsId: old.id })
    const [ignored, young] = [
      await anEntry({ seenAt: ago(181), status: 'ignored' }),
      await anEntry({ seenAt: ago(179) }),
    ]
    await deleteExpiredRecords(env, now)
    const kept = await Promise.all([old, copy, ignored, young].map(({ id }) => isEntryKept(id)))
    expect(kept).toEqual([false, false, false, true])
    expect(await db.$count(bankImports, eq(bankImports.id, file!.id))).toBe(0)
  })

  it('that were spent in part stay', async () => {
    const { booking } = await aPaidEnd()
    const entry = await anEntry({ seenAt: ago(300) })
    await db.insert(payments).values({
      bookingId: booking.id,
      kind: 'receipt',
      amount: 1000,
      bankEntryId: entry.id,
      entryAmount: 1000,
      valueDay: LAST_DAY,
      method: 'cash',
      at: now,
    })
    await deleteExpiredRecords(env, now)
    expect(await isEntryKept(entry.id)).toBe(true)
  })
})

describe('POST /api/admin/bookings/{id}/erase', () => {
  it('deletes what names the guest of a booking that is over, with messages, travellers and mails', async () => {
    const booking = await aBooking({ status: 'closed' })
    const { id } = booking
    await db.insert(bookingMessages).values({
      bookingId: id,
      author: 'guest',
      body: 'My number is 5',
      createdAt: now,
    })
    await db.insert(travellers).values({ bookingId: id, name: 'Ann' })
    expect((await erase(id)).status).toBe(200)
    expect(await bookingRow(booking.pid)).toMatchObject({
      status: 'closed',
      name: null,
      email: null,
      emailKey: null,
      phone: null,
      notes: null,
      erasedAt: expect.any(Number),
    })
    const left = [
      await db.$count(bookingMessages, eq(bookingMessages.bookingId, id)),
      await db.$count(travellers, eq(travellers.bookingId, id)),
      await db.$count(outbox, eq(outbox.recipientKey, booking.emailKey ?? '')),
    ]
    expect(left).toEqual([0, 0, 0])
    expect((await asGuest(booking.pid, undefined, guestOf(booking))).status).toBe(410)
    const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'booking.erase'))
    expect(audited.map(({ subjectId }) => subjectId)).toContain(String(id))
    expect((await erase(id)).status).toBe(200)
  })

  it('says first that the name stays where money was paid, and keeps sums, claims not', async () => {
    const { booking } = await aPaidEnd()
    const { id } = booking
    await db.insert(paymentClaims).values({
      bookingId: id,
      amount: 100,
      method: 'etransfer',
      sentDay: LAST_DAY,
      payer: 'Ann Lee',
      createdAt: now,
    })
    expect(await codeOf(await erase(id))).toEqual([409, 'MoneyKept'])
    expect((await bookingRow(booking.pid)).email).not.toBeNull()
    expect((await erase(id, { keepsName: true })).status).toBe(200)
    expect(await bookingRow(booking.pid)).toMatchObject({
      name: 'Ann Lee',
      email: null,
      paid: 3000,
    })
    expect([await rowsOf(payments, id), await rowsOf(paymentClaims, id)]).toEqual([2, 0])
  })

  it('deletes the mails to its guest, also those to an address that was corrected', async () => {
    const booking = await aBooking()
    const requester = guestOf(booking, 'requester')
    const corrected = aSender()
    await asGuest(`${booking.pid}/email`, { email: corrected }, requester)
    const { version } = await bookingRow(booking.pid)
    await asGuest(`${booking.pid}/withdraw`, { version }, guestOf(await bookingRow(booking.pid)))
    expect((await erase(booking.id)).status).toBe(200)
    for (const address of [booking.email!, corrected]) expect(await mailsTo(address)).toEqual([])
  })

  it('leaves a booking that does not begin again, though its end could have been undone', async () => {
    const { token } = await anAdmin()
    const [cancelled, released] = [await aPaidBooking(), await aHeldBooking()]
    const cause = async ({ id, pid }: BookingRow, event: string) => {
      const { version } = await bookingRow(pid)
      const data = { reason: 'weather' }
      return send(`/api/admin/bookings/${id}/events`, { event, version, data }, { token })
    }
    for (const [booking, end, again] of [
      [cancelled, 'cancel.company', 'cancel.undo'],
      [released, 'hold.release', 'revive'],
    ] as const) {
      expect((await cause(booking, end)).status).toBe(200)
      expect((await erase(booking.id, { keepsName: true })).status).toBe(200)
      expect(await codeOf(await cause(booking, again))).toEqual([409, 'NotPossibleNow'])
      const page = await send(`/api/admin/bookings/${booking.id}`, undefined, { token })
      expect(await page.json()).toMatchObject({ actions: ['money.note'] })
    }
  })

  it('leaves a booking that takes no drafts of quotes, new or changed', async () => {
    const { token } = await anAdmin()
    const booking = await aBooking()
    const path = `/api/admin/bookings/${booking.id}/quotes`
    const draft = await send(path, { note: 'Kim is afraid of heights' }, { token })
    const { number, revision } = await draft.json<DeskQuote>()
    await asGuest(`${booking.pid}/withdraw`, { version: booking.version }, guestOf(booking))
    expect((await erase(booking.id)).status).toBe(200)
    const edit = { revision, note: 'Kim is afraid of heights' }
    expect(await codeOf(await send(path, {}, { token }))).toEqual([409, 'NotPossibleNow'])
    const changed = await send(`${path}/${number}`, edit, { token, method: 'PATCH' })
    expect(await codeOf(changed)).toEqual([409, 'NotPossibleNow'])
    const left = await db.select().from(quotes).where(eq(quotes.bookingId, booking.id))
    expect(left.map(({ note }) => note)).toEqual([''])
  })

  it('is refused by the database too: an erased booking is not live', async () => {
    const booking = await aBooking({ status: 'expired' })
    await erase(booking.id)
    const { id: bookingId, version } = booking
    const step = { event: 'quote.send', from: 'expired', to: 'quoted', actor: 'staff' } as const
    const moved = eventStatement(db, { ...step, bookingId, version, at: now })
    expect(bookingRefusal(await moved.then(null, (error: unknown) => error))).toMatchObject({
      code: 'NotPossibleNow',
    })
  })

  it('is not for one that is not over, nor an unknown one, nor without a fresh login', async () => {
    const live = await aBooking()
    expect(await codeOf(await erase(live.id))).toEqual([409, 'NotPossibleNow'])
    expect(await codeOf(await erase(999_999_999))).toEqual([404, 'NotFound'])
    const { token } = await aMember()
    expect(await codeOf(await erase(live.id, {}, { token }))).toEqual([403, 'AdminOnly'])
    const old = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: ago(1) })
      .where(eq(sessions.userId, old.userId))
    expect(await codeOf(await erase(live.id, {}, old))).toEqual([403, 'ReloginNeeded'])
  })
})

describe('the data of a guest', () => {
  it('has the booking, its quote, messages, payments and travellers, and no note of the company', async () => {
    const booking = await aPaidBooking({ notes: 'A quiet room' })
    for (const [author, body] of [
      ['guest', 'Is it cold?'],
      ['note', 'Asks a lot'],
    ] as const)
      await db.insert(bookingMessages).values({ bookingId: booking.id, author, body, createdAt: 1 })
    await db.insert(travellers).values({ bookingId: booking.id, name: 'Ann', diet: 'No nuts' })
    const response = await asGuest(`${booking.pid}/data`, undefined, guestOf(booking))
    expect(response.headers.get('content-disposition')).toContain(`${booking.pid}.json`)
    const data = await response.json()
    expect(data).toMatchObject({
      bookings: [{ pid: booking.pid, notes: 'A quiet room', paid: booking.deposit }],
      bookingMessages: [{ body: 'Is it cold?' }],
      quotes: [{ number: 1, status: 'accepted' }],
      payments: [{ kind: 'receipt', amount: booking.deposit }],
      travellers: [{ name: 'Ann', diet: 'No nuts' }],
    })
    expect(JSON.stringify(data)).not.toContain('Asks a lot')
  })

  it('is for the lead alone', async () => {
    const booking = await aHeldBooking()
    const answer = await asGuest(`${booking.pid}/data`, undefined, guestOf(booking, 'pack'))
    expect(await codeOf(answer)).toEqual([401, 'LinkWrong'])
  })

  it('is in the export of a member too', async () => {
    const { email, token } = await aMember()
    const booking = await aPaidBooking({ email })
    const exported = await (await send('/api/user/me/export', undefined, { token })).json()
    expect(exported).toMatchObject({
      quotes: [{ booking: booking.pid, status: 'accepted' }],
      payments: [{ booking: booking.pid, amount: booking.deposit }],
    })
    expect(await db.$count(quotes, eq(quotes.bookingId, booking.id))).toBe(1)
  })
})
