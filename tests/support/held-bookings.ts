import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { DeskQuote } from '../../worker/contracts/quotes'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { watchDeadlines } from '../../worker/features/bookings/deadlines.job'
import { send } from './accounts'
import { aBooking, asGuest, bookingRow, guestOf } from './booking-builders'
import { aSuperUser, aTour } from './builders'

const PRICES = { p1Cents: 600_00, p2Cents: 400_00, p3Cents: 350_00, p4Cents: 300_00 }

/** A booking whose quote was sent and accepted over the API. */
export async function aHeldBooking(options: Parameters<typeof aBooking>[0] = {}) {
  const { token } = await aSuperUser()
  const booking = await aBooking({ tourId: await aTour(PRICES), ...options })
  const path = `/api/admin/bookings/${booking.id}/quotes`
  const draft = await (await send(path, {}, { token })).json<DeskQuote>()
  await send(`${path}/${draft.number}/send`, { version: draft.version }, { token })
  const quoted = await bookingRow(booking.pid)
  const body = {
    act: 'accept',
    number: draft.number,
    version: quoted.version,
    currency: 'CAD',
    method: 'etransfer',
    agreed: { terms: true, policy: true },
  }
  const answer = await asGuest(`${booking.pid}/quote`, body, guestOf(quoted))
  if (answer.status !== 200) throw new Error(await answer.text())
  return bookingRow(booking.pid)
}

/** The same after `paid` came for it; the deposit if not given. */
export async function aPaidBooking(
  options: Parameters<typeof aBooking>[0] = {},
  paid?: number,
): Promise<BookingRow> {
  const { token } = await aSuperUser()
  const held = await aHeldBooking(options)
  const payment = { amount: paid ?? held.deposit, method: 'etransfer', day: '2026-01-05' }
  const sent = await send(`/api/admin/bookings/${held.id}/payments`, payment, { token })
  if (sent.status !== 201) throw new Error(await sent.text())
  return bookingRow(held.pid)
}

/** Runs the job that watches deadlines at `now` (UTC ms). */
export async function runDeadlines(now: number): Promise<void> {
  const executionCtx = createExecutionContext()
  await watchDeadlines(env, now, executionCtx)
  await waitOnExecutionContext(executionCtx)
}
