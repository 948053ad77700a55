import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../worker/contracts/bookings/payments'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { limitCounters } from '../../worker/db/schema/limits'
import { auditLog } from '../../worker/db/schema/audit'
import { anOpenDay, asGuest, bookingRow, guestOf } from '../support/booking-builders'
import { sendQuote } from '../support/changed-bookings'
import { anAdmin, aTour, db } from '../support/builders'
import { aDeparture } from '../support/departure-builders'
import {
  acceptance,
  aHeldBooking,
  aPaidBooking,
  PRICES,
  runDeadlines,
} from '../support/held-bookings'
import { codeOf } from '../support/request'
import { send } from '../support/accounts'
import { chaosAround } from './support/chaos'
import { brokenInvariants } from './support/invariants'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

/** Money that goes back, against every act that counts on it. */

const random = randomFrom(seed)
const DAY = calgaryDay(Date.now())

beforeAll(freshSite)
beforeEach(() => db.delete(limitCounters))
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

const PAIRS = Array.from({ length: scaled(40) }, (_, pair) => pair)

/** Stores that pause up to 3 ms at each step, so that two acts interleave differently each time. */
const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings

async function aDesk() {
  const { token } = await anAdmin()
  return (path: string, body?: object, method?: string) =>
    send(`/api/admin/${path}`, body, { token, bindings: uneven(), ...(method && { method }) })
}
type Desk = Awaited<ReturnType<typeof aDesk>>

const moneyOf = async (desk: Desk, { id }: BookingRow) =>
  (await desk(`bookings/${id}/money`)).json<DeskMoney>()

const pay = (desk: Desk, { id }: BookingRow, amount: number, reason = '') =>
  desk(`bookings/${id}/payments`, { amount, method: 'etransfer', day: DAY, reason })

const cause = (desk: Desk, { id, version }: BookingRow, event: string) =>
  desk(`bookings/${id}/events`, { event, version, data: { reason: 'weather' } })

/** A step of the booking's refund in a status. */
async function stepOf(desk: Desk, booking: BookingRow, from: string) {
  const { refunds } = await moneyOf(desk, booking)
  const refund = refunds.find(({ status }) => status === from)
  const path = `bookings/${booking.id}/refunds/${refund?.id}`
  return (status: string) =>
    desk(
      path,
      { status, version: refund?.version, ...(status === 'sent' && { day: DAY }) },
      'PATCH',
    )
}

async function approved(desk: Desk, booking: BookingRow) {
  expect((await (await stepOf(desk, booking, 'proposed'))('approved')).status).toBe(200)
  return stepOf(desk, booking, 'approved')
}

/** The guest's acceptance of a new price in cents, with its tax. */
async function repricing(booking: BookingRow, cents: number): Promise<() => Promise<Response>> {
  const line = { kind: 'tour', label: '', units: 1, unitCents: cents / 1.05, cents: cents / 1.05 }
  const { number } = await sendQuote(booking.id, { lines: [line] })
  return accepting(booking, number)
}

async function accepting(booking: BookingRow, number: number) {
  const row = await bookingRow(booking.pid)
  const bindings = uneven()
  return () => asGuest(`${row.pid}/quote`, acceptance(row, number), guestOf(row), { bindings })
}

const repriced = async (booking: BookingRow, cents: number) =>
  expect((await (await repricing(booking, cents))()).status).toBe(200)

async function expectCode(answer: Response, ...codes: string[]): Promise<void> {
  if (answer.status >= 400) expect(codes).toContain((await codeOf(answer))[1])
}

describe('of money beyond the price', () => {
  it('a refund that is sent against a cheaper change: the rest is proposed, whichever comes first', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking({}, 840_00)
      await repriced(booking, 420_00)
      const step = await approved(desk, booking)
      const accept = await repricing(booking, 315_00)
      const [sent, agreed] = await Promise.all([step('sent'), accept()])
      expect(sent.status).toBe(200)
      await expectCode(agreed, 'BookingChanged')
      const { paid, refunds } = await moneyOf(desk, booking)
      expect(paid.amount).toBe(420_00)
      const open = refunds.filter(({ status }) => status === 'proposed')
      expect(open.map(({ amount }) => amount.amount)).toEqual(agreed.status === 200 ? [105_00] : [])
    }
  })

  it('a payment beyond it against a change: what is beyond the price in force is proposed', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking({}, 840_00)
      const accept = await repricing(booking, 420_00)
      const [paid, agreed] = await Promise.all([pay(desk, booking, 50_00), accept()])
      expect(paid.status).toBe(201)
      await expectCode(agreed, 'BookingChanged')
      const { refunds, total } = await moneyOf(desk, booking)
      const [open, ...others] = refunds.filter(({ status }) => status === 'proposed')
      expect([open?.amount.amount, others]).toEqual([890_00 - total.amount, []])
    }
  })

  it('a price that rises again against the approval: the refund is void, or the balance is due and has a timer', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking({}, 840_00)
      await repriced(booking, 420_00)
      const accept = await repricing(booking, 840_00)
      const approve = (await stepOf(desk, booking, 'proposed'))('approved')
      const [done, agreed] = await Promise.all([approve, accept()])
      await expectCode(done, 'EditConflict', 'NotPossibleNow')
      await expectCode(agreed, 'BookingChanged')
      expect([done.status, agreed.status]).not.toEqual([409, 409])
      await runDeadlines(Date.now())
      expect((await bookingRow(booking.pid)).nextDueAt).not.toBeNull()
    }
  })
})

describe('an approval against an act that counts on the money', () => {
  it('the acceptance of another date: confirmed by money that stays, or a refund and no trip', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking()
      await cause(desk, booking, 'cancel.company')
      await (
        await stepOf(desk, booking, 'approved')
      )('void')
      const { number } = await sendQuote(booking.id, { startDay: anOpenDay() })
      await desk(`bookings/${booking.id}/refunds`, { amount: booking.paid })
      const accept = await accepting(booking, number)
      const approve = await stepOf(desk, booking, 'proposed')
      const [done, agreed] = await Promise.all([approve('approved'), accept()])
      await expectCode(done, 'EditConflict', 'NotPossibleNow')
      await expectCode(agreed, 'BookingChanged')
      const { status, refundOpen } = await bookingRow(booking.pid)
      expect([status, refundOpen]).toEqual(
        done.status === 200 ? ['quoted', booking.paid] : ['confirmed', 0],
      )
    }
  })

  it('the return of a hold: confirmed by money that stays, or a hold without it', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      await cause(desk, held, 'hold.release')
      await pay(desk, held, held.deposit)
      await desk(`bookings/${held.id}/refunds`, { amount: held.deposit })
      const approve = await stepOf(desk, held, 'proposed')
      const [done, revived] = await Promise.all([
        approve('approved'),
        cause(desk, await bookingRow(held.pid), 'revive'),
      ])
      await expectCode(done, 'EditConflict', 'NotPossibleNow')
      await expectCode(revived, 'BookingChanged')
      const { status, refundOpen } = await bookingRow(held.pid)
      expect([status, refundOpen]).toEqual(
        done.status === 200 ? ['closed', held.deposit] : ['confirmed', 0],
      )
    }
  })

  it('the undoing of a cancellation: the trip goes on with its money, or stays cancelled', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking()
      await cause(desk, booking, 'cancel.guest')
      const approve = await stepOf(desk, booking, 'proposed')
      const [done, undone] = await Promise.all([
        approve('approved'),
        cause(desk, await bookingRow(booking.pid), 'cancel.undo'),
      ])
      await expectCode(done, 'EditConflict', 'NotPossibleNow')
      await expectCode(undone, 'BookingChanged', 'NotPossibleNow')
      const { status, refundOpen } = await bookingRow(booking.pid)
      expect([status, refundOpen]).toEqual(
        done.status === 200 ? ['cancelled', booking.paid] : ['confirmed', 0],
      )
    }
  })

  it('the reversal of the payment: the refund is not approved, or has to be dropped first', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const booking = await aPaidBooking({}, 890_00)
      const approve = await stepOf(desk, booking, 'proposed')
      const [done, reversed] = await Promise.all([
        approve('approved'),
        pay(desk, booking, -890_00, 'The bank took it back'),
      ])
      await expectCode(done, 'EditConflict', 'NotPossibleNow', 'RefundTooLarge')
      await expectCode(reversed, 'RefundApproved')
      const { paid, refundOpen } = await bookingRow(booking.pid)
      expect([paid, refundOpen]).toEqual(reversed.status === 201 ? [0, 0] : [890_00, 50_00])
    }
  })

  it('a deposit that is paid: what stays confirms the trip, or the rest is missing', async () => {
    const desk = await aDesk()
    for (const _ of PAIRS) {
      const held = await aHeldBooking()
      await pay(desk, held, 300)
      await desk(`bookings/${held.id}/refunds`, { amount: 300 })
      const approve = await stepOf(desk, held, 'proposed')
      const [done, paid] = await Promise.all([
        approve('approved'),
        pay(desk, held, held.deposit - 300),
      ])
      expect([done.status, paid.status]).toEqual([200, 201])
      const row = await bookingRow(held.pid)
      expect(row).toMatchObject({ paid: held.deposit, refundOpen: 300 })
    }
  })
})

it('an empty departure that is cancelled ten times at once is cancelled once', async () => {
  const desk = await aDesk()
  for (const _ of PAIRS) {
    const trip = await aDeparture({ tourId: await aTour(PRICES) })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk(`trips/${trip.id}/cancel`, { reason: 'weather' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'trip.cancel'))
    expect(rows.filter(({ subjectId }) => subjectId === String(trip.id))).toHaveLength(1)
  }
})
