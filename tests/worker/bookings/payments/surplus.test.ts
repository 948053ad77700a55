import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import type { RefundPage } from '../../../../worker/contracts/bookings/refunds'
import { DAY_MS } from '../../../../worker/contracts/dates/durations'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { anOpenDay, bookingRow, guestOf, readAs } from '../../../support/booking-builders'
import { acceptQuote, atDesk, sendQuote } from '../../../support/changed-bookings'
import { aSender } from '../../../support/contact'
import { aHeldBooking, aPaidBooking, runDeadlines } from '../../../support/held-bookings'
import { mailsTo } from '../../../support/mails'
import { codeOf } from '../../../support/request'

const DAY = '2026-01-05'

const moneyOf = async ({ id }: BookingRow) =>
  (await atDesk(`bookings/${id}/money`)).json<DeskMoney>()

const pay = ({ id }: BookingRow, amount: number, reason = '') =>
  atDesk(`bookings/${id}/payments`, { amount, method: 'etransfer', day: DAY, reason })

const act = async ({ id }: BookingRow, status: string, from: string) => {
  const { refunds } = await moneyOf({ id } as BookingRow)
  const refund = refunds.find((each) => each.status === from)
  const body = { status, version: refund?.version, ...(status === 'sent' && { day: DAY }) }
  return atDesk(`bookings/${id}/refunds/${refund?.id}`, body, { method: 'PATCH' })
}

const approve = (booking: BookingRow) => act(booking, 'approved', 'proposed')
const send = (booking: BookingRow) => act(booking, 'sent', 'approved')
const drop = (booking: BookingRow) => act(booking, 'void', 'approved')

/** The guest agrees to another price, in cents with its tax. */
async function repriced(booking: BookingRow, cents: number): Promise<Response> {
  const line = { kind: 'tour', label: '', units: 1, unitCents: cents / 1.05, cents: cents / 1.05 }
  const { number } = await sendQuote(booking.id, { lines: [line] })
  return acceptQuote(await bookingRow(booking.pid), number)
}

const amounts = async (booking: BookingRow, status: string) =>
  (await moneyOf(booking)).refunds
    .filter((refund) => refund.status === status)
    .map(({ amount }) => amount.amount)

const surplusOf = async (booking: BookingRow) =>
  (await readAs(booking.pid, guestOf(booking))).money?.surplus.amount

/** The surplus that the last mail of a kind names. */
async function mailed({ email }: BookingRow, template: string, label: string) {
  const mail = (await mailsTo(email ?? '')).findLast((each) => each.template === template)
  return mail?.textBody.match(new RegExp(`${label}[^\\n]*?(C\\$[\\d.,]+)`))?.[1]
}

/** Paid in full at C$840. */
const paidInFull = () => aPaidBooking({ email: aSender() }, 840_00)

describe('money beyond the price', () => {
  it('of a second change is proposed beside the refund that is already approved', async () => {
    const booking = await paidInFull()
    await repriced(booking, 420_00)
    expect(await amounts(booking, 'proposed')).toEqual([420_00])
    await approve(booking)
    await repriced(booking, 315_00)
    expect(await mailed(booking, 'tripChanged', 'We return')).toBe('C$105')
    expect([await amounts(booking, 'proposed'), await surplusOf(booking)]).toEqual([
      [105_00],
      105_00,
    ])
    expect((await send(booking)).status).toBe(200)
    expect([await amounts(booking, 'proposed'), await surplusOf(booking)]).toEqual([
      [105_00],
      105_00,
    ])
    const row = await bookingRow(booking.pid)
    expect([row.paid, row.total, row.refundOpen]).toEqual([420_00, 315_00, 0])
  })

  it('is no longer proposed once the price has risen again', async () => {
    const booking = await paidInFull()
    await repriced(booking, 420_00)
    await repriced(booking, 840_00)
    expect(await amounts(booking, 'proposed')).toEqual([])
    expect(await amounts(booking, 'void')).toEqual([420_00])
  })

  it.each([
    ['with the deposit', async () => aHeldBooking({ email: aSender() }), 'bookingConfirmed'],
    ['with the balance', async () => aPaidBooking({ email: aSender() }), 'balancePaid'],
    ['after everything', paidInFull, 'moneyReceived'],
  ] as const)(
    'that comes %s is proposed, on the page and in the mail',
    async (_when, made, template) => {
      const booking = await made()
      await pay(booking, 840_00 - booking.paid + 50_00)
      expect(await amounts(booking, 'proposed')).toEqual([50_00])
      expect(await surplusOf(booking)).toBe(50_00)
      expect(await mailed(booking, template, 'Overpaid')).toBe('C$50')
      const { refunds } = await (await atDesk('refunds?state=proposed')).json<RefundPage>()
      const listed = refunds.filter((refund) => refund.booking.id === booking.id)
      expect(listed.map(({ amount }) => amount.amount)).toEqual([50_00])
    },
  )

  it('is proposed again when its approved refund is dropped', async () => {
    const booking = await paidInFull()
    await pay(booking, 50_00)
    await approve(booking)
    expect(await surplusOf(booking)).toBe(0)
    expect((await drop(booking)).status).toBe(200)
    expect([await amounts(booking, 'proposed'), await surplusOf(booking)]).toEqual([[50_00], 50_00])
  })

  it('does not count the fee of a refund that was sent', async () => {
    const booking = await paidInFull()
    await pay(booking, 50_00)
    await atDesk(`bookings/${booking.id}/refunds`, { amount: 45_00, fee: 5_00 })
    await approve(booking)
    await send(booking)
    expect([await amounts(booking, 'proposed'), await surplusOf(booking)]).toEqual([[], 0])
  })

  it('of a reversed payment is proposed no longer', async () => {
    const booking = await paidInFull()
    await pay(booking, 50_00)
    await pay(booking, -50_00, 'The bank took it back')
    expect(await amounts(booking, 'proposed')).toEqual([])
  })
})

describe('an approved refund', () => {
  /** The company cancelled a trip with its deposit, and the guest asked for the money and got another quote. */
  async function anOfferWithLeavingMoney(): Promise<BookingRow> {
    const booking = await aPaidBooking({ email: aSender() })
    await atDesk(`bookings/${booking.id}/events`, {
      event: 'cancel.company',
      version: booking.version,
      data: { reason: 'weather' },
    })
    await drop(booking)
    await sendQuote(booking.id, { startDay: anOpenDay() })
    await atDesk(`bookings/${booking.id}/refunds`, {
      amount: booking.paid,
      reason: 'wants the money',
    })
    expect((await approve(booking)).status).toBe(200)
    return bookingRow(booking.pid)
  }

  it('stays when the guest accepts a quote, and its money does not confirm the trip', async () => {
    const booking = await anOfferWithLeavingMoney()
    expect((await acceptQuote(booking, 2)).status).toBe(200)
    const held = await bookingRow(booking.pid)
    expect([held.status, held.refundOpen]).toEqual(['on_hold', booking.paid])
    expect((await readAs(booking.pid, guestOf(held))).money?.due.amount).toBe(held.deposit)
    expect((await send(booking)).status).toBe(200)
    expect(await bookingRow(booking.pid)).toMatchObject({ status: 'on_hold', paid: 0 })
  })

  it('confirms the hold once an admin drops it', async () => {
    const booking = await anOfferWithLeavingMoney()
    await acceptQuote(booking, 2)
    expect((await drop(booking)).status).toBe(200)
    expect(await bookingRow(booking.pid)).toMatchObject({ status: 'confirmed', refundOpen: 0 })
    expect((await mailsTo(booking.email ?? '')).at(-1)?.template).toBe('bookingConfirmed')
  })

  it('refuses an acceptance that was read before it was approved', async () => {
    const booking = await aPaidBooking({ email: aSender() })
    const seen = await bookingRow(booking.pid)
    await pay(booking, 900_00)
    const offered = await sendQuote(booking.id, { startDay: anOpenDay() })
    const read = await bookingRow(booking.pid)
    await approve(booking)
    expect(await codeOf(await acceptQuote(read, offered.number))).toEqual([409, 'BookingChanged'])
    expect(seen.status).toBe('confirmed')
  })

  it('is followed by the reminder of the balance that it leaves unpaid', async () => {
    const booking = await paidInFull()
    await repriced(booking, 420_00)
    await approve(booking)
    await repriced(booking, 840_00)
    expect((await readAs(booking.pid, guestOf(booking))).money?.due.amount).toBe(420_00)
    expect(await mailed(booking, 'tripChanged', 'Balance')).toBe('C$420')
    await runDeadlines(Date.now())
    await send(booking)
    await runDeadlines(Date.now())
    const row = await bookingRow(booking.pid)
    expect(row.nextDueAt).toBeLessThan((row.balanceBy ?? 0) + 2 * DAY_MS)
    await runDeadlines((row.balanceBy ?? 0) - 4 * DAY_MS)
    expect(await mailed(booking, 'balanceReminder', 'Balance')).toBe('C$420')
  })

  it('of a payment that bounced has to be dropped before the reversal is recorded', async () => {
    const booking = await paidInFull()
    await pay(booking, 50_00)
    await approve(booking)
    const refused = await pay(booking, -booking.paid - 50_00, 'The bank took it back')
    expect(await codeOf(refused)).toEqual([409, 'RefundApproved'])
    await drop(booking)
    expect((await pay(booking, -booking.paid - 50_00, 'The bank took it back')).status).toBe(201)
    expect(await moneyOf(booking)).toMatchObject({ paid: { amount: 0 }, refundOpen: { amount: 0 } })
    expect(await amounts(booking, 'proposed')).toEqual([])
  })
})
