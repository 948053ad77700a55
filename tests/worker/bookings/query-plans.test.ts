import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { ENTRY_LISTS } from '../../../worker/contracts/bookings/bank-entries'
import { PIPELINE_COLUMNS } from '../../../worker/contracts/bookings/desk-bookings'
import { REFUND_LISTS } from '../../../worker/contracts/bookings/refunds'
import { watchDeadlines } from '../../../worker/bookings/deadlines/deadlines.job'
import { send } from '../../support/accounts'
import { asGuest, changeBooking, guestOf } from '../../support/booking-builders'
import { anAdmin } from '../../support/builders'
import { accept, aHeldBooking, aPaidBooking, aQuotedBooking } from '../../support/held-bookings'
import { meteredDb } from '../../support/metered-db'
import { seenStatements } from '../../support/seen-statements'
import { chaosAround } from '../../faults/support/chaos'

/** Tables that grow with every booking. */
const GROWING = [
  'bookings',
  'booking_events',
  'booking_messages',
  'booking_reminders',
  'quotes',
  'trips',
  'seats',
  'payments',
  'payment_claims',
  'bank_entries',
  'assignments',
  'refunds',
  'travellers',
  'inbox_threads',
  'inbox_entries',
  'outbox',
  'audit_log',
]
/** Scans of one page of the newest rows, from the end of the table. */
const PAGES = [/FROM bookings +ORDER BY id DESC LIMIT/]

/** An index of waiting threads, which stays short. */
const SHORT = /USING INDEX inbox_threads_waiting$/

/** Scans of growing tables that the statements of `work` make. */
async function scansOf(work: (database: D1Database) => Promise<unknown>): Promise<string[]> {
  const { database, seen } = seenStatements(env.DB)
  await work(database)
  const scans: string[] = []
  for (const [sql, values] of seen) {
    if (PAGES.some((page) => page.test(sql))) continue
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    for (const { detail } of results)
      if (isScan(detail)) scans.push(`${detail}: ${sql.slice(0, 300)}`)
  }
  return scans
}

function isScan(detail: string): boolean {
  const [, table = ''] = /^SCAN (\w+)/.exec(detail) ?? []
  return GROWING.includes(table) && !SHORT.test(detail)
}

describe('no list reads a whole table of bookings', () => {
  const calls = [
    'bookings',
    ...PIPELINE_COLUMNS.map((column) => `bookings?column=${column}`),
    ...REFUND_LISTS.map((state) => `refunds?state=${state}`),
    'late-money',
    ...ENTRY_LISTS.map((status) => `bank/entries?status=${status}`),
    'bookings?q=kim',
    'bookings?q=M482711&column=new',
    'bookings?q=010-1234-0000',
    'bookings?q=1234&column=hold',
    `find?q=${encodeURIComponent('+82 10 1234 0000')}`,
    `find?q=${encodeURIComponent('김 철수')}`,
    'desk',
    'counts',
    'find?q=kim',
    'inbox',
    'inbox/overview',
    'money?from=2026-01-01&to=2026-12-31',
    'money/ledger?from=2026-01-01&to=2026-12-31',
    'money/sales?from=2026-01-01&to=2026-12-31',
    `planner?from=${calgaryDay(Date.now())}&to=${addDays(calgaryDay(Date.now()), 60)}`,
  ]

  it.each(calls)('GET /admin/%s', async (path) => {
    const { token } = await anAdmin()
    const scans = await scansOf(async (DB) => {
      const { status } = await send(`/api/admin/${path}`, undefined, {
        token,
        bindings: { ...env, DB },
      })
      expect(status).toBe(200)
    })
    expect(scans).toEqual([])
  })

  it.each(['', '/money', '/quotes'])('GET /admin/bookings/{id}%s', async (path) => {
    const [{ id }, { token }] = [await aPaidBooking(), await anAdmin()]
    const scans = await scansOf(async (DB) => {
      const { status } = await send(`/api/admin/bookings/${id}${path}`, undefined, {
        token,
        bindings: { ...env, DB },
      })
      expect(status).toBe(200)
    })
    expect(scans).toEqual([])
  })

  it('the guest’s page, an acceptance and the job of the deadlines', async () => {
    const [quoted, held] = [await aQuotedBooking(), await aHeldBooking()]
    await changeBooking(held.id, { payBy: 1, lapseAt: 1, nextDueAt: 1 })
    const scans = await scansOf(async (DB) => {
      const bindings = { ...env, DB }
      await asGuest(quoted.pid, undefined, guestOf(quoted), { bindings })
      expect((await accept(quoted, { bindings })).status).toBe(200)
      const context = createExecutionContext()
      await watchDeadlines(bindings, Date.now(), context)
      await waitOnExecutionContext(context)
    })
    expect(scans).toEqual([])
  })
})

it('the page of a guest takes at most 14 statements in any status', async () => {
  for (const booking of [await aQuotedBooking(), await aHeldBooking(), await aPaidBooking()]) {
    const { database, statements } = meteredDb()
    const open = () =>
      asGuest(booking.pid, undefined, guestOf(booking), { bindings: { ...env, DB: database } })
    // The first one also stores that the link was used. The session of a member is one more.
    expect((await open()).status).toBe(200)
    const first = statements()
    expect((await open()).status).toBe(200)
    expect(statements() - first).toBeLessThanOrEqual(14)
  }
})

describe('a write about a booking stays small', () => {
  it('an acceptance is a batch of at most 16 statements, and reads at most 200 rows', async () => {
    const { database, rowsRead } = meteredDb()
    const { bindings, calls } = chaosAround({ ...env, DB: database }, () => undefined)
    const answer = await accept(await aQuotedBooking(), { bindings })
    expect(answer.status).toBe(200)
    const batches = calls.map(({ store, size }) => (store === 'db' ? size : 0))
    expect([Math.max(...batches), rowsRead()]).toEqual([
      expect.toSatisfy((size: number) => size <= 16),
      expect.toSatisfy((rows: number) => rows <= 200),
    ])
  })

  it('a run of the job takes at most eight queries a booking', async () => {
    const due = [await aHeldBooking(), await aHeldBooking(), await aHeldBooking()]
    for (const { id } of due) await changeBooking(id, { payBy: 1, lapseAt: 1, nextDueAt: 1 })
    const queriesAt = async (now: number) => {
      const { database, statements } = meteredDb()
      const context = createExecutionContext()
      await watchDeadlines({ ...env, DB: database }, now, context)
      await waitOnExecutionContext(context)
      return statements()
    }
    const busy = await queriesAt(2)
    expect(busy - (await queriesAt(2))).toBeLessThanOrEqual(3 * 8)
  })
})
