import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { startOfCalgaryDay } from '../../../../worker/contracts/dates/calgary-instant'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { CancellationPreview } from '../../../../worker/contracts/bookings/cancellation'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import {
  REFUND_POLICIES,
  type RefundPolicy,
} from '../../../../worker/contracts/bookings/refund-policy'
import { auditLog } from '../../../../worker/db/schema/audit'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { trips } from '../../../../worker/db/schema/trips'
import { send } from '../../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../../support/booking-builders'
import { anAdmin, db } from '../../../support/builders'
import { atMoment } from '../../../support/moved-clock'
import { codeOf } from '../../../support/request'

const { token } = await anAdmin()
const desk = (path: string, body?: object) => send(`/api/admin/bookings/${path}`, body, { token })
const STANDARD: RefundPolicy = REFUND_POLICIES['std-2026-11']
/** A package whose quote names the deduction. */
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

/** Paid, total, days, then the least and the most refund; suppliers may return nothing or all. */
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

interface Known {
  supplierFees?: number
  supplierReturns?: number
}
interface WorkedOut {
  amount: number
  fee?: number
  lines: Record<string, number>
}

/** Rows whose refund depends on amounts known only after the cancellation. */
const BY_SUPPLIERS: [name: string, row: Row, costs: Known, worked: WorkedOut][] = [
  [
    '5: 2 days, suppliers return nothing',
    { paid: 105_000, total: 105_000, daysBefore: 2 },
    { supplierReturns: 0 },
    { amount: 0, lines: {} },
  ],
  [
    '6: 1 day, suppliers return 200',
    { paid: 105_000, total: 105_000, daysBefore: 1 },
    { supplierReturns: 20_000 },
    {
      amount: 19_500,
      fee: 500,
      lines: { paid: 105_000, suppliersReturn: 20_000, policy: -85_000, fee: -500, refund: 19_500 },
    },
  ],
  [
    '7: 1 day, suppliers return 700',
    { paid: 105_000, total: 105_000, daysBefore: 1 },
    { supplierReturns: 70_000 },
    {
      amount: 52_500,
      lines: { paid: 105_000, suppliersReturn: 70_000, policy: -52_500, refund: 52_500 },
    },
  ],
  [
    '12: a deduction of the quote, no fees of suppliers',
    { paid: 50_000, total: 50_000, daysBefore: 22, policy: named([{ from: 0, ...LESS_100 }]) },
    { supplierFees: 0 },
    { amount: 40_000, lines: { paid: 50_000, policy: -10_000, refund: 40_000 } },
  ],
  [
    '13: the same, airline 150 and hotel 50',
    { paid: 50_000, total: 50_000, daysBefore: 22, policy: named([{ from: 0, ...LESS_100 }]) },
    { supplierFees: 20_000 },
    {
      amount: 30_000,
      lines: {
        paid: 50_000,
        suppliersKeep: 20_000,
        policy: -10_000,
        supplierFees: -10_000,
        refund: 30_000,
      },
    },
  ],
  [
    '14: a deduction until 7 days, then the table, fees of 200',
    {
      paid: 50_000,
      total: 50_000,
      daysBefore: 5,
      policy: named([{ from: 7, ...LESS_100 }, ...STANDARD.steps.slice(1)]),
    },
    { supplierFees: 20_000 },
    {
      amount: 25_000,
      lines: { paid: 50_000, suppliersKeep: 20_000, policy: -25_000, refund: 25_000 },
    },
  ],
]

const isLive = ({ status }: { status: string }) => status === 'proposed' || status === 'approved'
const toPair = ({ line, amount }: { line: string; amount: number }) => [line, amount] as const

const auditOf = async ({ id }: BookingRow) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
  )
    .map(({ detail }) => detail)
    .join('\n')

const changeTrip = ({ tripId }: BookingRow, times: { startsAt: number; endsAt: number }) =>
  db
    .update(trips)
    .set(times)
    .where(eq(trips.id, tripId ?? 0))

describe('the table of refunds', () => {
  it.each(ROWS)('row %s: what is shown is what is proposed', async (_name, row, least, most) => {
    const booking = await aRow(row)
    const preview = await previewFor(booking)
    expect([preview.refundMin.amount, preview.refundMax.amount]).toEqual([least, most])
    expect((await cancel(booking, preview)).status).toBe(200)
    expect(await proposedOf(booking)).toBe(most)
  })

  it.each(BY_SUPPLIERS)(
    'row %s: the desk enters what suppliers keep and return, and the terms give the refund',
    async (_name, row, costs, { amount, fee = 0, lines }) => {
      const booking = await aRow(row)
      expect((await cancel(booking, await previewFor(booking))).status).toBe(200)
      const answer = await desk(`${booking.id}/refunds`, { fee, ...costs, amount })
      expect(answer.status).toBe(201)
      const [live] = (await answer.json<DeskMoney>()).refunds.filter(isLive)
      expect(live?.amount.amount ?? 0).toBe(amount)
      const audited = await auditOf(booking)
      for (const [name, of] of Object.entries(costs)) {
        const words = name === 'supplierFees' ? 'suppliers keep' : 'suppliers return'
        expect(audited).toContain(`${words} ${of}`)
      }
      if (!live) return
      expect([live.fee.amount, Object.fromEntries(live.working.map(toPair))]).toEqual([fee, lines])
      const { ending } = await readAs(booking.pid, guestOf(booking))
      expect(ending?.refund?.working.map(({ line, amount: of }) => [line, of.amount])).toEqual(
        live.working.map(toPair),
      )
    },
  )

  it('row 8: of a guest who did not come nothing goes back, whatever suppliers return, but the surplus does', async () => {
    for (const [paid, back] of [
      [105_000, 0],
      [106_000, 1000],
    ] as const) {
      const booking = await aRow({ paid, total: 105_000, daysBefore: 0 })
      const now = Date.now()
      await changeTrip(booking, { startsAt: now - 1, endsAt: now + 1 })
      const data = { reason: 'Not at the pickup' }
      const missed = { event: 'trip.no_show', version: booking.version, data }
      expect((await desk(`${booking.id}/events`, missed)).status).toBe(200)
      expect(await proposedOf(booking)).toBe(back)
      const worked = await desk(`${booking.id}/refunds`, { supplierReturns: 50_000 })
      expect(worked.status).toBe(201)
      const live = (await worked.json<DeskMoney>()).refunds.filter(isLive)
      expect(live.map(({ amount }) => amount.amount)).toEqual(back > 0 ? [back] : [])
    }
  })

  it('is worked out only of a trip that ended, before money went back, and as it was shown', async () => {
    const booking = await aRow({ paid: 105_000, total: 105_000, daysBefore: 1 })
    const propose = (body: object) => desk(`${booking.id}/refunds`, body)
    expect((await codeOf(await propose({ supplierReturns: 0 })))[1]).toBe('NotPossibleNow')
    await cancel(booking, await previewFor(booking))
    const changed = await propose({ supplierReturns: 20_000, amount: 20_001 })
    expect(await codeOf(changed)).toEqual([409, 'PreviewChanged'])
    expect((await propose({ supplierReturns: -1 })).status).toBe(422)
    expect((await propose({ supplierFees: 1.5 })).status).toBe(422)
    expect((await propose({ supplierReturns: 0, fee: 501 })).status).toBe(422)
    expect((await propose({ amount: 0 })).status).toBe(422)
    const worked = await propose({ supplierReturns: 20_000 })
    const [live] = (await worked.json<DeskMoney>()).refunds
    const path = `/api/admin/bookings/${booking.id}/refunds/${live?.id}`
    await send(path, { status: 'approved', version: 1 }, { token, method: 'PATCH' })
    await send(path, { status: 'sent', version: 2, day: '2026-01-06' }, { token, method: 'PATCH' })
    expect((await codeOf(await propose({ supplierReturns: 0 })))[1]).toBe('NotPossibleNow')
    expect((await (await desk(`${booking.id}/money`)).json<DeskMoney>()).terms).toBeNull()
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
