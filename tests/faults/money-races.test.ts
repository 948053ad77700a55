import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BankEntry } from '../../worker/contracts/bookings/bank-entries'
import type { BookingEvent } from '../../worker/contracts/bookings/booking-events'
import type { CancellationPreview } from '../../worker/contracts/bookings/cancellation'
import type { DeskMoney } from '../../worker/contracts/bookings/payments'
import { bookingEvents, type BookingRow } from '../../worker/db/schema/bookings'
import { limitCounters } from '../../worker/db/schema/limits'
import { bankEntries, paymentClaims, payments } from '../../worker/db/schema/payments'
import { asGuest, bookingRow, changeBooking, claimForm, guestOf } from '../support/booking-builders'
import { anAdmin, db, unique } from '../support/builders'
import { aHeldBooking, aPaidBooking, runDeadlines } from '../support/held-bookings'
import { codeOf } from '../support/request'
import { send } from '../support/accounts'
import { chaosAround } from './support/chaos'
import { brokenInvariants } from './support/invariants'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

const random = randomFrom(seed)
const DAY = '2026-01-07'

// Each race has bookings of its own.
beforeAll(freshSite)
beforeEach(() => db.delete(limitCounters))
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

const PAIRS = Array.from({ length: scaled(40) }, (_, pair) => pair)

/** Stores that pause up to 3 ms at each step, so that the two interleave differently each time. */
const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings

async function aDesk() {
  const { token } = await anAdmin()
  return (path: string, body?: object, method?: string) =>
    send(`/api/admin/${path}`, body, { token, bindings: uneven(), ...(method && { method }) })
}
type Desk = Awaited<ReturnType<typeof aDesk>>

const cause = (desk: Desk, { id, version }: BookingRow, event: string, data: object = {}) =>
  desk(`bookings/${id}/events`, { event, version, data })

const pay = (desk: Desk, { id }: BookingRow, amount: number, fields: object = {}) =>
  desk(`bookings/${id}/payments`, { amount, method: 'etransfer', day: DAY, ...fields })

const moneyOf = async (desk: Desk, { id }: BookingRow) =>
  (await desk(`bookings/${id}/money`)).json<DeskMoney>()

/** The guest's own cancellation, with the amounts shown. */
async function cancelling(booking: BookingRow): Promise<() => Promise<Response>> {
  const { pid, version } = booking
  const shown = await asGuest(`${pid}/cancellation`, undefined, guestOf(booking))
  const preview = await shown.json<CancellationPreview>()
  const bindings = uneven()
  return () => asGuest(`${pid}/cancel`, { version, preview }, guestOf(booking), { bindings })
}

const eventsOf = async ({ id }: BookingRow, event: BookingEvent) =>
  db.$count(bookingEvents, and(eq(bookingEvents.bookingId, id), eq(bookingEvents.event, event)))

const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

async function expectOneWinner(answers: readonly Response[], ...codes: string[]): Promise<void> {
  expect(statusesOf(answers)).toEqual([200, 409])
  const loser = answers.find(({ status }) => status === 409)
  if (loser) expect(codes).toContain((await codeOf(loser))[1])
}

/** Ends the time of a hold; returns that moment. */
async function overdue({ id }: BookingRow): Promise<number> {
  const now = Date.now()
  await changeBooking(id, { payBy: now - 1, lapseAt: now - 1, nextDueAt: now - 1 })
  return now
}

describe('F5: of two acts on one hold', () => {
  it('a deposit against the lapse: the trip is confirmed, or the money is late; it is never lost', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      const now = await overdue(held)
      const [paid] = await Promise.all([pay(desk, held, held.deposit), runDeadlines(now)])
      const row = await bookingRow(held.pid)
      expect([paid.status, row.paid]).toEqual([201, held.deposit])
      expect(['confirmed', 'expired']).toContain(row.status)
      expect([await eventsOf(held, 'deposit.cover'), await eventsOf(held, 'hold.lapse')]).toEqual(
        row.status === 'confirmed' ? [1, 0] : [0, 1],
      )
    }
  })

  it('its guest’s end against the deposit: closed with a refund of all, or confirmed without', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      await pay(desk, held, 300)
      const before = await bookingRow(held.pid)
      const cancel = await cancelling(before)
      const rest = before.deposit - 300
      const [paid, ended] = await Promise.all([pay(desk, before, rest), cancel()])
      const { status, refunds, paid: sum } = await moneyOf(desk, held)
      expect([paid.status, sum.amount]).toEqual([201, before.deposit])
      expect([status, ended.status]).toEqual(
        ended.status === 200 ? ['closed', 200] : ['confirmed', 409],
      )
      expect(refunds).toHaveLength(ended.status === 200 ? 1 : 0)
      if (ended.status !== 200)
        expect(['PreviewChanged', 'BookingChanged']).toContain((await codeOf(ended))[1])
    }
  })

  it('its guest’s end against the lapse: it ends once, and its money is kept or goes back', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      await pay(desk, held, 300)
      const row = await bookingRow(held.pid)
      const cancel = await cancelling(row)
      const now = await overdue(row)
      const [ended] = await Promise.all([cancel(), runDeadlines(now)])
      const { status, refunds, paid } = await moneyOf(desk, held)
      const isEnded = ended.status === 200
      expect([status, paid.amount]).toEqual([isEnded ? 'closed' : 'expired', 300])
      expect(refunds).toHaveLength(isEnded ? 1 : 0)
      const ends = (await eventsOf(held, 'hold.lapse')) + (await eventsOf(held, 'hold.release'))
      expect([ends, ended.status]).toEqual([1, isEnded ? 200 : 409])
    }
  })

  it('a claim against the lapse: the claim is stored, and the date kept or a person asked', async () => {
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      const sent = { bindings: uneven() }
      const [claimed] = await Promise.all([
        asGuest(`${held.pid}/claims`, claimForm({}), guestOf(held), sent),
        runDeadlines(held.lapseAt ?? 0),
      ])
      const { status, awaitsSince, lapseAt } = await bookingRow(held.pid)
      expect([claimed.status, ['on_hold', 'expired'].includes(status)]).toEqual([201, true])
      if (status === 'expired') expect(awaitsSince).not.toBeNull()
      else expect(lapseAt).toBeGreaterThanOrEqual(held.lapseAt ?? 0)
      expect(await db.$count(paymentClaims, eq(paymentClaims.bookingId, held.id))).toBe(1)
    }
  })
})

describe('F5: of two acts on one confirmed trip', () => {
  it('a guest and the company who cancel: one wins, with one refund', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking()
      const cancel = await cancelling(booking)
      const both = [cancel(), cause(desk, booking, 'cancel.company', { reason: 'weather' })]
      await expectOneWinner(await Promise.all(both), 'BookingChanged', 'NotPossibleNow')
      expect((await moneyOf(desk, booking)).refunds).toHaveLength(1)
    }
  })

  it('two admins who cancel: one wins, with one refund', async () => {
    const [one, two] = [await aDesk(), await aDesk()]
    for (const _ of PAIRS) {
      const booking = await aPaidBooking()
      const both = [
        cause(one, booking, 'cancel.guest'),
        cause(two, booking, 'cancel.company', { reason: 'guide' }),
      ]
      await expectOneWinner(await Promise.all(both), 'BookingChanged', 'NotPossibleNow')
      expect((await moneyOf(one, booking)).refunds).toHaveLength(1)
    }
  })

  it('a refund that is sent and a cancellation that is undone: the money leaves or the trip goes on', async () => {
    const [one, two] = [await aDesk(), await aDesk()]
    for (const _ of PAIRS) {
      const { booking, path } = await aRefund(one)
      await one(path, { status: 'approved', version: 1 }, 'PATCH')
      const both = [
        one(path, { status: 'sent', version: 2, day: DAY }, 'PATCH'),
        cause(two, await bookingRow(booking.pid), 'cancel.undo'),
      ]
      const [sent, undone] = await Promise.all(both)
      expect(statusesOf([sent!, undone!])).toEqual([200, 409])
      const { status, paid } = await bookingRow(booking.pid)
      expect([status, paid]).toEqual(
        sent!.status === 200 ? ['cancelled', 0] : ['confirmed', booking.paid],
      )
    }
  })
})

/** The refund of a cancelled trip that waits for approval. */
async function aRefund(desk: Desk): Promise<{ booking: BookingRow; path: string }> {
  const booking = await aPaidBooking()
  await cause(desk, booking, 'cancel.guest')
  const [refund] = (await moneyOf(desk, booking)).refunds
  return { booking, path: `bookings/${booking.id}/refunds/${refund?.id}` }
}

describe('F5: of two admins with one refund', () => {
  it.each([
    ['who approve it', [{ status: 'approved' }, { status: 'approved' }]],
    ['of whom one drops it', [{ status: 'approved' }, { status: 'void' }]],
  ] as const)('%s, one wins', async (_what, acts) => {
    const desks = [await aDesk(), await aDesk()] as const
    for (const _ of PAIRS) {
      const { booking, path } = await aRefund(desks[0])
      const both = acts.map((act, at) => desks[at]!(path, { ...act, version: 1 }, 'PATCH'))
      await expectOneWinner(await Promise.all(both), 'EditConflict', 'NotPossibleNow')
      const { refunds, refundOpen } = await moneyOf(desks[0], booking)
      const isApproved = refunds[0]?.status === 'approved'
      expect(refundOpen.amount).toBe(isApproved ? booking.paid : 0)
    }
  })

  it('who send it: the money leaves once', async () => {
    const desks = [await aDesk(), await aDesk()]
    for (const _ of PAIRS) {
      const { booking, path } = await aRefund(desks[0]!)
      await desks[0]!(path, { status: 'approved', version: 1 }, 'PATCH')
      const act = { status: 'sent', version: 2, day: DAY }
      const both = await Promise.all(desks.map((desk) => desk(path, act, 'PATCH')))
      await expectOneWinner(both, 'EditConflict', 'NotPossibleNow')
      expect((await bookingRow(booking.pid)).paid).toBe(0)
      const back = and(eq(payments.bookingId, booking.id), eq(payments.kind, 'refund'))
      expect(await db.$count(payments, back)).toBe(1)
    }
  })
})

async function anEntry(desk: Desk, amount: number): Promise<number> {
  const entry = { account: 'RBC', currency: 'CAD', day: DAY, amount, memo: `${unique()}` }
  return (await (await desk('bank/entries', entry)).json<BankEntry>()).id
}

const match = (desk: Desk, entry: number, { id, version }: BookingRow, amount: number) =>
  desk(`bank/entries/${entry}/match`, [{ bookingId: id, version, amount }])

const spentOf = async (id: number) =>
  (await db.select().from(bankEntries).where(eq(bankEntries.id, id)))[0]?.spent

describe('F5: of two acts on one bank entry', () => {
  it('matches by two admins with a booking each: one is paid, the other is told', async () => {
    const desks = [await aDesk(), await aDesk()]
    for (const _ of PAIRS) {
      const held = [await aHeldBooking(), await aHeldBooking()]
      const amount = held[0]!.deposit
      const entry = await anEntry(desks[0]!, amount)
      const both = await Promise.all(
        held.map((booking, at) => match(desks[at]!, entry, booking, amount)),
      )
      await expectOneWinner(both, 'EntrySpent')
      const paid = await Promise.all(held.map(async ({ pid }) => (await bookingRow(pid)).paid))
      expect([paid.toSorted((a, b) => a - b), await spentOf(entry)]).toEqual([[0, amount], amount])
    }
  })

  it('a match against the reversal of another: ledger and entry stay equal, and no money is spent twice', async () => {
    const [one, two] = [await aDesk(), await aDesk()]
    for (const _ of PAIRS) {
      const [paid, held] = [await aHeldBooking(), await aHeldBooking()]
      const amount = held.deposit
      const entry = await anEntry(one, amount)
      expect((await match(one, entry, paid, amount)).status).toBe(200)
      const [reversed, matched] = await Promise.all([
        pay(one, paid, -amount, { entryId: entry, reason: 'Bounced' }),
        match(two, entry, held, amount),
      ])
      expect([reversed.status, (await bookingRow(paid.pid)).paid]).toEqual([201, 0])
      const isPaid = matched.status === 200
      if (!isPaid) expect(await codeOf(matched)).toEqual([409, 'EntrySpent'])
      expect([(await bookingRow(held.pid)).paid, await spentOf(entry)]).toEqual(
        isPaid ? [amount, amount] : [0, 0],
      )
    }
  })

  it('a match against the lapse of its booking: the money counts, or waits in the list', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      const entry = await anEntry(desk, held.deposit)
      const now = await overdue(held)
      const [matched] = await Promise.all([
        match(desk, entry, held, held.deposit),
        runDeadlines(now),
      ])
      const { paid, status } = await bookingRow(held.pid)
      if (matched.status !== 200) expect((await codeOf(matched))[1]).toBe('BookingChanged')
      const spent = matched.status === 200 ? held.deposit : 0
      expect([paid, await spentOf(entry)]).toEqual([spent, spent])
      expect(['confirmed', 'expired']).toContain(status)
    }
  })
})
