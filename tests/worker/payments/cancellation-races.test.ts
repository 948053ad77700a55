import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CancellationPreview } from '../../../worker/contracts/cancellation'
import type { DeskMoney } from '../../../worker/contracts/payments'
import { bookingEvents, type BookingRow } from '../../../worker/db/schema/bookings'
import { watchDeadlines } from '../../../worker/features/bookings/deadlines.job'
import { send } from '../../support/accounts'
import { asGuest, bookingRow, changeBooking, guestOf } from '../../support/booking-builders'
import { aSuperUser, db } from '../../support/builders'
import { aDeparture, aPartyOn } from '../../support/departure-builders'
import { codeOf } from '../../support/request'

const { token } = await aSuperUser()
const desk = (path: string, body?: object) => send(`/api/admin/bookings/${path}`, body, { token })
const refundsOf = async ({ id }: BookingRow) =>
  (await (await desk(`${id}/money`)).json<DeskMoney>()).refunds

/** Pairs of one kind; more of them are in tests/faults. */
const PAIRS = 10

/** So many parties of eight seats a departure. */
async function parties(options: Parameters<typeof aPartyOn>[1]): Promise<BookingRow[]> {
  const found: BookingRow[] = []
  for (let n = 0; n < PAIRS; n += 1) {
    const trip = await aDeparture()
    found.push(await aPartyOn(trip, options))
  }
  return found
}

async function cancelByGuest(booking: BookingRow) {
  const shown = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
  const preview = await shown.json<CancellationPreview>()
  return () =>
    asGuest(`${booking.pid}/cancel`, { version: booking.version, preview }, guestOf(booking))
}

const cause = ({ id, version }: BookingRow, event: string, data: object = {}) =>
  desk(`${id}/events`, { event, version, data })

const eventsOf = ({ id }: BookingRow) =>
  db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))

describe('two acts on one booking at the same time', () => {
  it('a guest who cancels and a company that does: one wins, one refund, the other is refused', async () => {
    for (const booking of await parties({ paid: 2000 })) {
      const byGuest = await cancelByGuest(booking)
      const both = await Promise.all([
        byGuest(),
        cause(booking, 'cancel.company', { reason: 'weather' }),
      ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      const refused = both.find(({ status }) => status === 409)!
      expect(['BookingChanged', 'NotPossibleNow']).toContain((await codeOf(refused))[1])
      expect(await refundsOf(booking)).toHaveLength(1)
    }
  })

  it('two admins who cancel: one wins, the other is refused', async () => {
    for (const booking of await parties({ paid: 2000 })) {
      const both = await Promise.all([
        cause(booking, 'cancel.guest'),
        cause(booking, 'cancel.company', { reason: 'guide' }),
      ])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await refundsOf(booking)).toHaveLength(1)
    }
  })

  it('a hold that is given back and lapses: it ends once, and its money is kept or goes back', async () => {
    for (const booking of await parties({ status: 'on_hold', paid: 300 })) {
      const byGuest = await cancelByGuest(booking)
      const past = Date.now() - 1000
      await changeBooking(booking.id, { payBy: past, lapseAt: past, nextDueAt: past })
      const context = createExecutionContext()
      const [ended] = await Promise.all([
        byGuest(),
        watchDeadlines(env, Date.now(), context).then(() => waitOnExecutionContext(context)),
      ])
      const { status, paid } = await bookingRow(booking.pid)
      expect([status, paid]).toEqual([ended.status === 200 ? 'closed' : 'expired', 300])
      expect(await refundsOf(booking)).toHaveLength(ended.status === 200 ? 1 : 0)
      const ends = (await eventsOf(booking)).filter(({ event }) => event.startsWith('hold.'))
      expect(ends).toHaveLength(1)
    }
  })

  it('a refund that is sent and a cancellation that is undone: the money leaves or the trip goes on', async () => {
    for (const booking of await parties({ paid: 2000 })) {
      await cause(booking, 'cancel.guest')
      const [refund] = await refundsOf(booking)
      const path = `/api/admin/bookings/${booking.id}/refunds/${refund!.id}`
      const patch = (body: object) => send(path, body, { token, method: 'PATCH' })
      await patch({ status: 'approved', version: 1 })
      const [sent, undone] = await Promise.all([
        patch({ status: 'sent', version: 2, day: '2026-01-07' }),
        cause(await bookingRow(booking.pid), 'cancel.undo'),
      ])
      expect([sent.status, undone.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      const { status, paid } = await bookingRow(booking.pid)
      expect([status, paid]).toEqual(sent.status === 200 ? ['cancelled', 0] : ['confirmed', 2000])
    }
  })
})
