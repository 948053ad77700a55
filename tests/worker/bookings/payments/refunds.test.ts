import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { sessions } from '../../../../worker/db/schema/accounts'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { send, type Sent } from '../../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  claimForm,
  guestOf,
} from '../../../support/booking-builders'
import { anAdmin, db } from '../../../support/builders'
import { aSender } from '../../../support/contact'
import { aHeldBooking } from '../../../support/held-bookings'
import { mailsTo } from '../../../support/mails'
import { errorOf } from '../../../support/request'

const admin = await anAdmin()
const DAY = '2026-01-07'
const call = (id: number, path: string, body: object, sent: Sent = {}) =>
  send(`/api/admin/bookings/${id}/${path}`, body, { token: admin.token, ...sent })

async function paidBooking(amount = 2000): Promise<BookingRow> {
  const booking = await aBooking({ email: aSender() })
  await call(booking.id, 'payments', { amount, method: 'etransfer', day: DAY, reason: '' })
  return bookingRow(booking.pid)
}

const propose = (id: number, fields: object = {}, sent: Sent = {}) =>
  call(id, 'refunds', { amount: 1500, fee: 500, method: 'wire', ...fields }, sent)
const act = (id: number, rid: number, body: object, sent: Sent = {}) =>
  call(id, `refunds/${rid}`, body, { method: 'PATCH', ...sent })

async function aRefund(id: number, fields: object = {}): Promise<DeskMoney['refunds'][number]> {
  const { refunds } = await (await propose(id, fields)).json<DeskMoney>()
  const [refund] = refunds
  if (!refund) throw new Error('no refund')
  return refund
}

async function cancelAsGuest(pid: string): Promise<void> {
  const booking = await bookingRow(pid)
  const preview = await asGuest(`${pid}/cancellation`, undefined, guestOf(booking))
  const { asOf, refundMin, refundMax } = await preview.json<CancellationPreview>()
  const wish = { version: booking.version, preview: { asOf, refundMin, refundMax } }
  expect((await asGuest(`${pid}/cancel`, wish, guestOf(booking))).status).toBe(200)
}

describe('a refund', () => {
  it('is proposed, approved and sent by three acts; what is sent is in the ledger with the bank’s day', async () => {
    const { id, pid, email } = await paidBooking()
    const refund = await aRefund(id)
    expect(refund).toMatchObject({ status: 'proposed', version: 1 })
    const approved = await act(id, refund.id, { status: 'approved', version: 1 })
    expect(await approved.json()).toMatchObject({
      refundOpen: { amount: 2000 },
      paid: { amount: 2000 },
    })
    const sent = await act(id, refund.id, { status: 'sent', version: 2, day: DAY })
    expect(await sent.json<DeskMoney>()).toMatchObject({
      paid: { amount: 500 },
      refundOpen: { amount: 0 },
      payments: [{ kind: 'receipt' }, { kind: 'refund', day: DAY, amount: { amount: -1500 } }],
      refunds: [{ status: 'sent' }],
    })
    expect((await bookingRow(pid)).paid).toBe(500)
    expect((await mailsTo(email ?? '')).map(({ template }) => template)).toContain('refundSent')
  })

  it('cannot be sent before it is approved, nor twice', async () => {
    const { id } = await paidBooking()
    const refund = await aRefund(id)
    const early = await act(id, refund.id, { status: 'sent', version: 1, day: DAY })
    expect([early.status, await errorOf(early)]).toEqual([409, 'NotPossibleNow'])
    await act(id, refund.id, { status: 'approved', version: 1 })
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        act(id, refund.id, { status: 'sent', version: 2, day: DAY }),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is approved once by twenty at once', async () => {
    const { id, pid } = await paidBooking()
    const refund = await aRefund(id)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => act(id, refund.id, { status: 'approved', version: 1 })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await bookingRow(pid)).refundOpen).toBe(2000)
  })

  it('is never more than what was paid', async () => {
    const { id } = await paidBooking()
    const refused = await propose(id, { amount: 1501 })
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'RefundTooLarge'])
    const refund = await aRefund(id, { amount: 1500 })
    await call(id, 'payments', { amount: -500, method: 'wire', day: DAY, reason: 'Returned' })
    expect(await errorOf(await act(id, refund.id, { status: 'approved', version: 1 }))).toBe(
      'RefundTooLarge',
    )
  })

  it('goes to who was said to have paid before the money came, whatever a guest says later', async () => {
    const { id, pid } = await aHeldBooking()
    const say = async (payer: string) =>
      asGuest(`${pid}/claims`, claimForm({ payer, amount: 100 }), guestOf(await bookingRow(pid)))
    expect((await say('Hana Kim')).status).toBe(201)
    await call(id, 'payments', { amount: 2000, method: 'etransfer', day: DAY, reason: '' })
    expect((await say('A. Stranger')).status).toBe(201)
    expect(await aRefund(id)).toMatchObject({ payee: 'Hana Kim' })
  })

  it('replaces an earlier proposal, but no approved refund', async () => {
    const { id } = await paidBooking()
    const first = await aRefund(id, { amount: 100 })
    const second = await aRefund(id, { amount: 200 })
    expect(await errorOf(await act(id, first.id, { status: 'approved', version: 2 }))).toBe(
      'NotPossibleNow',
    )
    await act(id, second.id, { status: 'approved', version: 1 })
    const beside = await propose(id, { amount: 300, fee: 0 })
    const { refunds } = await beside.json<DeskMoney>()
    expect(refunds.map(({ status, amount }) => [status, amount.amount])).toEqual([
      ['proposed', 300],
      ['approved', 200],
      ['void', 100],
    ])
    // C$7 of the C$20 are reserved with the fee.
    expect(await errorOf(await propose(id, { amount: 1301, fee: 0 }))).toBe('RefundTooLarge')
  })

  it.each([
    ['twenty days before', 20, 100_000],
    ['five days before', 5, 50_000],
    ['on its day', 0, null],
  ])(
    'that was approved before the guest cancelled %s is followed by the rest',
    async (_when, days, rest) => {
      const { id, pid } = await aBooking({ status: 'confirmed', email: aSender() })
      const policyDay = addDays(calgaryDay(Date.now()), days)
      await changeBooking(id, { total: 100_000, policyDay })
      await call(id, 'payments', { amount: 110_000, method: 'wire', day: DAY, reason: '' })
      const surplus = await aRefund(id, { amount: 10_000, fee: 0 })
      await act(id, surplus.id, { status: 'approved', version: 1 })
      await cancelAsGuest(pid)
      const sent = await act(id, surplus.id, { status: 'sent', version: 2, day: DAY })
      const { refunds } = await sent.json<DeskMoney>()
      const open = refunds.filter(({ status }) => status === 'proposed')
      expect(open.map(({ amount }) => amount.amount)).toEqual(rest === null ? [] : [rest])
    },
  )

  it('of a repeated request is one proposal', async () => {
    const { id } = await paidBooking()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const all = await Promise.all(Array.from({ length: 8 }, () => propose(id, {}, { headers })))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
    const money = await all[0]?.json<DeskMoney>()
    expect(money?.refunds).toHaveLength(1)
    expect(await errorOf(await propose(id, { amount: 1 }, { headers }))).toBe('KeyReused')
  })

  it('of another booking is not found, and an outdated version changes nothing', async () => {
    const [one, two] = [await paidBooking(), await paidBooking()]
    const refund = await aRefund(one.id)
    const wanted = { status: 'approved', version: 1 }
    expect(await errorOf(await act(two.id, refund.id, wanted))).toBe('NotFound')
    expect(await errorOf(await act(one.id, refund.id, { ...wanted, version: 9 }))).toBe(
      'EditConflict',
    )
  })

  it('needs a recent login', async () => {
    const { id } = await paidBooking()
    const other = await anAdmin()
    const longAgo = Date.now() - 13 * 60 * 60 * 1000
    await db.update(sessions).set({ createdAt: longAgo }).where(eq(sessions.id, other.sessionId))
    expect(await errorOf(await propose(id, {}, { token: other.token }))).toBe('ReloginNeeded')
  })
})
