import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bookingEvents } from '../../../worker/db/schema/bookings'
import {
  anOpenDay,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { db } from '../../support/builders'
import { sendQuote } from '../../support/changed-bookings'
import { acceptance, aPaidBooking, aQuotedBooking } from '../../support/held-bookings'

async function aQuote() {
  const booking = await aQuotedBooking()
  const cookie = guestOf(booking)
  const terms = async () => (await readAs(booking.pid, cookie)).terms
  const accept = (agreed: object) =>
    asGuest(
      `${booking.pid}/quote`,
      { ...acceptance(booking), agreed: { terms: true, policy: true, ...agreed } },
      cookie,
    )
  return { booking, terms, accept }
}

describe('the terms that an acceptance agrees to', () => {
  it('are those of the request while the same are in force, and are recorded with it', async () => {
    const { booking, terms, accept } = await aQuote()
    const version = booking.termsVersion
    expect(await terms()).toEqual({ version, isAgreed: true })
    expect((await accept({ termsVersion: version })).status).toBe(200)
    const [event] = await db
      .select()
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, booking.id), eq(bookingEvents.event, 'quote.accept')))
    expect(JSON.parse(event!.data)).toMatchObject({ terms: version })
    expect(await terms()).toBeUndefined()
  })

  it('are agreed to again where the request agreed to others, which they then replace', async () => {
    const { booking, terms, accept } = await aQuote()
    const inForce = booking.termsVersion
    await changeBooking(booking.id, { termsVersion: '2020-01-01' })
    expect(await terms()).toEqual({ version: inForce, isAgreed: false })
    const refused = await accept({ termsVersion: '2020-01-01' })
    expect(await refused.json()).toMatchObject({
      code: 'Invalid',
      fields: { termsVersion: 'Invalid' },
    })
    expect((await accept({})).status).toBe(200)
    const { status, termsVersion } = await bookingRow(booking.pid)
    expect([status, termsVersion]).toEqual(['on_hold', inForce])
  })

  it('are recorded as well with the acceptance of a change', async () => {
    const held = await aPaidBooking()
    const cookie = guestOf(held)
    const inForce = held.termsVersion
    await changeBooking(held.id, { termsVersion: '2020-01-01' })
    await sendQuote(held.id, { startDay: anOpenDay() })
    expect((await readAs(held.pid, cookie)).terms).toEqual({ version: inForce, isAgreed: false })
    const { version } = await bookingRow(held.pid)
    const accept = (agreed: object) =>
      asGuest(
        `${held.pid}/quote`,
        {
          act: 'accept',
          number: 2,
          version,
          currency: 'CAD',
          method: 'etransfer',
          agreed: { terms: true, policy: true, ...agreed },
        },
        cookie,
      )
    expect((await accept({ termsVersion: '2020-01-01' })).status).toBe(422)
    expect((await accept({ termsVersion: inForce })).status).toBe(200)
    const [event] = await db
      .select()
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, held.id), eq(bookingEvents.event, 'change.accept')))
    expect(JSON.parse(event!.data)).toMatchObject({ terms: inForce })
    expect((await bookingRow(held.pid)).termsVersion).toBe(inForce)
  })
})
