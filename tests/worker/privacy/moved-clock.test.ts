import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweepReceipts } from '../../../worker/bookings/money/receipts.job'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { users } from '../../../worker/db/schema/accounts'
import { bookingMessages, travellers } from '../../../worker/db/schema/bookings'
import { outbox } from '../../../worker/db/schema/mail'
import { paymentClaims } from '../../../worker/db/schema/payments'
import type { Bindings } from '../../../worker/env'
import { deleteExpiredBinEntries } from '../../../worker/features/bin/bin.actions'
import { processInactiveMembers } from '../../../worker/features/privacy/inactive-members.job'
import {
  deleteExpiredRecords,
  reportPrivacy,
} from '../../../worker/features/privacy/privacy.actions'
import { brokenInvariants } from '../../faults/support/invariants'
import { readState, type SiteState } from '../../faults/support/site-state'
import { aBooking, changeBooking } from '../../support/booking-builders'
import { aMember, db } from '../../support/builders'
import { atDesk } from '../../support/changed-bookings'
import { emptyStores } from '../../support/empty-stores'
import { aHeldBooking, aPaidBooking } from '../../support/held-bookings'
import { databaseBeforeWrite } from '../../support/interrupted-db'
import { expectLogs } from '../../support/logs'

const NOW = Date.now()
const at = (text: string) => Date.parse(text)

/** The daily jobs, at a moment (UTC ms). */
async function runDaily(moment: number, bindings: Bindings = env): Promise<void> {
  const context = createExecutionContext()
  for (const job of [
    processInactiveMembers,
    deleteExpiredRecords,
    deleteExpiredBinEntries,
    sweepReceipts,
  ])
    await job(bindings, moment, context).catch(() => undefined)
  await waitOnExecutionContext(context)
}

/** Members and bookings of every age, with money, claims, messages and travellers. */
async function aSite(): Promise<void> {
  await emptyStores()
  for (const days of [0, 345, 370, 800]) {
    const seen = NOW - days * DAY_MS
    const member = await aMember({ lastActiveAt: seen, createdAt: seen })
    if (days > 366)
      await db
        .update(users)
        .set({ inactivityNoticeAt: seen + 1 })
        .where(sql`id = ${member.userId}`)
    for (const status of ['closed', 'completed', 'confirmed'] as const) {
      const booking = await aBooking({ status, email: member.email, userId: member.userId })
      await changeBooking(booking.id, {
        updatedAt: seen,
        endsAt: status === 'closed' ? null : seen + 1,
      })
      await db
        .insert(bookingMessages)
        .values({ bookingId: booking.id, author: 'guest', body: 'x', createdAt: seen })
      await db.insert(travellers).values({ bookingId: booking.id, name: 'Ann', diet: 'No nuts' })
      await db.insert(paymentClaims).values({
        bookingId: booking.id,
        amount: 1,
        method: 'wire',
        sentDay: '2026-01-01',
        payer: 'Ann',
        receiptKey: `receipts/${booking.pid}`,
        createdAt: seen,
      })
    }
  }
  const paid = await aPaidBooking({}, 1000_00)
  await atDesk(`bookings/${paid.id}/refunds`, { amount: 100 })
  await aHeldBooking()
}

const textOf = (state: SiteState) =>
  [...state].filter(([table]) => table !== 'job_runs').map(([table, { text }]) => [table, text])

describe('the daily jobs', () => {
  beforeEach(aSite, 60_000)

  it.each([
    ['at the beginning of time', 0],
    ['before the company', at('2001-01-01T00:00:00Z')],
    ['in a negative year', at('-000001-06-01T00:00:00Z')],
  ])('%s delete nothing', async (_when, moment) => {
    const before = textOf(await readState())
    await runDaily(moment)
    expect(textOf(await readState())).toEqual(before)
  })

  it.each([
    ['now', NOW],
    ['in the hour that comes twice', at('2026-11-01T08:30:00Z')],
    ['in the hour that is missing', at('2027-03-14T09:30:00Z')],
    ['on a leap day', at('2028-02-29T09:17:00Z')],
    ['at the new year in Calgary', at('2033-01-01T06:59:59Z')],
    ['seven years ahead', NOW + 7 * 366 * DAY_MS],
    ['in a far year', at('9999-12-31T23:59:59Z')],
  ])('%s leave nothing for a second run', async (_when, moment) => {
    await runDaily(moment)
    await expectDone(moment)
  })

  it('that run three times at once do all once', async () => {
    await Promise.all([1, 2, 3].map(() => runDaily(NOW)))
    await expectDone(NOW)
    const notices = await db.$count(outbox, eq(outbox.template, 'inactivityNotice'))
    expect(notices).toBe(1)
  })

  it('that stop at any write go on the next day', async () => {
    expectLogs('privacy.member', 'records.expire')
    for (const nth of [1, 2, 5, 9, 14, 20]) {
      if (nth > 1) await aSite()
      const DB = databaseBeforeWrite(nth, () => Promise.reject(new Error('D1_ERROR: gone')))
      await runDaily(NOW, { ...env, DB })
      await runDaily(NOW)
      await expectDone(NOW)
    }
  })
})

/** Another run finds nothing, and no row points to a missing one. */
async function expectDone(moment: number): Promise<void> {
  const { records, notices, deletions } = await reportPrivacy(db, moment)
  expect(records.filter(({ count }) => count > 0)).toEqual([])
  expect([notices, deletions]).toEqual([[], []])
  const before = textOf(await readState())
  await runDaily(moment)
  expect(textOf(await readState())).toEqual(before)
  expect(await db.all(sql`PRAGMA foreign_key_check`)).toEqual([])
  const sums = (await brokenInvariants(env)).filter((fault) => /ledger|reserved|spent/.test(fault))
  expect(sums).toEqual([])
}
