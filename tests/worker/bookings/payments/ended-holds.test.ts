import { describe, expect, it } from 'vitest'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import type { BookingRow } from '../../../../worker/db/schema/bookings'
import { send } from '../../../support/accounts'
import {
  aBooking,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../../support/booking-builders'
import { anAdmin } from '../../../support/builders'
import { aSender } from '../../../support/contact'
import { aHeldBooking, runDeadlines } from '../../../support/held-bookings'
import { mailsTo } from '../../../support/mails'

const { token } = await anAdmin()
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

describe('a hold whose money is on its way back', () => {
  const pay = (id: number, amount: number) =>
    api(`${id}/payments`, { amount, method: 'etransfer', day: '2026-01-05', reason: '' })

  /** Paid in full, but C$3 of the deposit of C$20 are to be sent back. */
  async function aLeavingHold(): Promise<BookingRow> {
    const { id, pid } = await aHeldBooking({ email: aSender() })
    await pay(id, 300)
    const proposed = await api(`${id}/refunds`, { amount: 300, fee: 0, method: 'etransfer' })
    const [refund] = (await proposed.json<DeskMoney>()).refunds
    const approval = { status: 'approved', version: 1 }
    await send(`/api/admin/bookings/${id}/refunds/${refund?.id}`, approval, {
      token,
      method: 'PATCH',
    })
    await pay(id, 1700)
    return bookingRow(pid)
  }

  it('is confirmed only by what stays, and its guest is told what is missing', async () => {
    const held = await aLeavingHold()
    expect(held).toMatchObject({ status: 'on_hold', deposit: 2000, paid: 2000, refundOpen: 300 })
    const guest = await asGuest(held.pid, undefined, guestOf(held))
    expect(await guest.json()).toMatchObject({ money: { due: { amount: 300 } } })
    const mails = await mailsTo(held.email ?? '')
    expect(mails.at(-1)?.textBody).toMatch(/C\$17\n[^]*C\$3\n/)
    await pay(held.id, 300)
    expect(await bookingRow(held.pid)).toMatchObject({ status: 'confirmed', paid: 2300 })
  })

  it('lapses when nothing else comes', async () => {
    const held = await aLeavingHold()
    await runDeadlines((held.lapseAt ?? 0) + 1)
    expect(await bookingRow(held.pid)).toMatchObject({ status: 'expired', paid: 2000 })
  })
})

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
