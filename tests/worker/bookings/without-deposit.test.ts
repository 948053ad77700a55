import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'
import { auditLog } from '../../../worker/db/schema/audit'
import { sessions } from '../../../worker/db/schema/accounts'
import { bookingEvents, quotes, type BookingRow } from '../../../worker/db/schema/bookings'
import { trips } from '../../../worker/db/schema/trips'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { anAdmin, aTour, db } from '../../support/builders'
import { acceptQuote, aDraft, atDesk, sendQuote } from '../../support/changed-bookings'
import { acceptance, aHeldBooking } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const PRICES = { p1Cents: 600_00, p2Cents: 400_00, p3Cents: 350_00, p4Cents: 300_00 }

async function aQuoted(lang: 'ca' | 'kr' = 'ca') {
  const booking = await aBooking({ tourId: await aTour(PRICES), lang })
  const quote = await sendQuote(booking.id, { withoutDeposit: true })
  return { booking: await bookingRow(booking.pid), quote }
}
const cashAnswer = (booking: BookingRow, number = 1) => {
  const { method: _method, ...answer } = acceptance(booking, number)
  return { ...answer, currency: 'CAD' }
}
const acceptInCash = (booking: BookingRow, number = 1) =>
  asGuest(`${booking.pid}/quote`, cashAnswer(booking, number), guestOf(booking))
const mailOf = async ({ email }: BookingRow, template: string) =>
  (await mailsTo(email ?? '')).find((mail) => mail.template === template)
const actionsOn = async ({ id }: BookingRow) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(id)))
  ).map(({ action }) => action)

describe('a quote without a deposit', () => {
  it('says on the page and in the mail that all of it is paid on the day', async () => {
    const { booking, quote } = await aQuoted()
    expect(quote).toMatchObject({ withoutDeposit: true, depositCents: 0, depositWon: 0 })
    expect(quote.totalCents).toBeGreaterThan(0)
    const page = await readAs(booking.pid, guestOf(booking))
    expect(page.quote).toMatchObject({ withoutDeposit: true, depositCents: 0 })
    const mail = await mailOf(booking, 'quoteSent')
    expect(mail?.textBody).toMatch(/Deposit: None\. .*in cash on the day/)
    expect(mail?.textBody).not.toContain('₩')
    expect(await actionsOn(booking)).toEqual(
      expect.arrayContaining(['quote.send', 'deposit.offerWithout']),
    )
  })

  it('confirms the trip when it is accepted; all of it is due in cash on the day', async () => {
    const { booking, quote } = await aQuoted()
    expect((await acceptInCash(booking)).status).toBe(200)
    const row = await bookingRow(booking.pid)
    expect(row).toMatchObject({ status: 'confirmed', deposit: 0, balanceBy: null, payMethod: null })
    expect(row.total).toBe(quote.totalCents)
    const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, row.id))
    expect(events.slice(-2).map(({ event, actor }) => [event, actor])).toEqual([
      ['quote.accept', 'guest'],
      ['deposit.cover', 'system'],
    ])
    const { money, deadlines } = await readAs(row.pid, guestOf(row))
    expect(money).toMatchObject({ due: { amount: row.total }, method: null })
    expect(deadlines?.balanceBy).toBeUndefined()
    const mail = await mailOf(row, 'bookingConfirmed')
    expect(mail?.textBody).toContain('Balance due: in cash on the day of the trip')
    expect(mail?.textBody).not.toContain('remind you')
    const [trip] = await db.select().from(trips).where(eq(trips.id, row.tripId!))
    expect(calgaryText(row.nextDueAt!) > (trip?.endDay ?? '')).toBe(true)
  })

  it('is paid in dollars, by no method; another quote needs a method', async () => {
    const { booking } = await aQuoted('kr')
    const won = { ...cashAnswer(booking), currency: 'KRW' }
    const refused = await asGuest(`${booking.pid}/quote`, won, guestOf(booking))
    expect(await codeOf(refused)).toEqual([422, 'Invalid'])
    const other = await aBooking({ tourId: await aTour(PRICES) })
    await sendQuote(other.id)
    expect(await codeOf(await acceptInCash(await bookingRow(other.pid)))).toEqual([422, 'Invalid'])
  })

  it('is drafted by any admin, and sent after a recent login only', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { number, version } = await aDraft(booking.id, { withoutDeposit: true })
    const { token, sessionId } = await anAdmin()
    await db
      .update(sessions)
      .set({ createdAt: Date.now() - 13 * HOUR_MS })
      .where(eq(sessions.id, sessionId))
    const path = `bookings/${booking.id}/quotes/${number}/send`
    expect(await codeOf(await atDesk(path, { version }, { token }))).toEqual([403, 'ReloginNeeded'])
    expect((await bookingRow(booking.pid)).status).toBe('requested')
    expect((await atDesk(path, { version })).status).toBe(200)
  })

  it('asks for the usual deposit again once the tick is removed', async () => {
    const booking = await aBooking({ tourId: await aTour(PRICES) })
    const { number, revision } = await aDraft(booking.id, { withoutDeposit: true })
    const path = `bookings/${booking.id}/quotes/${number}`
    const body = { revision, withoutDeposit: false }
    const edited = await (
      await atDesk(path, body, { method: 'PATCH' })
    ).json<{ depositCents: number }>()
    expect(edited.depositCents).toBeGreaterThan(0)
    const [row] = await db.select().from(quotes).where(eq(quotes.bookingId, booking.id))
    expect(row?.withoutDeposit).toBe(false)
  })
})

describe('a change without a deposit', () => {
  it('confirms the trip that was held for one, and moves its balance to the day', async () => {
    const held = await aHeldBooking()
    const { number } = await sendQuote(held.id, { withoutDeposit: true, startDay: anOpenDay() })
    expect((await acceptQuote(await bookingRow(held.pid), number)).status).toBe(200)
    const row = await bookingRow(held.pid)
    expect(row).toMatchObject({ status: 'confirmed', deposit: 0, balanceBy: null })
  })

  it('keeps a trip without one as it is', async () => {
    const { booking } = await aQuoted()
    await acceptInCash(booking)
    const change = await sendQuote(booking.id, { startDay: anOpenDay() })
    expect(change).toMatchObject({ kind: 'change', withoutDeposit: true })
    const row = await bookingRow(booking.pid)
    expect((await acceptInCash(row, change.number)).status).toBe(200)
    expect(await bookingRow(booking.pid)).toMatchObject({ deposit: 0, balanceBy: null })
    expect((await mailOf(row, 'tripChanged'))?.textBody).toContain('in cash on the day')
  })
})
