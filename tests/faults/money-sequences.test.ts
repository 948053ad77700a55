import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CancellationPreview } from '../../worker/contracts/bookings/cancellation'
import type { DeskMoney } from '../../worker/contracts/bookings/payments'
import { calgaryDay } from '../../worker/contracts/dates/calgary-clock'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { refunds } from '../../worker/db/schema/payments'
import { anOpenDay, asGuest, bookingRow, guestOf, readAs } from '../support/booking-builders'
import { db } from '../support/builders'
import { acceptQuote, atDesk } from '../support/changed-bookings'
import { aHeldBooking, aPaidBooking, aQuotedBooking, runDeadlines } from '../support/held-bookings'
import { brokenInvariants } from './support/invariants'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

/** Random acts about one booking's money, with refunds at every point. */

const random = randomFrom(seed)
const DAY = calgaryDay(Date.now())
const LENGTH = 9

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!

type Act = (booking: BookingRow) => Promise<Response | void>

const pay =
  (amountOf: (booking: BookingRow) => number): Act =>
  (booking) => {
    const amount = amountOf(booking)
    const reason = amount < 0 ? 'The bank took it back' : ''
    const payment = { amount: amount || 100, method: 'etransfer', day: DAY, reason }
    return atDesk(`bookings/${booking.id}/payments`, payment)
  }

const cause =
  (event: string): Act =>
  ({ id, version }) =>
    atDesk(`bookings/${id}/events`, {
      event,
      version,
      data: { reason: 'weather', via: 'phone', withoutDeposit: true },
    })

/** A step of any refund in a status; nothing without one. */
const step =
  (status: string, from: string): Act =>
  async ({ id }) => {
    const money = await (await atDesk(`bookings/${id}/money`)).json<DeskMoney>()
    const refund = money.refunds.find((each) => each.status === from)
    if (!refund) return
    // As if the guest's time for another date were over.
    await db.update(refunds).set({ sendAfter: 1 }).where(eq(refunds.id, refund.id))
    const body = { status, version: refund.version, ...(status === 'sent' && { day: DAY }) }
    return atDesk(`bookings/${id}/refunds/${refund.id}`, body, { method: 'PATCH' })
  }

const quote =
  (changeOf: () => object): Act =>
  async ({ id, version }) => {
    const drafted = await atDesk(`bookings/${id}/quotes`, changeOf())
    if (!drafted.ok) return drafted
    const { number } = await drafted.json<{ number: number }>()
    return atDesk(`bookings/${id}/quotes/${number}/send`, { version })
  }

const price = () => {
  const cents = any([10, 100, 300, 400, 800, 1200]) * 100
  return { lines: [{ kind: 'tour', label: '', units: 1, unitCents: cents, cents }] }
}

async function openNumber({ id }: BookingRow): Promise<number> {
  const rows = await (
    await atDesk(`bookings/${id}/quotes`)
  ).json<{ number: number; status: string }[]>()
  return rows.find(({ status }) => status === 'open')?.number ?? 1
}

const ACTS: Record<string, Act> = {
  'pays the deposit': pay(({ deposit }) => deposit),
  'pays the price': pay(({ total }) => total),
  'pays a part': pay(() => 1 + Math.floor(random() * 20_000)),
  'loses a payment': pay(({ paid }) => -Math.ceil(paid * any([0.5, 1]))),
  'is offered another price': quote(price),
  'is offered another day': quote(() => ({ startDay: anOpenDay() })),
  accepts: async (booking) => acceptQuote(booking, await openNumber(booking)),
  'accepts by phone': cause('change.accept'),
  'is cancelled by the company': cause('cancel.company'),
  'is cancelled by the desk': cause('cancel.guest'),
  'is restored': cause('cancel.undo'),
  'is released': cause('hold.release'),
  'is held again': cause('revive'),
  'is confirmed without money': cause('deposit.cover'),
  cancels: async (booking) => {
    const shown = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
    if (!shown.ok) return shown
    const preview = await shown.json<CancellationPreview>()
    return asGuest(`${booking.pid}/cancel`, { version: booking.version, preview }, guestOf(booking))
  },
  'asks for another date': ({ pid, ...booking }) =>
    asGuest(`${pid}/other-date`, { text: 'In May?' }, guestOf({ pid, ...booking })),
  'proposes a refund': ({ id, paid }) =>
    atDesk(`bookings/${id}/refunds`, {
      amount: 1 + Math.floor(random() * (paid + 100)),
      fee: any([0, 0, 200]),
    }),
  'proposes a refund by the terms': ({ id }) =>
    atDesk(`bookings/${id}/refunds`, { supplierFees: any([0, 500, 20_000]) }),
  'approves a refund': step('approved', 'proposed'),
  'sends a refund': step('sent', 'approved'),
  'drops a proposal': step('void', 'proposed'),
  'drops an approved refund': step('void', 'approved'),
  'runs the job': () => runDeadlines(Date.now()),
  'runs the job late': (booking) => runDeadlines(booking.nextDueAt ?? Date.now()),
}
const NAMES = Object.keys(ACTS)
const OF_THE_JOB = NAMES.filter((name) => name.includes('job'))
/** Refunds are tried at every point: as often as all the others. */
const OF_REFUNDS = NAMES.filter((name) => name.includes('refund') || name.includes('proposal'))

const STARTS = [
  () => aQuotedBooking({}),
  () => aHeldBooking({}),
  () => aPaidBooking({}),
  () => aPaidBooking({}, 840_00),
  () => aPaidBooking({}, 1000_00),
]

const SEQUENCES = scaled(500, 6)
describe('any sequence of acts with refunds', () => {
  it(`of ${SEQUENCES} keeps every sum right (seed ${seed})`, async () => {
    console.info(`${SEQUENCES} sequences of ${LENGTH} acts, seed ${seed}`)
    const reached = new Map<string, number>()
    for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
      await freshSite()
      const { pid } = await any(STARTS)()
      const path: string[] = []
      for (let at = 0; at < LENGTH; at += 1) {
        const name = any(random() < 0.5 ? OF_REFUNDS : NAMES)
        const answer = await ACTS[name]!(await bookingRow(pid))
        const status = answer?.status ?? 0
        path.push(`${name} ${status}`)
        expect([0, 200, 201, 409, 422], `${sequence}: ${path.join(', ')}`).toContain(status)
        if (answer?.ok) reached.set(name, (reached.get(name) ?? 0) + 1)
      }
      expect(await brokenInvariants(env), `${sequence}: ${path.join(', ')}`).toEqual([])
      await expectOneNumber(pid, path)
    }
    console.info([...reached].map(([name, n]) => `${name}: ${n}`).join(', '))
    // Each act was possible somewhere.
    if (SEQUENCES >= 500) expect(NAMES.filter((name) => !reached.has(name))).toEqual(OF_THE_JOB)
  })
})

/** The guest's page, the desk's sums and the lists name the same amounts. */
async function expectOneNumber(pid: string, path: string[]): Promise<void> {
  const booking = await bookingRow(pid)
  const {
    stays,
    total,
    refunds: rows,
  } = await (await atDesk(`bookings/${booking.id}/money`)).json<DeskMoney>()
  const { money } = await readAs(pid, guestOf(booking))
  const isPriced = ['on_hold', 'confirmed', 'completed', 'no_show'].includes(booking.status)
  const surplus = isPriced ? Math.max(0, stays.amount - total.amount) : 0
  const open = rows.filter(({ status }) => status === 'proposed')
  expect([path, money?.surplus.amount ?? 0]).toEqual([path, surplus])
  if (surplus > 0) expect([path, open.length]).toEqual([path, 1])
}
