import type { DeskQuote } from '../../worker/contracts/bookings/desk-quotes'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { send, type Sent } from './accounts'
import { asGuest, guestOf } from './booking-builders'
import { anAdmin } from './builders'
import { acceptance } from './held-bookings'

/** Quotes and changes of bookings, step by step over the API. */

/** A call below /api/admin by an admin; with a body a POST. */
export async function atDesk(path: string, body?: unknown, sent: Sent = {}): Promise<Response> {
  const token = sent.token ?? (await anAdmin()).token
  return send(`/api/admin/${path}`, body, { token, ...sent })
}

export async function aDraft(id: number, input: object = {}): Promise<DeskQuote> {
  const response = await atDesk(`bookings/${id}/quotes`, input)
  if (response.status !== 201) throw new Error(await response.text())
  return response.json()
}

/** Drafts a quote, or the change of a held trip, and sends it. */
export async function sendQuote(id: number, input: object = {}): Promise<DeskQuote> {
  const draft = await aDraft(id, input)
  const { number, version } = draft
  const sent = await atDesk(`bookings/${id}/quotes/${number}/send`, { version })
  if (sent.status !== 200) throw new Error(await sent.text())
  return draft
}

/** The guest's acceptance of a quote of any number. */
export function acceptQuote(booking: BookingRow, number: number): Promise<Response> {
  return asGuest(`${booking.pid}/quote`, acceptance(booking, number), guestOf(booking))
}
