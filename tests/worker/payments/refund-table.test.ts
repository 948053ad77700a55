import { describe, expect, it } from 'vitest'
import { calgaryDay, addDays, startOfCalgaryDay } from '../../../worker/contracts/calendar'
import type { CancellationPreview } from '../../../worker/contracts/cancellation'
import type { DeskMoney } from '../../../worker/contracts/payments'
import { REFUND_POLICIES, type RefundPolicy } from '../../../worker/contracts/refund-policy'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { send } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../support/booking-builders'
import { aSuperUser } from '../../support/builders'
import { atMoment } from '../../support/moved-clock'
import { codeOf } from '../../support/request'

const { token } = await aSuperUser()
const desk = (path: string, body?: object) => send(`/api/admin/bookings/${path}`, body, { token })
const STANDARD: RefundPolicy = REFUND_POLICIES['std-2026-11']
/** A package whose quote names what is kept. */
const named = (steps: RefundPolicy['steps']): RefundPolicy => ({ ...STANDARD, steps })
const LESS_100 = { deduction: { CAD: 100_00, KRW: 100_000 } } as const

interface Row {
  paid: number
  total: number
  daysBefore: number
  currency?: 'CAD' | 'KRW'
  policy?: RefundPolicy
  status?: 'on_hold' | 'confirmed'
}

async function aRow({
  paid,
  total,
  daysBefore,
  currency = 'CAD',
  policy = STANDARD,
  status = 'confirmed',
}: Row): Promise<BookingRow> {
  const { id, pid } = await aBooking({ status })
  const policyDay = addDays(calgaryDay(Date.now()), daysBefore)
  const deposit = total + 1
  await changeBooking(id, { total, deposit, currency, policy: JSON.stringify(policy), policyDay })
  const method = currency === 'KRW' ? 'krTransfer' : 'etransfer'
  await desk(`${id}/payments`, { amount: paid, method, day: '2026-01-05', reason: '' })
  return bookingRow(pid)
}

const previewFor = async (booking: BookingRow) =>
  (
    await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
  ).json<CancellationPreview>()

const cancel = (booking: BookingRow, preview: CancellationPreview) =>
  asGuest(`${booking.pid}/cancel`, { version: booking.version, preview }, guestOf(booking))

const proposedOf = async ({ id }: BookingRow) =>
  (await (await desk(`${id}/money`)).json<DeskMoney>()).refunds[0]?.amount.amount ?? 0

/** Paid, total, days, then what goes back at least and at most; suppliers may return nothing or all. */
const ROWS: [name: string, row: Row, least: number, most: number][] = [
  ['1: 30 days', { paid: 105_000, total: 105_000, daysBefore: 30 }, 104_500, 105_000],
  ['2: 7 days', { paid: 105_000, total: 105_000, daysBefore: 7 }, 104_500, 105_000],
  ['3: 6 days', { paid: 105_000, total: 105_000, daysBefore: 6 }, 52_000, 52_500],
  ['4: 3 days', { paid: 105_000, total: 105_000, daysBefore: 3 }, 52_000, 52_500],
  ['5 to 7: 2 days', { paid: 105_000, total: 105_000, daysBefore: 2 }, 0, 52_500],
  ['6, 7: 1 day', { paid: 105_000, total: 105_000, daysBefore: 1 }, 0, 52_500],
  ['8: the same day', { paid: 105_000, total: 105_000, daysBefore: 0 }, 0, 0],
  ['9: a deposit, 10 days', { paid: 2000, total: 105_000, daysBefore: 10 }, 1500, 2000],
  ['10: a deposit, 4 days', { paid: 2000, total: 105_000, daysBefore: 4 }, 500, 1000],
  [
    '11: won, 10 days',
    { paid: 50_000, total: 1_000_000, daysBefore: 10, currency: 'KRW' },
    45_000,
    50_000,
  ],
  [
    '11: won, 4 days',
    { paid: 50_000, total: 1_000_000, daysBefore: 4, currency: 'KRW' },
    20_000,
    25_000,
  ],
  [
    '12, 13: a deduction of the quote, 22 days',
    { paid: 50_000, total: 50_000, daysBefore: 22, policy: named([{ from: 0, ...LESS_100 }]) },
    39_500,
    40_000,
  ],
  [
    '14: the same until 7 days, then the table, 5 days',
    {
      paid: 50_000,
      total: 50_000,
      daysBefore: 5,
      policy: named([{ from: 7, ...LESS_100 }, ...STANDARD.steps.slice(1)]),
    },
    24_500,
    25_000,
  ],
  ['15: an odd cent', { paid: 3333, total: 3333, daysBefore: 5 }, 1167, 1667],
  ['16: a surplus', { paid: 106_000, total: 105_000, daysBefore: 6 }, 53_000, 53_500],
  [
    '18: a part, held',
    { paid: 2000, total: 105_000, daysBefore: 0, status: 'on_hold' },
    2000,
    2000,
  ],
  ['19: 3.00, held', { paid: 300, total: 105_000, daysBefore: 2, status: 'on_hold' }, 300, 300],
]

describe('the table of refunds', () => {
  it.each(ROWS)('row %s: what is shown is what is proposed', async (_name, row, least, most) => {
    const booking = await aRow(row)
    const preview = await previewFor(booking)
    expect([preview.refundMin.amount, preview.refundMax.amount]).toEqual([least, most])
    expect((await cancel(booking, preview)).status).toBe(200)
    expect(await proposedOf(booking)).toBe(most)
  })

  it('row 17: what the company cancels goes back in full, on any day', async () => {
    const booking = await aRow({ paid: 105_000, total: 105_000, daysBefore: 0 })
    const preview = await (
      await desk(`${booking.id}/cancellation?by=company`)
    ).json<CancellationPreview>()
    expect([preview.refundMin.amount, preview.refundMax.amount]).toEqual([105_000, 105_000])
    const cause = { event: 'cancel.company', version: booking.version, data: { reason: 'weather' } }
    await desk(`${booking.id}/events`, cause)
    expect(await proposedOf(booking)).toBe(105_000)
  })

  it('a mailed wish counts from its day, which the desk sees before it cancels', async () => {
    const booking = await aRow({ paid: 105_000, total: 105_000, daysBefore: 6 })
    const shown = async (query: string) =>
      (await desk(`${booking.id}/cancellation?by=guest${query}`)).json<CancellationPreview>()
    expect((await shown('')).refundMax.amount).toBe(52_500)
    const day = addDays(calgaryDay(Date.now()), -1)
    expect((await shown(`&day=${day}`)).refundMax.amount).toBe(105_000)
    const coming = await desk(
      `${booking.id}/cancellation?by=guest&day=${addDays(calgaryDay(Date.now()), 2)}`,
    )
    expect((await codeOf(coming))[1]).toBe('Invalid')
  })
})

describe('at midnight in Calgary', () => {
  it.each([
    [7, 6],
    [3, 2],
    [1, 0],
  ])(
    'from %s days to %s the preview is the refund, or is said to have changed',
    async (before, after) => {
      const booking = await aRow({ paid: 105_000, total: 105_000, daysBefore: before })
      const midnight = startOfCalgaryDay(addDays(calgaryDay(Date.now()), 1))
      const shown = await atMoment(midnight - 1, () => previewFor(booking))
      const next = await atMoment(midnight, () => previewFor(booking))
      expect([shown.daysBefore, next.daysBefore]).toEqual([before, after])
      expect(next.refundMax.amount).toBeLessThanOrEqual(shown.refundMax.amount)
      const late = await atMoment(midnight, () => cancel(booking, shown))
      if (isEqual(shown, next)) expect(late.status).toBe(200)
      else expect((await codeOf(late))[1]).toBe('PreviewChanged')
      if (late.status !== 200)
        expect((await atMoment(midnight, () => cancel(booking, next))).status).toBe(200)
      expect(await proposedOf(booking)).toBe(next.refundMax.amount)
    },
  )
})

function isEqual(one: CancellationPreview, other: CancellationPreview): boolean {
  return (
    one.refundMin.amount === other.refundMin.amount &&
    one.refundMax.amount === other.refundMax.amount
  )
}
