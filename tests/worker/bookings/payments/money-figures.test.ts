import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type {
  LedgerRow,
  MoneyFigures,
  SaleRow,
} from '../../../../worker/contracts/bookings/money-figures'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { auditLog } from '../../../../worker/db/schema/audit'
import { assignments, resources } from '../../../../worker/db/schema/trips'
import { payments } from '../../../../worker/db/schema/payments'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { bookingRow, changeBooking } from '../../../support/booking-builders'
import { anAdmin, db, unique } from '../../../support/builders'
import { atDesk } from '../../../support/changed-bookings'
import { aHeldBooking, aPaidBooking, aQuotedBooking } from '../../../support/held-bookings'
import { codeOf } from '../../../support/request'

async function read<Answer>(path: string): Promise<Answer> {
  const response = await atDesk(path)
  expect([response.status, path]).toEqual([200, path])
  return response.json()
}

const daysOf = (from: string, to = from) => `from=${from}&to=${to}`
const figuresOf = (from: string, to = from) => read<MoneyFigures>(`money?${daysOf(from, to)}`)

function pay(booking: BookingRow, amount: number, valueDay: string, more = {}) {
  const kind = amount > 0 ? ('receipt' as const) : ('refund' as const)
  const row = { bookingId: booking.id, kind, amount, valueDay, method: 'etransfer', at: 1, ...more }
  return db.insert(payments).values(row)
}

/** The first day of the trip; each booking has one of its own. */
const dayOf = ({ wishDay }: BookingRow) => wishDay ?? ''

const GROSS = 840_00
const OF_GROSS = { net: 800_00, gst: 40_00 }

describe('GET /api/admin/money', () => {
  it('adds up the GST of the bank’s days, and says what of it is for trips after the month', async () => {
    const booking = await aHeldBooking()
    const [day, before] = [dayOf(booking), addDays(dayOf(booking), -40)]
    await pay(booking, 420_00, before)
    await pay(booking, 420_00, day)
    await pay(booking, -210_00, day)
    const all = { untaxed: 0, net: 400_00, gst: 20_00, received: 420_00 }
    expect((await figuresOf(before)).months).toEqual([
      { ...all, month: before.slice(0, 7), back: 0, gstAhead: 20_00 },
    ])
    const rest = { untaxed: 0, net: 200_00, gst: 10_00, received: 210_00 }
    expect((await figuresOf(day)).months).toEqual([
      { ...rest, month: day.slice(0, 7), back: 210_00, gstAhead: 0 },
    ])
    expect((await figuresOf(addDays(day, 1))).months).toEqual([])
  })

  it('adds up sales by month, tour, language, source, guide and currency', async () => {
    const [first, second] = [await aPaidBooking({ lang: 'kr' }), await aPaidBooking()]
    await changeBooking(second.id, { source: 'phone' })
    const name = `Guide ${unique()}`
    const [guide] = await db.insert(resources).values({ kind: 'guide', name }).returning()
    await db.delete(assignments).where(eq(assignments.tripId, first.tripId ?? 0))
    await db.delete(assignments).where(eq(assignments.tripId, second.tripId ?? 0))
    const work = { resourceId: guide?.id ?? 0, startsAt: 1, endsAt: 2 }
    await db.insert(assignments).values({ ...work, tripId: second.tripId })
    const { sales } = await figuresOf(dayOf(first), dayOf(second))
    const by = (kind: string) =>
      sales
        .filter((row) => row.by === kind)
        .map(({ key, name, bookings, guests, net, gst }) => [key, name, bookings, guests, net, gst])
    const one = [1, 2, OF_GROSS.net, OF_GROSS.gst]
    const months = [...new Set([first, second].map((booking) => dayOf(booking).slice(0, 7)))]
    expect(by('month').map(([key]) => key)).toEqual(months)
    expect(by('lang')).toEqual([
      ['ca', null, ...one],
      ['kr', null, ...one],
    ])
    expect(by('source')).toEqual([
      ['phone', null, ...one],
      ['site', null, ...one],
    ])
    expect(by('guide')).toEqual([
      [null, null, ...one],
      [guide?.id, name, ...one],
    ])
    expect(by('currency')).toEqual([['CAD', null, 2, 4, 2 * OF_GROSS.net, 2 * OF_GROSS.gst]])
    expect(by('tour').map(([key]) => key)).toEqual([first.tourId, second.tourId])
  })

  it('counts what a cancelled trip keeps, and nothing if it keeps nothing', async () => {
    const [keeps, free] = [await aPaidBooking({}, GROSS), await aPaidBooking({}, GROSS)]
    const cancel = async ({ pid, id }: BookingRow, amount: number) => {
      const { version } = await bookingRow(pid)
      const event = { event: 'cancel.guest', version, data: { reason: 'Ill', keeps: amount } }
      await atDesk(`bookings/${id}/events`, event)
      await db.run(sql`UPDATE bookings SET keeps = ${amount} WHERE id = ${id}`)
    }
    await cancel(keeps, 210_00)
    await cancel(free, 0)
    expect((await bookingRow(free.pid)).status).toBe('cancelled')
    const { sales } = await figuresOf(dayOf(keeps), dayOf(free))
    expect(sales.filter(({ by }) => by === 'currency')).toEqual([
      expect.objectContaining({ key: 'CAD', bookings: 1, net: 200_00, gst: 10_00 }),
    ])
  })

  it('counts bookings that got a quote, and those that accepted one', async () => {
    const before = (await figuresNow()).quotes.at(-1) ?? { sent: 0, won: 0 }
    await aQuotedBooking()
    await aHeldBooking()
    const after = (await figuresNow()).quotes.at(-1)
    expect([(after?.sent ?? 0) - before.sent, (after?.won ?? 0) - before.won]).toEqual([2, 1])
  })

  it('has what is held for later trips, and what has to go back', async () => {
    const held = (figures: MoneyFigures, month: string) =>
      figures.held.find((row) => row.month === month && row.currency === 'CAD')?.amount ?? 0
    const owed = (figures: MoneyFigures) =>
      figures.owed.find(({ currency }) => currency === 'CAD')?.amount ?? 0
    const before = await figuresNow()
    const booking = await aPaidBooking({}, 300_00)
    const month = dayOf(booking).slice(0, 7)
    await atDesk(`bookings/${booking.id}/refunds`, { amount: 100_00 })
    const after = await figuresNow()
    expect(held(after, month) - held(before, month)).toBe(300_00)
    expect(owed(after) - owed(before)).toBe(100_00)
  })

  it.each([
    ['from=2026-02-01&to=2026-01-31'],
    ['from=2026-01-01'],
    ['from=2020-01-01&to=2026-12-31'],
    ['from=now&to=2026-12-31'],
  ])('refuses %s', async (query) => {
    for (const path of ['money', 'money/ledger', 'money/sales'])
      expect(await codeOf(await atDesk(`${path}?${query}`))).toEqual([422, 'Invalid'])
  })
})

const figuresNow = () => {
  const today = calgaryDay(Date.now())
  return read<MoneyFigures>(`money?from=${addDays(today, -1)}&to=${today}`)
}

type Page<Row> = { rows: Row[]; next: string | null }

describe('the rows for the accountant', () => {
  it('are the ledger of the bank’s days, in their order, and add up to the figures', async () => {
    const booking = await aHeldBooking({ name: 'Ann, Lee' })
    const [before, day] = [addDays(dayOf(booking), -3), dayOf(booking)]
    await pay(booking, 100_00, day, { reason: 'First' })
    await pay(booking, 740_00, before)
    await pay(booking, -420_00, day)
    await pay(booking, 1_00, addDays(day, 1))
    const { rows } = await read<Page<LedgerRow>>(`money/ledger?${daysOf(before, day)}`)
    expect(rows.map((row) => [row.day, row.amount, row.kind])).toEqual([
      [before, 740_00, 'receipt'],
      [day, 100_00, 'receipt'],
      [day, -420_00, 'refund'],
    ])
    const about = { pid: booking.pid, name: 'Ann, Lee', currency: 'CAD', tripDay: day }
    expect(rows[1]).toMatchObject({ ...about, cad: 100_00, reason: 'First' })
    const { months } = await figuresOf(before, day)
    for (const column of ['net', 'gst', 'untaxed'] as const)
      expect(sumOf(rows, column)).toBe(sumOf(months, column))
    expect(sumOf(rows, 'cad')).toBe(sumOf(months, 'received'))
  })

  it('are the trips of the days, with what they are sold for, and add up to the figures', async () => {
    const booking = await aPaidBooking()
    const startDay = dayOf(booking)
    const { rows } = await read<Page<SaleRow>>(`money/sales?${daysOf(startDay)}`)
    const korean = await read<Page<SaleRow>>(`money/sales?${daysOf(startDay)}&lang=kr`)
    expect(korean.rows[0]?.tour).toBe(rows[0]?.tour)
    const sold = { pid: booking.pid, startDay, amount: GROSS, untaxed: 0, ...OF_GROSS }
    expect(rows).toEqual([expect.objectContaining(sold)])
    const { sales } = await figuresOf(startDay)
    const all = sales.filter(({ by }) => by === 'currency')
    expect([sumOf(all, 'net'), sumOf(all, 'gst')]).toEqual([OF_GROSS.net, OF_GROSS.gst])
  })

  it('go on over pages of five hundred, and are one export in the audit log', async () => {
    const booking = await aHeldBooking()
    await db.run(sql`INSERT INTO payments (booking_id, kind, amount, value_day, method, at)
      SELECT ${booking.id}, 'receipt', 1, '2023-01-0' || (b.n + 1), 'cash', 1
      FROM numbers AS a JOIN numbers AS b ON b.n < 3`)
    const { token, userId } = await anAdmin()
    let [count, next]: [number, string | null] = [0, '']
    while (next !== null) {
      const cursor: string = next && `&cursor=${encodeURIComponent(next)}`
      const path = `money/ledger?${daysOf('2023-01-01', '2023-12-31')}${cursor}`
      const page: Page<LedgerRow> = await (await atDesk(path, undefined, { token })).json()
      count += page.rows.length
      next = page.next
    }
    expect(count).toBe(1101)
    const exports = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'data.csv'), eq(auditLog.actorId, userId)))
    expect(exports.map(({ subjectId }) => subjectId)).toEqual(['payments'])
  })
})

function sumOf<Column extends string>(rows: Record<Column, number>[], column: Column): number {
  return rows.reduce((sum, row) => sum + row[column], 0)
}
