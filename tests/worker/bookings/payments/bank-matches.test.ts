import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { BankEntry } from '../../../../worker/contracts/bookings/bank-entries'
import { auditLog } from '../../../../worker/db/schema/audit'
import { bookingEvents, type BookingRow } from '../../../../worker/db/schema/bookings'
import { bankEntries, payments } from '../../../../worker/db/schema/payments'
import { send, type Sent } from '../../../support/accounts'
import { aBankDesk, aHold, BANK_DAY } from '../../../support/bank'
import { bookingRow } from '../../../support/booking-builders'
import { db, unique } from '../../../support/builders'
import { mailsTo } from '../../../support/mails'
import { codeOf, request, errorOf } from '../../../support/request'
import { atDesk } from '../../../support/changed-bookings'
import { aHeldBooking, lapseHold } from '../../../support/held-bookings'

const desk = await aBankDesk()

interface Match {
  bookingId: number
  amount: number
  version: number
  entryAmount?: number
  rateNote?: string
}

const of = ({ id, version }: BookingRow, amount = 2000): Match => ({
  bookingId: id,
  amount,
  version,
})
const match = (entry: number, matches: Match[], sent: Sent = {}) =>
  desk.call(`entries/${entry}/match`, matches, sent)
const reverse = (id: number, entryId: number, amount: number) =>
  send(
    `/api/admin/bookings/${id}/payments`,
    {
      amount: -amount,
      method: 'etransfer',
      day: BANK_DAY,
      reason: 'Returned by the bank',
      entryId,
    },
    { token: desk.token },
  )
const storedEntry = async (id: number) =>
  (await db.select().from(bankEntries).where(eq(bankEntries.id, id)))[0]
const eventsOf = async (id: number) =>
  (await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))).map(
    ({ event }) => event,
  )
const templatesTo = async ({ email }: BookingRow) =>
  (await mailsTo(email ?? '')).map(({ template }) => template)

describe('a proposal', () => {
  it('is the booking whose reference has a typo in it, with the reasons', async () => {
    const booking = await aHold({ name: 'Robin Sample' })
    const last = booking.reference.at(-1)
    const typo = `${booking.reference.slice(0, 5)}${last === '9' ? '0' : Number(last) + 1}`
    const entry = await desk.addEntry({
      amount: 2000,
      payer: 'ROBIN SAMPLE',
      memo: `e-Transfer M${typo}`,
    })
    expect(entry.proposals[0]).toMatchObject({
      booking: { id: booking.id, reference: booking.reference, due: { amount: 2000 } },
      strength: 'possible',
      reasons: expect.arrayContaining(['referenceSlip', 'amountDue', 'payerSame']) as string[],
    })
    expect(entry.preselected).toBeNull()
  })

  it('that is strong is preselected; when two are, none is', async () => {
    const [one, two] = [await aHold(), await aHold()]
    const alone = await desk.addEntry({ amount: 2000, memo: `M${one.reference}` })
    expect([alone.preselected, alone.proposals[0]?.strength]).toEqual([one.id, 'strong'])
    const both = await desk.addEntry({ memo: `M${one.reference} and M${two.reference}` })
    expect([both.preselected, both.namesSeveral]).toEqual([null, true])
    expect(both.proposals.map(({ booking }) => booking.id)).toEqual(
      expect.arrayContaining([one.id, two.id]),
    )
  })

  it.each(['hold.release', 'hold.lapse', 'cancel.company'] as const)(
    'is the booking whose reference it has, also after %s',
    async (end) => {
      const held = await aHeldBooking()
      if (end === 'hold.lapse') await lapseHold(held)
      else
        await atDesk(`bookings/${held.id}/events`, {
          event: end,
          version: held.version,
          data: { reason: 'weather' },
        })
      const memo = `WIRE IN M${held.reference}`
      const entry = await desk.addEntry({ amount: 951_00, payer: 'A STRANGER', memo })
      expect(entry.proposals[0]).toMatchObject({ booking: { id: held.id } })
    },
  )

  it('in another currency is none', async () => {
    const { reference } = await aHold()
    const entry = await desk.addEntry({ currency: 'KRW', amount: 2000, memo: `M${reference}` })
    expect(entry.proposals).toEqual([])
  })

  it('that was refused does not come again, and can still be matched by hand', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry({ amount: 2000, memo: `M${booking.reference}` })
    const refuse = () => desk.call(`entries/${id}/refuse`, { bookingId: booking.id })
    expect((await (await refuse()).json<BankEntry>()).proposals).toEqual([])
    expect((await refuse()).status).toBe(200)
    expect((await desk.findEntry(id))?.proposals).toEqual([])
    expect((await match(id, [of(booking)])).status).toBe(200)
    expect(await errorOf(await desk.call(`entries/${id}/refuse`, { bookingId: 987_654 }))).toBe(
      'NotFound',
    )
  })

  it('confirms nothing by itself', async () => {
    const booking = await aHold()
    await desk.addEntry({ amount: 2000, memo: `M${booking.reference}` })
    expect((await bookingRow(booking.pid)).paid).toBe(0)
  })
})

describe('a match', () => {
  it('books one transfer for two bookings, which are both confirmed, with one mail each and the audit', async () => {
    const [one, two] = [await aHold(), await aHold()]
    const { id } = await desk.addEntry({ payer: `PAYER ${unique()}` })
    const response = await match(id, [of(one), of(two)])
    expect(response.status).toBe(200)
    expect(await response.json<BankEntry>()).toMatchObject({
      status: 'matched',
      left: { currency: 'CAD', amount: 0 },
      payments: [
        { bookingId: one.id, amount: { amount: 2000 }, kind: 'receipt' },
        { bookingId: two.id, entryAmount: { amount: 2000 } },
      ],
    })
    for (const booking of [one, two]) {
      const row = await bookingRow(booking.pid)
      expect([row.status, row.paid]).toEqual(['confirmed', 2000])
      expect((await eventsOf(row.id)).slice(-2)).toEqual(['money.note', 'deposit.cover'])
      expect(await templatesTo(row)).toContain('bookingConfirmed')
    }
    const isOfEntry = and(
      eq(auditLog.subjectType, 'bank_entry'),
      eq(auditLog.subjectId, String(id)),
    )
    const audited = await db.select().from(auditLog).where(isOfEntry)
    expect(audited.map(({ action, detail }) => [action, detail])).toEqual([
      ['bank.match', `bookings ${one.id}, ${two.id}`],
    ])
  })

  it('takes a second payment as part of the balance', async () => {
    const booking = await aHold()
    await match((await desk.addEntry({ amount: 2000 })).id, [of(booking)])
    const now = await bookingRow(booking.pid)
    const second = await desk.addEntry({ amount: 2000, memo: `M${booking.reference}` })
    expect(second.proposals[0]?.booking).toMatchObject({
      id: booking.id,
      due: { amount: 103_000 },
    })
    expect((await match(second.id, [of(now)])).status).toBe(200)
    expect((await bookingRow(booking.pid)).paid).toBe(4000)
    const mail = (await mailsTo(booking.email ?? '')).find(
      ({ template }) => template === 'moneyReceived',
    )
    expect(mail?.textBody).toContain('C$1,010')
  })

  it('of a part leaves the rest of the entry waiting', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry()
    const answer = await (await match(id, [of(booking)])).json<BankEntry>()
    expect(answer).toMatchObject({ status: 'new', left: { amount: 2000 }, preselected: null })
  })

  it('converts won for a booking in dollars by what the admin says', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry({ currency: 'KRW', amount: 20_000 })
    expect(await errorOf(await match(id, [of(booking)]))).toBe('CurrencyDiffers')
    const note = '1,000 won a dollar'
    const converted = { ...of(booking), entryAmount: 20_000, rateNote: note }
    expect((await match(id, [converted])).status).toBe(200)
    const [row] = await db.select().from(payments).where(eq(payments.bankEntryId, id))
    expect(row).toMatchObject({ amount: 2000, entryAmount: 20_000, rateNote: note })
  })

  it('sent ten times at once with one key books once; another body with it is refused', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry({ amount: 2000 })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const all = await Promise.all(
      Array.from({ length: 10 }, () => match(id, [of(booking)], { headers })),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await bookingRow(booking.pid)).paid).toBe(2000)
    expect(await errorOf(await match(id, [of(booking, 1)], { headers }))).toBe('KeyReused')
  })

  it('is refused for a booking that is not as the admin saw it, and for one that does not exist', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry()
    const old = { ...of(booking), version: booking.version - 1 }
    expect(await errorOf(await match(id, [old]))).toBe('BookingChanged')
    expect(await errorOf(await match(id, [{ ...of(booking), bookingId: 987_654 }]))).toBe(
      'NotFound',
    )
    expect(await errorOf(await match(987_654, [of(booking)]))).toBe('NotFound')
    expect((await storedEntry(id))?.spent).toBe(0)
  })

  it('is all or none: one booking that is too much leaves the other as it was', async () => {
    const [one, two] = [await aHold(), await aHold()]
    const { id } = await desk.addEntry()
    expect(await errorOf(await match(id, [of(one), of(two, 2001)]))).toBe('EntrySpent')
    expect((await bookingRow(one.pid)).paid).toBe(0)
  })

  it.each([
    ['of no booking', []],
    [
      'of five bookings',
      [1, 2, 3, 4, 5].map((bookingId) => ({ bookingId, amount: 1, version: 1 })),
    ],
    ['of one booking twice', [1, 1].map((bookingId) => ({ bookingId, amount: 1, version: 1 }))],
    ['of nothing', [{ bookingId: 1, amount: 0, version: 1 }]],
    ['without a version', [{ bookingId: 1, amount: 1 }]],
  ])('%s is refused', async (_what, matches) => {
    const { id } = await desk.addEntry()
    expect((await match(id, matches as Match[])).status).toBe(422)
  })
})

describe('races of matches', () => {
  it('fifty matches of one entry spend it once', async () => {
    const { id } = await desk.addEntry({ amount: 10_000 })
    const holds = await Promise.all(Array.from({ length: 5 }, () => aHold()))
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) => match(id, [of(holds[index % 5]!, 6000)])),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = await Promise.all(all.filter(({ ok }) => !ok).map(errorOf))
    for (const code of codes) expect(['EntrySpent', 'BookingChanged']).toContain(code)
    const paid = await Promise.all(holds.map(async ({ pid }) => (await bookingRow(pid)).paid))
    expect(paid.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 6000])
    expect((await storedEntry(id))?.spent).toBe(6000)
  })

  it('a split over four bookings is booked once, however often it is sent', async () => {
    const holds = await Promise.all(Array.from({ length: 4 }, () => aHold()))
    const { id } = await desk.addEntry({ amount: 8000 })
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        match(
          id,
          holds.map((booking) => of(booking)),
        ),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { pid } of holds) {
      const row = await bookingRow(pid)
      expect([row.status, row.paid]).toEqual(['confirmed', 2000])
    }
  })

  it('a reversal during matches keeps ledger and entry equal', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry({ amount: 2000 })
    await match(id, [of(booking)])
    const others = await Promise.all(Array.from({ length: 6 }, () => aHold()))
    const [back, ...matches] = await Promise.all([
      reverse(booking.id, id, 2000),
      ...others.map((other) => match(id, [of(other)])),
    ])
    expect(back?.status).toBe(201)
    const rows = await db.select().from(payments).where(eq(payments.bankEntryId, id))
    const spent = rows.reduce((sum, { entryAmount }) => sum + (entryAmount ?? 0), 0)
    const entry = await storedEntry(id)
    expect(entry?.spent).toBe(spent)
    expect(matches.filter(({ ok }) => ok).length).toBe(spent / 2000)
    expect(entry?.status).toBe(spent === 2000 ? 'matched' : 'new')
  })

  it('a hold that lapses at the same time keeps its money: one of the two wins', async () => {
    const holds = await Promise.all(Array.from({ length: 12 }, () => aHold()))
    for (const booking of holds) {
      const { id } = await desk.addEntry({ amount: 2000 })
      const [answer] = await Promise.all([
        match(id, [of(booking)]),
        lapseHold(booking).catch(() => undefined),
      ])
      const row = await bookingRow(booking.pid)
      // The admin had not seen that it has lapsed: the money waits in the list.
      const isWaiting = !answer.ok && (await errorOf(answer)) === 'BookingChanged'
      expect([row.paid, (await storedEntry(id))?.spent]).toEqual(isWaiting ? [0, 0] : [2000, 2000])
    }
  })
})

describe('a reversal', () => {
  it('puts the money back into the list and does not cancel the trip', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry({ amount: 2000, memo: `M${booking.reference}` })
    await match(id, [of(booking)])
    expect((await desk.findEntry(id, 'matched', `M${booking.reference}`))?.status).toBe('matched')
    await reverse(booking.id, id, 2000)
    const row = await bookingRow(booking.pid)
    expect([row.status, row.paid]).toEqual(['confirmed', 0])
    const shown = await request(`/api/admin/bookings/${booking.id}`, { token: desk.token })
    expect(await shown.json()).toMatchObject({ lacksDeposit: true })
    const back = await desk.findEntry(id, 'waiting', `M${booking.reference}`)
    expect(back).toMatchObject({ left: { amount: 2000 } })
    expect(back?.payments.map(({ kind }) => kind)).toEqual(['receipt', 'reversal'])
  })
})

describe('money that is not a guest’s', () => {
  it('is taken from the list and put back', async () => {
    const memo = `RENT ${unique()}`
    const { id } = await desk.addEntry({ memo })
    const ignore = (ignored?: boolean) => desk.call(`entries/${id}/ignore`, { ignored })
    expect(await (await ignore()).json()).toMatchObject({ status: 'ignored' })
    expect(await desk.findEntry(id, 'waiting', memo)).toBeUndefined()
    expect(await desk.findEntry(id, 'ignored', memo)).toBeDefined()
    expect(await (await ignore(false)).json()).toMatchObject({ status: 'new' })
    expect(await errorOf(await desk.call('entries/987654/ignore', {}))).toBe('NotFound')
  })

  it('cannot be what is booked already', async () => {
    const booking = await aHold()
    const { id } = await desk.addEntry({ amount: 2000 })
    await match(id, [of(booking)])
    expect(await errorOf(await desk.call(`entries/${id}/ignore`, {}))).toBe('NotPossibleNow')
  })
})

describe('the same money twice', () => {
  const same = (id: number, entryId: number) => desk.call(`entries/${id}/same`, { entryId })

  it('is proposed for a row of a statement that shows what was written down, and is spent once', async () => {
    const payer = `ROBIN LONGNAME${unique()}`
    const byHand = await desk.addEntry({ payer, amount: 3333 })
    const [row] = await db
      .insert(bankEntries)
      .values({
        account: 'RBC',
        source: 'csv',
        day: '2026-01-07',
        amount: 3333,
        currency: 'CAD',
        payer,
        memo: 'e-Transfer',
        fingerprint: crypto.randomUUID(),
        seenAt: Date.now(),
      })
      .returning()
    const seen = await desk.findEntry(byHand.id, 'waiting', payer)
    expect(seen?.maybeSame.map(({ id }) => id)).toEqual([row?.id])
    expect(await (await same(byHand.id, row?.id ?? 0)).json()).toMatchObject({
      sameAsId: row?.id,
      status: 'ignored',
    })
    expect((await same(byHand.id, row?.id ?? 0)).status).toBe(200)
    expect(await errorOf(await match(byHand.id, [of(await aHold())]))).toBe('EntrySpent')
    const restored = await desk.call(`entries/${byHand.id}/ignore`, { ignored: false })
    expect(await restored.json()).toMatchObject({ sameAsId: null, status: 'new' })
  })

  it('cannot be another amount, itself, a copy of a copy, or money that is booked', async () => {
    const [one, two, three] = [await desk.addEntry(), await desk.addEntry(), await desk.addEntry()]
    const other = await desk.addEntry({ amount: 1 })
    expect(await errorOf(await same(one.id, other.id))).toBe('NotPossibleNow')
    expect(await errorOf(await same(one.id, one.id))).toBe('NotPossibleNow')
    expect((await same(one.id, two.id)).status).toBe(200)
    expect(await errorOf(await same(three.id, one.id))).toBe('NotPossibleNow')
    expect(await errorOf(await same(two.id, three.id))).toBe('NotPossibleNow')
    await match(three.id, [of(await aHold())])
    expect(await errorOf(await same(three.id, two.id))).toBe('EntrySpent')
    expect(await errorOf(await same(987_654, two.id))).toBe('NotFound')
  })
})

describe('money that was seen', () => {
  it('is written down once for a repeated request', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const entry = { account: 'Cash box', currency: 'CAD', day: BANK_DAY, amount: 100 }
    const add = () => desk.call('entries', entry, { headers })
    const [one, two] = [await add(), await add()]
    expect((await one.json<BankEntry>()).id).toBe((await two.json<BankEntry>()).id)
    const other = await desk.call('entries', { ...entry, amount: 200 }, { headers })
    expect(await codeOf(other)).toEqual([422, 'KeyReused'])
  })

  it.each([
    ['of nothing', { amount: 0 }],
    ['of no account', { account: '' }],
    ['of no day', { day: '1 May' }],
  ])('%s is refused', async (_what, fields) => {
    const entry = { account: 'RBC', currency: 'CAD', day: BANK_DAY, amount: 100, ...fields }
    expect((await desk.call('entries', entry)).status).toBe(422)
  })
})
