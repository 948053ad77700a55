import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { DeskCounts } from '../../../../worker/contracts/admin/desk-counts'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import type { RefundPage, LateMoneyPage } from '../../../../worker/contracts/bookings/refunds'
import { runBatch } from '../../../../worker/db/batch'
import { seats, type BookingRow } from '../../../../worker/db/schema/bookings'
import { trips } from '../../../../worker/db/schema/trips'
import { lapsedHold } from '../../../../worker/bookings/holds/holds.lapse'
import { settingsOf } from '../../../../worker/env'
import { tripTimes } from '../../../../worker/bookings/days/trip-times'
import { env } from 'cloudflare:workers'
import { send } from '../../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../../support/booking-builders'
import { anAdmin, aTour, db } from '../../../support/builders'
import { aHeldBooking, aPaidBooking } from '../../../support/held-bookings'
import { mailsTo } from '../../../support/mails'
import { errorOf } from '../../../support/request'
import { aSender } from '../../../support/contact'

const { token } = await anAdmin()
const desk = (path: string, body?: object) => send(`/api/admin/${path}`, body, { token })
const today = calgaryDay(Date.now())

/** A hold that ran out without a deposit, three days before `today`. */
async function anExpired(): Promise<BookingRow> {
  const tourId = await aTour({ p1Cents: 600_00, p2Cents: 400_00 })
  const { id, pid, version } = await aBooking({ tourId, email: aSender() })
  const path = `bookings/${id}/quotes`
  const draft = await (await desk(path, {})).json<DeskQuote>()
  await desk(`${path}/${draft.number}/send`, { version })
  const booking = await bookingRow(pid)
  const accepted = await asGuest(
    `${pid}/quote`,
    {
      act: 'accept',
      number: 1,
      version: booking.version,
      currency: 'CAD',
      method: 'etransfer',
      agreed: { terms: true, policy: true },
    },
    guestOf(booking),
  )
  if (accepted.status !== 200) throw new Error(await accepted.text())
  await changeBooking(id, { payBy: Date.now() - 3 * 24 * 60 * 60 * 1000 })
  const held = await bookingRow(pid)
  const now = Date.now()
  const scope = { db, now, settings: settingsOf(env), mail: { now, baseUrl: 'http://localhost' } }
  const { statements } = await lapsedHold(scope, held)
  await runBatch(db, statements)
  return bookingRow(pid)
}

const pay = ({ id }: BookingRow, amount: number, day = today) =>
  desk(`bookings/${id}/payments`, { amount, method: 'wire', day, reason: '' })

/** The row of a booking in the list, over all pages. */
async function lateRow({ id }: BookingRow) {
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `late-money${cursor && `?cursor=${encodeURIComponent(cursor)}`}`
    const page: LateMoneyPage = await (await desk(path)).json<LateMoneyPage>()
    const row = page.bookings.find((each) => each.id === id)
    if (row) return row
    ;({ cursor } = page)
  }
  return null
}

describe('money that comes for no date', () => {
  it('is in the list of late money, and its guest is told whether it was in time by the bank’s day', async () => {
    const booking = await anExpired()
    expect(await lateRow(booking)).toBeNull()
    await pay(booking, 2000)
    expect(await lateRow(booking)).toMatchObject({
      status: 'expired',
      paid: { amount: 2000 },
      receivedOn: today,
      isInTime: false,
      mayRevive: true,
    })
    const late = async () => (await readAs(booking.pid, guestOf(booking))).ending?.late
    expect(await late()).toMatchObject({ received: { amount: 2000 }, isInTime: false })
    const early = await anExpired()
    await pay(early, 2000, addDays(today, -4))
    expect((await lateRow(early))?.isInTime).toBe(true)
    expect((await readAs(early.pid, guestOf(early))).ending?.late?.isInTime).toBe(true)
  })

  it('revives the hold and confirms the trip in the same batch, where days are free', async () => {
    const booking = await anExpired()
    await pay(booking, 2000)
    const { version } = await bookingRow(booking.pid)
    const revived = await desk(`bookings/${booking.id}/events`, {
      event: 'revive',
      version,
      data: {},
    })
    expect(revived.status).toBe(200)
    const row = await bookingRow(booking.pid)
    expect([row.status, row.version]).toEqual(['confirmed', version + 2])
    // The next look is at the balance, not at the deposit.
    expect(row.nextDueAt).toBeGreaterThan(row.payBy ?? 0)
    expect(await db.$count(seats, eq(seats.bookingId, booking.id))).toBe(1)
    expect(await lateRow(booking)).toBeNull()
    const mails = (await mailsTo(booking.email ?? '')).map(({ template }) => template)
    expect(mails).toContain('bookingConfirmed')
  })

  it('of a part of the deposit revives the hold only', async () => {
    const booking = await anExpired()
    await pay(booking, 100)
    const { version } = await bookingRow(booking.pid)
    await desk(`bookings/${booking.id}/events`, { event: 'revive', version, data: {} })
    expect((await bookingRow(booking.pid)).status).toBe('on_hold')
  })

  it('does not revive a hold whose days are full, and stays in the list', async () => {
    const booking = await anExpired()
    await pay(booking, 2000)
    const [quote] = await (await desk(`bookings/${booking.id}/quotes`)).json<DeskQuote[]>()
    const day = quote?.startDay ?? ''
    for (let n = 0; n < 2; n += 1)
      await db.insert(trips).values({
        key: crypto.randomUUID(),
        kind: 'departure',
        startDay: day,
        endDay: day,
        ...tripTimes(day, day),
        createdAt: 1,
        updatedAt: 1,
      })
    const { version } = await bookingRow(booking.pid)
    const refused = await desk(`bookings/${booking.id}/events`, {
      event: 'revive',
      version,
      data: {},
    })
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'DayFull'])
    expect(await lateRow(booking)).not.toBeNull()
  })

  it('goes back in full, without a fee', async () => {
    const booking = await anExpired()
    await pay(booking, 2000)
    const path = `bookings/${booking.id}/refunds`
    const withFee = await desk(path, { amount: 1500, fee: 500 })
    expect(await errorOf(withFee)).toBe('Invalid')
    const proposed = await desk(path, { amount: 2000 })
    expect((await proposed.json<DeskMoney>()).refunds).toMatchObject([
      { status: 'proposed', amount: { amount: 2000 }, method: 'wire' },
    ])
    expect(await lateRow(booking)).toBeNull()
    const { refunds, counts } = await (await desk('refunds?state=proposed')).json<RefundPage>()
    expect(counts.proposed).toBeGreaterThan(0)
    expect(refunds.length).toBeGreaterThan(0)
  })

  it.each(['proposed', 'approved', 'sent'] as const)(
    'is in the list beside a refund of earlier money that is %s',
    async (state) => {
      const held = await aHeldBooking()
      await pay(held, 15_00)
      const { version } = await bookingRow(held.pid)
      await desk(`bookings/${held.id}/events`, { event: 'hold.release', version, data: {} })
      const act = async (status: string) => {
        const { refunds } = await (await desk(`bookings/${held.id}/money`)).json<DeskMoney>()
        const [refund] = refunds
        const path = `/api/admin/bookings/${held.id}/refunds/${refund?.id}`
        const step = { status, version: refund?.version, ...(status === 'sent' && { day: today }) }
        expect((await send(path, step, { token, method: 'PATCH' })).status).toBe(200)
      }
      if (state !== 'proposed') await act('approved')
      if (state === 'sent') await act('sent')
      expect((await pay(held, 951_00)).status).toBe(201)
      expect(await lateRow(held)).toMatchObject({ late: { amount: 951_00 } })
    },
  )

  it('is proposed to go back for a trip that its guest cancelled, until a receipt that was a mistake is reversed', async () => {
    const kept = await aPaidBooking({ email: aSender() })
    const shown = await asGuest(`${kept.pid}/cancellation`, undefined, guestOf(kept))
    const wish = { version: kept.version, preview: await shown.json() }
    expect((await asGuest(`${kept.pid}/cancel`, wish, guestOf(kept))).status).toBe(200)
    const { refunds } = await (await desk(`bookings/${kept.id}/money`)).json<DeskMoney>()
    for (const { id, version } of refunds)
      await send(
        `/api/admin/bookings/${kept.id}/refunds/${id}`,
        { status: 'void', version },
        { token, method: 'PATCH' },
      )
    const proposed = async () =>
      (await (await desk(`bookings/${kept.id}/money`)).json<DeskMoney>()).refunds
        .filter(({ status }) => status === 'proposed')
        .map(({ amount }) => amount.amount)
    expect(await proposed()).toEqual([])
    await pay(kept, 2500)
    expect(await proposed()).toEqual([2500])
    const reversal = { amount: -2500, method: 'wire', day: today, reason: 'Another guest' }
    await desk(`bookings/${kept.id}/payments`, reversal)
    expect((await bookingRow(kept.pid)).paid).toBe(kept.paid)
    expect(await proposed()).toEqual([])
  })
})

describe('the counts of money', () => {
  /** All rows of a list, over its pages. */
  async function rowsOf(list: 'late' | 'proposed' | 'approved'): Promise<number> {
    let [rows, cursor]: [number, string | null] = [0, '']
    while (cursor !== null) {
      const after = cursor && `cursor=${encodeURIComponent(cursor)}`
      const path = list === 'late' ? `late-money?${after}` : `refunds?state=${list}&${after}`
      const page: LateMoneyPage & Partial<RefundPage> = await (await desk(path)).json()
      rows += (page.refunds ?? page.bookings).length
      cursor = page.cursor
    }
    return rows
  }

  it('equal the lists, also of a refund that may not be sent yet, and the desk counts all of them', async () => {
    const paid = await aPaidBooking()
    const { version } = paid
    const event = { event: 'cancel.company', version, data: { reason: 'weather' } }
    expect((await desk(`bookings/${paid.id}/events`, event)).status).toBe(200)
    const { refunds } = await (await desk(`bookings/${paid.id}/money`)).json<DeskMoney>()
    expect(refunds).toMatchObject([{ status: 'approved' }])
    expect(refunds[0]!.sendAfter).toBeGreaterThan(Date.now())
    const { counts } = await (await desk('refunds?state=approved')).json<RefundPage>()
    const rows = await Promise.all((['late', 'proposed', 'approved'] as const).map(rowsOf))
    expect([counts.late, counts.proposed, counts.approved]).toEqual(rows)
    const { refunds: all } = await (await desk('counts')).json<DeskCounts>()
    expect(all).toBe(rows.reduce((sum, n) => sum + n, 0))
  })
})
