import { describe, expect, it } from 'vitest'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import type { DeskQuote } from '../../../../worker/contracts/bookings/desk-quotes'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { bookingEvents } from '../../../../worker/db/schema/bookings'
import { refunds } from '../../../../worker/db/schema/payments'
import { eq } from 'drizzle-orm'
import { send } from '../../../support/accounts'
import { anOpenDay, asGuest, bookingRow, guestOf, readAs } from '../../../support/booking-builders'
import { anAdmin, db } from '../../../support/builders'
import { aDeparture, aPartyOn } from '../../../support/departure-builders'
import { atMoment } from '../../../support/moved-clock'
import { errorOf } from '../../../support/request'

const HOUR_MS = 60 * 60 * 1000
const { token } = await anAdmin()
const desk = (path: string, body?: object, method?: string) =>
  send(`/api/admin/bookings/${path}`, body, { token, ...(method && { method }) })
const refundsOf = async ({ id }: BookingRow) =>
  (await (await desk(`${id}/money`)).json<DeskMoney>()).refunds
const ask = (booking: BookingRow, headers: Record<string, string> = {}) =>
  asGuest(`${booking.pid}/other-date`, { text: 'A week later?' }, guestOf(booking), { headers })

async function aCancelled(paid = 2000): Promise<BookingRow> {
  const { id, pid, version } = await aPartyOn(await aDeparture(), { paid })
  const data = { reason: 'weather', text: 'Snow on the pass.' }
  await desk(`${id}/events`, { event: 'cancel.company', version, data })
  return bookingRow(pid)
}

const sent = async (booking: BookingRow) => {
  const [refund] = await refundsOf(booking)
  await db.update(refunds).set({ sendAfter: 1 }).where(eq(refunds.id, refund!.id))
  const body = { status: 'sent', version: refund!.version, day: '2026-01-07' }
  return desk(`${booking.id}/refunds/${refund!.id}`, body, 'PATCH')
}

describe('the page of a trip that the company cancelled', () => {
  it('says why, what goes back and when, and until when another date can be asked for', async () => {
    const booking = await aCancelled()
    const { ending } = await readAs(booking.pid, guestOf(booking))
    expect(ending).toMatchObject({
      by: 'company',
      onDay: booking.cancelledOn,
      why: 'weather',
      text: 'Snow on the pass.',
      refund: { status: 'approved', amount: { amount: 2000 }, method: 'etransfer', sentOn: null },
      wantsOtherDate: false,
      late: null,
    })
    expect(ending?.otherDateUntil?.at).toBeGreaterThan(Date.now() + 71 * HOUR_MS)
    expect(ending?.refund?.working.at(-1)).toMatchObject({ line: 'refund' })
  })

  it('is not told to companions', async () => {
    const booking = await aCancelled()
    expect((await readAs(booking.pid, guestOf(booking, 'pack'))).ending).toBeUndefined()
  })
})

describe('another date instead of the money', () => {
  it('makes the refund wait for a decision, and a quote for it counts what was paid', async () => {
    const booking = await aCancelled()
    const response = await ask(booking)
    expect(response.status).toBe(200)
    const { ending, messages } = await response.json<GuestBooking>()
    expect(ending).toMatchObject({ wantsOtherDate: true, otherDateUntil: null })
    expect(messages.at(-1)?.text).toBe('A week later?')
    expect(await refundsOf(booking)).toMatchObject([
      { status: 'proposed', amount: { amount: 2000 } },
      { status: 'void' },
    ])
    const row = await bookingRow(booking.pid)
    expect([row.awaitsSince !== null, row.refundOpen]).toEqual([true, 0])

    const path = `${booking.id}/quotes`
    const input = { startDay: anOpenDay(), tripId: null }
    const draft = await (await desk(path, input)).json<DeskQuote>()
    const quoted = await desk(`${path}/${draft.number}/send`, { version: row.version })
    expect(quoted.status).toBe(200)
    expect((await refundsOf(booking))[0]?.status).toBe('void')
    const accepted = await asGuest(
      `${booking.pid}/quote`,
      {
        act: 'accept',
        number: draft.number,
        version: row.version + 1,
        currency: 'CAD',
        method: 'etransfer',
        agreed: { terms: true, policy: true },
      },
      guestOf(booking),
    )
    expect([accepted.status, (await accepted.json<GuestBooking>()).status]).toEqual([
      200,
      'confirmed',
    ])
    const events = await db
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
    expect(events.at(-1)).toMatchObject({ event: 'deposit.cover', actor: 'system' })
  })

  it('is asked for once by a repeated request', async () => {
    const booking = await aCancelled()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const all = await Promise.all(Array.from({ length: 4 }, () => ask(booking, headers)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await readAs(booking.pid, guestOf(booking))).messages).toHaveLength(1)
    expect(await refundsOf(booking)).toHaveLength(2)
  })

  it('is refused once the money is sent, and so is a quote', async () => {
    const booking = await aCancelled()
    expect((await sent(booking)).status).toBe(200)
    const refused = await ask(await bookingRow(booking.pid))
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'RefundSent'])
    const { ending } = await readAs(booking.pid, guestOf(booking))
    expect(ending).toMatchObject({
      otherDateUntil: null,
      refund: { status: 'sent', sentOn: '2026-01-07' },
    })
  })

  it('is refused after 72 hours, and where the company has not cancelled', async () => {
    const booking = await aCancelled()
    const later = await atMoment(Date.now() + 73 * HOUR_MS, () => ask(booking))
    expect(await errorOf(later)).toBe('NotPossibleNow')
    const confirmed = await aPartyOn(await aDeparture())
    expect(await errorOf(await ask(confirmed))).toBe('NotPossibleNow')
  })
})
