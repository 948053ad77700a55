import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { auditLog } from '../../../../worker/db/schema/audit'
import { bookingEvents, type BookingRow } from '../../../../worker/db/schema/bookings'
import { bankEntries, payments } from '../../../../worker/db/schema/payments'
import { assignments, resources } from '../../../../worker/db/schema/trips'
import { send, type Sent } from '../../../support/accounts'
import { aBooking, bookingRow, changeBooking } from '../../../support/booking-builders'
import { anAdmin, db, unique } from '../../../support/builders'
import { aSender } from '../../../support/contact'
import { mailsTo } from '../../../support/mails'
import { errorOf } from '../../../support/request'
import { lapseHold } from '../../../support/held-bookings'

const admin = await anAdmin()
const DAY = '2026-01-05'

const receive = (id: number, fields: Record<string, unknown> = {}, sent: Sent = {}) =>
  send(
    `/api/admin/bookings/${id}/payments`,
    { amount: 2000, method: 'etransfer', day: DAY, reason: '', ...fields },
    { token: admin.token, ...sent },
  )
const moneyOf = async (id: number) =>
  (
    await send(`/api/admin/bookings/${id}/money`, undefined, { token: admin.token })
  ).json<DeskMoney>()
const eventsOf = async (id: number) =>
  (await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))).map(
    ({ event }) => event,
  )
const templatesTo = async (booking: BookingRow) =>
  (await mailsTo(booking.email ?? '')).map(({ template }) => template)

/** A held date that costs C$1,050 with a deposit of C$20. */
async function aHold(status: 'on_hold' | 'confirmed' = 'on_hold'): Promise<BookingRow> {
  const booking = await aBooking({ status, email: aSender() })
  const number = String(100_000 + (unique() % 800_000))
  await changeBooking(booking.id, { total: 105_000, deposit: 2000, reference: number })
  return bookingRow(booking.pid)
}

async function anEntry(fields: Partial<typeof bankEntries.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(bankEntries)
    .values({
      account: 'main',
      source: 'hand',
      day: DAY,
      amount: 4000,
      currency: 'CAD',
      fingerprint: crypto.randomUUID(),
      seenAt: 1,
      ...fields,
    })
    .returning()
  return row?.id ?? 0
}

describe('money that covers the deposit', () => {
  it('confirms the trip, with ledger, two events, one mail and the audit', async () => {
    const booking = await aHold()
    const response = await receive(booking.id)
    expect(response.status).toBe(201)
    const answer = await response.json<DeskMoney>()
    expect(answer).toMatchObject({
      status: 'confirmed',
      version: booking.version + 2,
      paid: { currency: 'CAD', amount: 2000 },
      payments: [{ kind: 'receipt', day: DAY, method: 'etransfer' }],
    })
    expect((await eventsOf(booking.id)).slice(-2)).toEqual(['money.note', 'deposit.cover'])
    expect((await templatesTo(booking)).filter((name) => name === 'bookingConfirmed')).toHaveLength(
      1,
    )
    const row = await bookingRow(booking.pid)
    expect([row.status, row.nextDueAt]).toEqual(['confirmed', booking.endsAt])
    const audited = await db
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.subjectId, String(booking.id)), eq(auditLog.action, 'payment.receive')),
      )
    expect(audited).toHaveLength(1)
  })

  it('gives the trip a free guide who speaks the language, and leaves none without one', async () => {
    const [jin, mei] = await db
      .insert(resources)
      .values([
        { kind: 'guide', name: 'Jin', langs: 'kr', rank: 0 },
        { kind: 'guide', name: 'Mei', langs: 'ca cn', rank: 1 },
      ])
      .returning()
    const booking = await aHold()
    await receive(booking.id)
    const given = () =>
      db
        .select()
        .from(assignments)
        .where(eq(assignments.tripId, booking.tripId ?? 0))
    expect((await given()).map(({ resourceId }) => resourceId)).toEqual([mei?.id])
    const other = await aHold()
    await db
      .update(resources)
      .set({ active: false })
      .where(eq(resources.id, mei?.id ?? 0))
    expect((await receive(other.id)).status).toBe(201)
    const none = await db
      .select()
      .from(assignments)
      .where(eq(assignments.tripId, other.tripId ?? 0))
    expect(none.map(({ resourceId }) => resourceId)).not.toContain(jin?.id)
  })

  it('is told as a part while something is missing, and as a surplus beyond the price', async () => {
    const booking = await aHold()
    await receive(booking.id, { amount: 1500 })
    expect((await bookingRow(booking.pid)).status).toBe('on_hold')
    const [mail] = (await mailsTo(booking.email ?? '')).filter(
      ({ template }) => template === 'moneyReceived',
    )
    expect(mail?.textBody).toMatch(/C\$15\n[^]*C\$5\n/)
    await receive(booking.id, { amount: 500 })
    await receive(booking.id, { amount: 103_500 })
    const all = await mailsTo(booking.email ?? '')
    expect(all.some(({ textBody }) => textBody.includes('C$5') && /Overpaid/.test(textBody))).toBe(
      true,
    )
    expect(await moneyOf(booking.id)).toMatchObject({ paid: { amount: 105_500 } })
  })
})

describe('late money', () => {
  it('is recorded on an expired booking, told to guest and company, and waits for a decision', async () => {
    const booking = await aHold()
    await lapseHold(booking)
    expect((await receive(booking.id)).status).toBe(201)
    const row = await bookingRow(booking.pid)
    expect([row.status, row.paid, row.awaitsSince === null]).toEqual(['expired', 2000, false])
    expect(await templatesTo(booking)).toContain('moneyLate')
  })

  it('is never lost when a lapse and a payment race: one of them wins, the money stays', async () => {
    const holds = await Promise.all(Array.from({ length: 20 }, () => aHold()))
    const ends = await Promise.all(
      holds.map(async (booking) => {
        const [paid] = await Promise.all([
          receive(booking.id),
          lapseHold(booking).catch(() => undefined),
        ])
        return [paid.status, await bookingRow(booking.pid)] as const
      }),
    )
    for (const [status, row] of ends) {
      expect([status, row.paid]).toEqual([201, 2000])
      expect(['confirmed', 'expired']).toContain(row.status)
      const events = await eventsOf(row.id)
      expect(events.includes('hold.lapse')).toBe(row.status === 'expired')
      expect(events.includes('deposit.cover')).toBe(row.status === 'confirmed')
    }
  })
})

describe('the same request', () => {
  it('sent twenty times at once is one payment, one confirmation and one mail', async () => {
    const booking = await aHold()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => receive(booking.id, {}, { headers })),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await bookingRow(booking.pid)).paid).toBe(2000)
    expect((await templatesTo(booking)).filter((name) => name === 'bookingConfirmed')).toHaveLength(
      1,
    )
    expect(await errorOf(await receive(booking.id, { amount: 1 }, { headers }))).toBe('KeyReused')
  })

  it('without a key is money that came twice', async () => {
    const booking = await aHold()
    await Promise.all([receive(booking.id), receive(booking.id)])
    expect(await moneyOf(booking.id)).toMatchObject({
      status: 'confirmed',
      paid: { amount: 4000 },
      payments: [{ amount: { amount: 2000 } }, { amount: { amount: 2000 } }],
    })
  })
})

describe('an entry of the bank', () => {
  it('pays two bookings, and no more than it has', async () => {
    const [entryId, one, two, three] = [
      await anEntry(),
      await aHold(),
      await aHold(),
      await aHold(),
    ]
    expect((await receive(one.id, { entryId })).status).toBe(201)
    expect((await receive(two.id, { entryId })).status).toBe(201)
    const refused = await receive(three.id, { entryId })
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'EntrySpent'])
    const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, entryId))
    expect([entry?.spent, entry?.status]).toEqual([4000, 'matched'])
    expect((await bookingRow(three.pid)).status).toBe('on_hold')
  })

  it('is spent once by fifty matches at once', async () => {
    const entryId = await anEntry({ amount: 10_000 })
    const booking = await aHold()
    const all = await Promise.all(
      Array.from({ length: 12 }, () => receive(booking.id, { amount: 6000, entryId })),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    const rows = await db.select().from(payments).where(eq(payments.bankEntryId, entryId))
    expect(rows).toHaveLength(1)
  })

  it('that shows the same money as another is spent already, and one that does not exist is not found', async () => {
    const booking = await aHold()
    const same = await anEntry({ sameAsId: await anEntry() })
    expect(await errorOf(await receive(booking.id, { entryId: same }))).toBe('EntrySpent')
    expect(await errorOf(await receive(booking.id, { entryId: 999_999_999 }))).toBe('NotFound')
  })

  it('in another currency needs its own amount and how it was converted', async () => {
    const booking = await aHold()
    const entryId = await anEntry({ currency: 'KRW', amount: 20_000 })
    expect(await errorOf(await receive(booking.id, { entryId }))).toBe('CurrencyDiffers')
    const converted = { entryId, entryAmount: 20_000, rateNote: '1,000 won a dollar' }
    expect((await receive(booking.id, converted)).status).toBe(201)
    expect(await moneyOf(booking.id)).toMatchObject({
      payments: [{ amount: { currency: 'CAD', amount: 2000 }, rateNote: '1,000 won a dollar' }],
    })
  })
})

describe('a reversal', () => {
  it('gives back what the bank took, frees the entry, and does not cancel the trip', async () => {
    const booking = await aHold()
    const entryId = await anEntry({ amount: 2000 })
    await receive(booking.id, { entryId })
    const taken = { amount: -2000, entryId, reason: 'Returned by the bank' }
    expect((await receive(booking.id, taken)).status).toBe(201)
    const row = await bookingRow(booking.pid)
    expect([row.status, row.paid]).toEqual(['confirmed', 0])
    const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, entryId))
    expect([entry?.spent, entry?.status]).toEqual([0, 'new'])
  })

  it('does not free an entry that another booking has used', async () => {
    const [one, two] = [await aHold(), await aHold()]
    const entryId = await anEntry({ amount: 2000 })
    await receive(one.id, { entryId })
    await receive(two.id)
    const taken = { amount: -2000, entryId, reason: 'Returned by the bank' }
    const refused = await receive(two.id, taken)
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'EntrySpent'])
    const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, entryId))
    expect(entry?.spent).toBe(2000)
  })

  it('frees an entry once when it is recorded twice at once', async () => {
    const [one, two] = [await aHold(), await aHold()]
    const entryId = await anEntry()
    await receive(one.id, { entryId })
    await receive(one.id)
    await receive(two.id, { entryId })
    const taken = { amount: -2000, entryId, reason: 'Returned by the bank' }
    const both = await Promise.all([receive(one.id, taken), receive(one.id, taken)])
    const statuses = both.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409])
    const [entry] = await db.select().from(bankEntries).where(eq(bankEntries.id, entryId))
    expect(entry?.spent).toBe(2000)
    expect((await bookingRow(one.pid)).paid).toBe(2000)
  })

  it('needs a reason, and is never of more than is there', async () => {
    const booking = await aHold()
    expect(await errorOf(await receive(booking.id, { amount: -1 }))).toBe('WriteContent')
    expect(await errorOf(await receive(booking.id, { amount: -1, reason: 'Back' }))).toBe(
      'RefundTooLarge',
    )
  })
})

describe('a payment', () => {
  it.each([
    ['of nothing', { amount: 0 }],
    ['of half a cent', { amount: 0.5 }],
    ['by an unknown way', { method: 'gold' }],
    ['on no day', { day: '2026-02-30' }],
    ['of the future', { day: '2999-01-01' }],
    ['of a mistyped year', { day: '0026-01-05' }],
  ])('%s is refused', async (_what, fields) => {
    const booking = await aHold()
    const response = await receive(booking.id, fields)
    expect(response.status).toBe(422)
    expect((await bookingRow(booking.pid)).paid).toBe(0)
  })

  it('of no booking is not found', async () => {
    expect(await errorOf(await receive(999_999_999))).toBe('NotFound')
  })
})
