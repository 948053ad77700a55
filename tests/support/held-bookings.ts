import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { DeskQuote } from '../../worker/contracts/bookings/desk-quotes'
import { runBatch } from '../../worker/db/batch'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { watchDeadlines } from '../../worker/bookings/deadlines/deadlines.job'
import { eventStatement } from '../../worker/bookings/data/booking-events'
import { releaseStatements } from '../../worker/bookings/data/held-seats'
import { send, type Sent } from './accounts'
import { aBooking, asGuest, bookingRow, guestOf } from './booking-builders'
import { anAdmin, aTour, db } from './builders'

/** Bookings that reached their status over the API, with quote, trip, reference, deadlines and mails. */

type Options = Parameters<typeof aBooking>[0]

/** A party of two pays C$800.00 and GST. */
export const PRICES = { p1Cents: 600_00, p2Cents: 400_00, p3Cents: 350_00, p4Cents: 300_00 }

async function asDesk(path: string, body: unknown, method?: string): Promise<Response> {
  const { token } = await anAdmin()
  const response = await send(`/api/admin/${path}`, body, { token, ...(method && { method }) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response
}

/** A booking with an open quote; `input` is the admin's input for the draft. */
export async function aQuotedBooking(
  options: Options = {},
  input: object = {},
): Promise<BookingRow> {
  const tourId = options.tourId ?? (await aTour(PRICES))
  const booking = await aBooking({ tourId, ...options })
  const path = `bookings/${booking.id}/quotes`
  const { number, version } = await (await asDesk(path, input)).json<DeskQuote>()
  await asDesk(`${path}/${number}/send`, { version })
  return bookingRow(booking.pid)
}

export function acceptance(booking: Pick<BookingRow, 'version'>, number = 1) {
  return {
    act: 'accept',
    number,
    version: booking.version,
    currency: 'CAD',
    method: 'etransfer',
    agreed: { terms: true, policy: true },
  }
}

export function accept(booking: BookingRow, sent: Sent = {}): Promise<Response> {
  return asGuest(`${booking.pid}/quote`, acceptance(booking), guestOf(booking), sent)
}

export async function aHeldBooking(options: Options = {}, input: object = {}): Promise<BookingRow> {
  const quoted = await aQuotedBooking(options, input)
  const answer = await accept(quoted)
  if (answer.status !== 200) throw new Error(await answer.text())
  return bookingRow(quoted.pid)
}

/** The same after `paid` has arrived; by default the deposit. */
export async function aPaidBooking(
  options: Options = {},
  paid?: number,
  input: object = {},
): Promise<BookingRow> {
  const { id, pid, deposit } = await aHeldBooking(options, input)
  const payment = { amount: paid ?? deposit, method: 'etransfer', day: '2026-01-05' }
  await asDesk(`bookings/${id}/payments`, payment)
  return bookingRow(pid)
}

/** Runs the job that watches deadlines at `now` (UTC ms). */
export async function runDeadlines(now: number): Promise<void> {
  const executionCtx = createExecutionContext()
  await watchDeadlines(env, now, executionCtx)
  await waitOnExecutionContext(executionCtx)
}

/** Effect of the job once the time of a hold has passed. */
export function lapseHold({ id, tripId, version }: BookingRow): Promise<unknown> {
  return runBatch(db, [
    ...releaseStatements(db, { id, tripId }),
    eventStatement(db, {
      bookingId: id,
      version,
      event: 'hold.lapse',
      from: 'on_hold',
      to: 'expired',
      actor: 'system',
      at: Date.now(),
    }),
  ])
}

/** The same after the trip, which the job has completed. */
export async function aTravelledBooking(options: Options = {}): Promise<BookingRow> {
  const { pid, endsAt } = await aPaidBooking(options)
  await runDeadlines((endsAt ?? 0) + 1)
  return bookingRow(pid)
}
