import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { DAY_MS, HOUR_MS } from '../../../../worker/contracts/dates/durations'
import {
  bookingEvents,
  bookingReminders,
  type BookingRow,
} from '../../../../worker/db/schema/bookings'
import { sessions } from '../../../../worker/db/schema/accounts'
import { outbox } from '../../../../worker/db/schema/mail'
import { auditLog } from '../../../../worker/db/schema/audit'
import { send, type Sent } from '../../../support/accounts'
import { bookingRow, changeBooking, guestOf, readAs } from '../../../support/booking-builders'
import { aMember, anAdmin, db } from '../../../support/builders'
import { aHeldBooking, aPaidBooking, runDeadlines } from '../../../support/held-bookings'
import { mailsTo } from '../../../support/mails'
import { codeOf } from '../../../support/request'

const admin = await anAdmin()
const api = (path: string, body?: object, sent: Sent = {}) =>
  send(`/api/admin/bookings/${path}`, body, { token: admin.token, ...sent })
const pay = (booking: BookingRow, amount: number) =>
  api(`${booking.id}/payments`, {
    amount,
    method: 'etransfer',
    day: '2026-01-05',
    reason: amount < 0 ? 'Bounced' : '',
  })
const cover = async (booking: BookingRow, data: object, sent: Sent = {}) => {
  const { version } = await bookingRow(booking.pid)
  return api(`${booking.id}/events`, { event: 'deposit.cover', version, data }, sent)
}
const mailsOf = async (booking: BookingRow, template: string) =>
  (await mailsTo(booking.email ?? '')).filter((mail) => mail.template === template)
const setBalance = async (booking: BookingRow, isCash: boolean, sent: Sent = {}) => {
  const { version } = await bookingRow(booking.pid)
  return api(`${booking.id}/balance`, { version, isCash }, { method: 'PATCH', ...sent })
}

describe('a deposit that is waived', () => {
  it('for a few dollars confirms the trip with a reason; they stay in the balance', async () => {
    const held = await aHeldBooking()
    await pay(held, held.deposit - 500)
    expect((await bookingRow(held.pid)).status).toBe('on_hold')
    expect(await codeOf(await cover(held, {}))).toEqual([422, 'WriteContent'])
    expect((await cover(held, { reason: 'Kept by the bank' })).status).toBe(200)
    const row = await bookingRow(held.pid)
    expect([row.status, row.paid]).toEqual(['confirmed', held.deposit - 500])
    expect((await readAs(held.pid, guestOf(held))).money?.due).toMatchObject({
      amount: held.total - held.deposit + 500,
    })
    const [last] = (
      await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, held.id))
    ).slice(-1)
    expect(last).toMatchObject({ event: 'deposit.cover', actor: 'staff' })
    expect(JSON.parse(last?.data ?? '')).toEqual({ reason: 'Kept by the bank', missing: 500 })
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(held.id)))
    expect(audited.map(({ action }) => action)).toContain('deposit.waive')
    expect(await mailsOf(held, 'bookingConfirmed')).toHaveLength(1)
  })

  it('is refused for a cent more, and without any money, unless the trip needs no deposit', async () => {
    const held = await aHeldBooking()
    const reason = 'A guest of many years'
    expect(await codeOf(await cover(held, { reason }))).toEqual([409, 'NotPossibleNow'])
    await pay(held, held.deposit - 501)
    expect(await codeOf(await cover(held, { reason }))).toEqual([409, 'NotPossibleNow'])
    expect(await codeOf(await cover(held, { withoutDeposit: true }))).toEqual([422, 'WriteContent'])
    expect((await cover(held, { reason, withoutDeposit: true })).status).toBe(200)
    expect((await bookingRow(held.pid)).status).toBe('confirmed')
  })

  it('needs a recent login unless a few dollars are missing', async () => {
    const [none, short] = [await aHeldBooking(), await aHeldBooking()]
    await pay(short, short.deposit - 500)
    const { token, sessionId } = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: Date.now() - 13 * HOUR_MS })
      .where(eq(sessions.id, sessionId))
    const data = { reason: 'A friend', withoutDeposit: true }
    expect(await codeOf(await cover(none, data, { token }))).toEqual([403, 'ReloginNeeded'])
    expect((await bookingRow(none.pid)).status).toBe('on_hold')
    expect((await cover(short, data, { token })).status).toBe(200)
  })

  it('says in the confirmation that money came only if some did', async () => {
    const held = await aHeldBooking()
    await cover(held, { reason: 'Pays on the day', withoutDeposit: true })
    const [mail] = await mailsOf(held, 'bookingConfirmed')
    expect(mail?.textBody).not.toContain('payment has arrived')
  })

  it('is not waived by members, nor twice, nor on an outdated page', async () => {
    const held = await aHeldBooking()
    const data = { reason: 'A friend', withoutDeposit: true }
    const { token } = await aMember()
    expect(await codeOf(await cover(held, data, { token }))).toEqual([403, 'AdminOnly'])
    const both = await Promise.all([cover(held, data), cover(held, data)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await codeOf(await cover(held, data))).toEqual([409, 'NotPossibleNow'])
    expect(await mailsOf(held, 'bookingConfirmed')).toHaveLength(1)
  })
})

describe('the balance', () => {
  it('is reminded of once five days before, also by a job that runs three times at once, twice and six hours late', async () => {
    const booking = await aPaidBooking()
    const due = booking.balanceBy! - 5 * DAY_MS
    expect(booking.nextDueAt).toBeGreaterThanOrEqual(due)
    expect(booking.nextDueAt).toBeLessThan(due + 10 * HOUR_MS + 1)
    await runDeadlines(booking.nextDueAt! - 1)
    expect(await mailsOf(booking, 'balanceReminder')).toEqual([])
    const late = booking.nextDueAt! + 6 * HOUR_MS
    await Promise.all([runDeadlines(late), runDeadlines(late), runDeadlines(late)])
    await runDeadlines(late + 1)
    const [mail, ...more] = await mailsOf(booking, 'balanceReminder')
    expect([mail?.lang, more]).toEqual(['ca', []])
    expect(mail?.textBody).toMatch(/C\$[\d,.]+/)
    const row = await bookingRow(booking.pid)
    expect(row.nextDueAt).toBeGreaterThan(booking.balanceBy!)
    expect(row.status).toBe('confirmed')
  })

  it('is reminded of once more a day after, then the job waits for the end of the trip', async () => {
    const booking = await aPaidBooking({ lang: 'kr' })
    await runDeadlines(booking.nextDueAt!)
    const { nextDueAt } = await bookingRow(booking.pid)
    await Promise.all([runDeadlines(nextDueAt!), runDeadlines(nextDueAt!)])
    expect(await mailsOf(booking, 'balanceOverdue')).toHaveLength(1)
    const kinds = await db
      .select({ kind: bookingReminders.kind })
      .from(bookingReminders)
      .where(eq(bookingReminders.bookingId, booking.id))
    expect(kinds.map(({ kind }) => kind).filter((kind) => kind.startsWith('balance'))).toEqual([
      'balance.due',
      'balance.overdue',
    ])
    expect((await bookingRow(booking.pid)).nextDueAt).toBe(booking.endsAt)
  })

  it('of a job that slept past its day is called overdue only', async () => {
    const booking = await aPaidBooking()
    await runDeadlines(booking.balanceBy! + 2 * DAY_MS)
    expect(await mailsOf(booking, 'balanceReminder')).toEqual([])
    expect(await mailsOf(booking, 'balanceOverdue')).toHaveLength(1)
  })

  it('that came is not reminded of, and a reminder that waits is dropped', async () => {
    const booking = await aPaidBooking()
    await runDeadlines(booking.nextDueAt!)
    await db
      .update(outbox)
      .set({ status: 'queued' })
      .where(eq(outbox.recipientKey, booking.email!.toLowerCase()))
    await pay(booking, booking.total - booking.paid)
    expect(await mailsOf(booking, 'balanceReminder')).toEqual([])
    expect((await bookingRow(booking.pid)).nextDueAt).toBe(booking.endsAt)
    await changeBooking(booking.id, { nextDueAt: 1 })
    await runDeadlines(booking.balanceBy! + 2 * DAY_MS)
    expect(await mailsOf(booking, 'balanceOverdue')).toEqual([])
  })

  it('whose reminder waits when a part comes counts as not reminded of, and the trip is not cancelled for it', async () => {
    const booking = await aPaidBooking()
    await runDeadlines(booking.nextDueAt!)
    await db
      .update(outbox)
      .set({ status: 'queued' })
      .where(eq(outbox.recipientKey, booking.email!.toLowerCase()))
    await pay(booking, 100)
    const reminded = await db.$count(bookingReminders, eq(bookingReminders.bookingId, booking.id))
    expect([await mailsOf(booking, 'balanceReminder'), reminded]).toEqual([[], 0])
    const { version } = await changeBooking(booking.id, { balanceBy: 1 }).then(() =>
      bookingRow(booking.pid),
    )
    const unpaid = await api(`${booking.id}/events`, { event: 'cancel.unpaid', version, data: {} })
    expect(await codeOf(unpaid)).toEqual([409, 'NotPossibleNow'])
  })

  it('that the bank took back is reminded of again', async () => {
    const booking = await aPaidBooking()
    const rest = booking.total - booking.paid
    await pay(booking, rest)
    await pay(booking, -rest)
    expect((await bookingRow(booking.pid)).nextDueAt).toBe(booking.nextDueAt)
  })

  it('is paid in cash on the day where an admin says so, and by its day again', async () => {
    const booking = await aPaidBooking()
    const cash = await setBalance(booking, true)
    expect([cash.status, (await cash.json<DeskMoney>()).balanceBy]).toEqual([200, null])
    expect(await bookingRow(booking.pid)).toMatchObject({
      balanceBy: null,
      nextDueAt: booking.endsAt,
    })
    expect((await readAs(booking.pid, guestOf(booking))).deadlines).toEqual({})
    expect((await setBalance(booking, false)).status).toBe(200)
    expect((await bookingRow(booking.pid)).balanceBy).toBe(booking.balanceBy)
  })

  it('is not changed by members, on an outdated page, or without a held date', async () => {
    const booking = await aPaidBooking()
    const { token } = await aMember()
    expect(await codeOf(await setBalance(booking, true, { token }))).toEqual([403, 'AdminOnly'])
    const stale = { version: 1, isCash: true }
    const answer = await api(`${booking.id}/balance`, stale, { method: 'PATCH' })
    expect(await codeOf(answer)).toEqual([409, 'BookingChanged'])
    const { version } = await bookingRow(booking.pid)
    await api(`${booking.id}/events`, { event: 'cancel.guest', version, data: {} })
    expect(await codeOf(await setBalance(booking, true))).toEqual([409, 'NotPossibleNow'])
    const none = await api('999999999/balance', stale, { method: 'PATCH' })
    expect(await codeOf(none)).toEqual([404, 'NotFound'])
  })
})

describe('a trip that is paid in full', () => {
  it('has one receipt by mail with the tax and its number, and the same on the page', async () => {
    const booking = await aPaidBooking()
    await pay(booking, booking.total - booking.paid)
    const [mail, ...more] = await mailsOf(booking, 'balancePaid')
    expect(more).toEqual([])
    expect(mail?.textBody).toMatch(/GST number: \S+/)
    expect(await mailsOf(booking, 'moneyReceived')).toEqual([])
    const { receipt, money } = await readAs(booking.pid, guestOf(booking))
    expect(money?.due.amount).toBe(0)
    // Two travellers at C$400, and 5 % of the price with its surcharges.
    expect(receipt?.gst.amount).toBe(Math.round((booking.total / 105) * 5))
    expect(receipt?.payments.map(({ amount }) => amount.amount)).toEqual([
      booking.deposit,
      booking.total - booking.deposit,
    ])
    expect((await readAs(booking.pid, guestOf(booking, 'pack'))).receipt).toBeUndefined()
  })

  it('at once has the confirmation and the receipt', async () => {
    const held = await aHeldBooking()
    await pay(held, held.total)
    expect(await mailsOf(held, 'bookingConfirmed')).toHaveLength(1)
    expect(await mailsOf(held, 'balancePaid')).toHaveLength(1)
  })

  it('has no receipt before', async () => {
    const booking = await aPaidBooking()
    expect((await readAs(booking.pid, guestOf(booking))).receipt).toBeUndefined()
  })
})
