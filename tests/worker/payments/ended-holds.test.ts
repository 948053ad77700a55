import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../worker/contracts/payments/desk-money'
import type { BookingRow } from '../../../worker/db/schema/bookings'
import { send } from '../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../support/booking-builders'
import { aSuperUser } from '../../support/builders'
import { aSender } from '../../support/contact'

const { token } = await aSuperUser()
const api = (path: string, body?: object) => send(`/api/admin/bookings/${path}`, body, { token })

/** A held date with a part of its deposit. */
async function aPartlyPaidHold(): Promise<BookingRow> {
  const { id, pid } = await aBooking({ status: 'on_hold', email: aSender() })
  await changeBooking(id, { total: 105_000, deposit: 2000 })
  await api(`${id}/payments`, { amount: 300, method: 'etransfer', day: '2026-01-05', reason: '' })
  return bookingRow(pid)
}

/** Three ways to end a hold. */
const ENDS: Record<string, (booking: BookingRow) => Promise<Response>> = {
  'withdrawn by its guest': (booking) =>
    asGuest(`${booking.pid}/withdraw`, { version: booking.version }, guestOf(booking)),
  'cancelled by its guest': async (booking) => {
    const shown = await asGuest(`${booking.pid}/cancellation`, undefined, guestOf(booking))
    const body = { version: booking.version, preview: await shown.json() }
    return asGuest(`${booking.pid}/cancel`, body, guestOf(booking))
  },
  'released at the desk': ({ id, version }) =>
    api(`${id}/events`, { event: 'hold.release', version, data: { reason: 'No guide' } }),
}

describe('a hold with money in it', () => {
  it.each(Object.keys(ENDS))('%s proposes all of it as refund, without a fee', async (way) => {
    const booking = await aPartlyPaidHold()
    const response = await ENDS[way]?.(booking)
    expect(response?.status).toBe(200)
    const { status, refunds } = await (await api(`${booking.id}/money`)).json<DeskMoney>()
    expect(status).toBe('closed')
    expect(refunds).toMatchObject([
      { status: 'proposed', amount: { amount: 300 }, fee: { amount: 0 }, method: 'etransfer' },
    ])
  })

  it('proposes nothing where nothing was paid', async () => {
    const booking = await aBooking({ status: 'on_hold' })
    const body = { version: booking.version }
    await asGuest(`${booking.pid}/withdraw`, body, guestOf(booking))
    expect((await (await api(`${booking.id}/money`)).json<DeskMoney>()).refunds).toEqual([])
  })
})
