import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../../worker/db/schema/accounts'
import { bookingEvents, bookings, quotes, seats } from '../../../worker/db/schema/bookings'
import { trips } from '../../../worker/db/schema/trips'
import { asGuest, anOpenDay, guestOf } from '../../support/booking-builders'
import { anAdmin, aTour, db, unique } from '../../support/builders'
import { acceptQuote, aDraft, atDesk } from '../../support/changed-bookings'
import { aSender } from '../../support/contact'
import { aDeparture } from '../../support/departure-builders'
import { PRICES } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

async function aCall(fields: object = {}) {
  return {
    source: 'phone',
    tourId: await aTour(PRICES),
    day: anOpenDay(),
    party: { adults: 2, children: 0 },
    lang: 'ca',
    pickup: { kind: 'calgary' },
    name: `Caller ${unique()}`,
    email: aSender(),
    sendsMail: true,
    ...fields,
  }
}

async function written(fields: object) {
  const response = await atDesk('bookings', await aCall(fields))
  if (response.status !== 201) throw new Error(await response.text())
  const { id } = await response.json<{ id: number }>()
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  return booking!
}

const templatesTo = async (email: string | null) =>
  (await mailsTo(email!)).map(({ template }) => template)

describe('a booking that is written down', () => {
  it('as quoted has an open quote of the tour’s prices, which its guest accepts', async () => {
    const booking = await written({ status: 'quoted' })
    expect(booking).toMatchObject({ status: 'quoted', version: 1 })
    const [quote] = await db.select().from(quotes).where(eq(quotes.bookingId, booking.id))
    expect(quote).toMatchObject({ number: 1, status: 'open', totalCents: 840_00 })
    expect(booking.nextDueAt).toBe(quote!.validUntil)
    expect(await templatesTo(booking.email)).toEqual(['quoteSent'])
    expect((await acceptQuote(booking, 1)).status).toBe(200)
  })

  it('awaits an answer at the desk once its guest has asked about the quote', async () => {
    const booking = await written({ status: 'quoted' })
    const question = { act: 'ask', number: 1, version: booking.version, text: 'A day later?' }
    const asked = await asGuest(`${booking.pid}/quote`, question, guestOf(booking))
    expect(asked.status).toBe(200)
    const [found] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(found?.awaitsSince).not.toBeNull()
  })

  it('as held has seats, day, reference and deadlines', async () => {
    const booking = await written({ status: 'on_hold', priceCents: 500_00 })
    expect(booking).toMatchObject({ status: 'on_hold', version: 1, total: 525_00, currency: 'CAD' })
    expect(booking.reference).toMatch(/^[1-9]\d{5}$/)
    expect(booking.payBy).toBeGreaterThan(Date.now())
    expect(await db.$count(seats, eq(seats.bookingId, booking.id))).toBe(1)
    expect(await templatesTo(booking.email)).toEqual(['holdMade'])
    const page = await asGuest(booking.pid, undefined, guestOf(booking))
    expect(await page.json()).toMatchObject({ status: 'on_hold', quote: { status: 'accepted' } })
    const { payBy, lapseAt } = booking
    const shown = await atDesk(`bookings/${booking.id}`)
    expect(await shown.json()).toMatchObject({ payBy, lapseAt })
  })

  it('as confirmed has the money that was seen', async () => {
    const payment = { amount: 20_00, day: '2026-01-05' }
    const booking = await written({ status: 'confirmed', payment })
    expect(booking).toMatchObject({ status: 'confirmed', paid: 20_00, deposit: 20_00 })
    const [trip] = await db.select().from(trips).where(eq(trips.id, booking.tripId!))
    expect(trip).toMatchObject({ seatsTaken: 2, startDay: booking.wishDay })
    expect(await templatesTo(booking.email)).toEqual(['bookingConfirmed'])
  })

  it('as confirmed without the deposit has a reason, which stays in its history, and a recent login', async () => {
    const short = await aCall({ status: 'confirmed', payment: { amount: 1, day: '2026-01-05' } })
    expect(await codeOf(await atDesk('bookings', short))).toEqual([422, 'WriteContent'])
    const none = await aCall({ status: 'confirmed' })
    expect((await atDesk('bookings', none)).status).toBe(422)
    const old = await anAdmin()
    await db.update(sessions).set({ createdAt: 1 }).where(eq(sessions.id, old.sessionId))
    const call = await aCall({ status: 'confirmed', reason: 'An old friend' })
    expect(await codeOf(await atDesk('bookings', call, old))).toEqual([403, 'ReloginNeeded'])
    const booking = await written({ status: 'confirmed', reason: 'An old friend' })
    const [event] = await db
      .select()
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, booking.id), eq(bookingEvents.seq, 1)))
    expect(JSON.parse(event!.data)).toMatchObject({ reason: 'An old friend' })
  })

  it('is mailed only where that is ticked', async () => {
    const booking = await written({ status: 'on_hold', sendsMail: false })
    expect(await templatesTo(booking.email)).toEqual([])
  })

  it('may be about a departure, whose seats are taken once it is held and are shown as left', async () => {
    const tourId = await aTour(PRICES)
    const departure = await aDeparture({ tourId, capacity: 4 })
    const { id: tripId, startDay: day } = departure
    const leftOf = async () => {
      const list = await atDesk(`departures?tourId=${tourId}`)
      const found = await list.json<{ tripId: number; startDay: string; seatsLeft: number }[]>()
      return found.map((each) => [each.tripId, each.startDay, each.seatsLeft])
    }
    expect(await leftOf()).toEqual([[tripId, day, 4]])
    const asked = await written({ tourId, tripId, day })
    expect(asked).toMatchObject({ status: 'requested', tripId, wishDay: day })
    const draft = await aDraft(asked.id)
    expect(draft).toMatchObject({ tripId, startDay: day })
    const held = await written({ tourId, tripId, day, status: 'on_hold' })
    expect(held).toMatchObject({ status: 'on_hold', tripId })
    expect(await leftOf()).toEqual([[tripId, day, 2]])
    const party = { adults: 3, children: 0 }
    const tooMany = await aCall({ tourId, tripId, day, party, status: 'on_hold' })
    expect(await codeOf(await atDesk('bookings', tooMany))).toEqual([409, 'SeatsGone'])
    for (const status of ['requested', 'on_hold']) {
      const ofAnother = await aCall({ tripId, day, status })
      expect(await codeOf(await atDesk('bookings', ofAnother))).toEqual([422, 'Invalid'])
    }
  })

  it('needs a day to come, a price and room, and leaves nothing behind otherwise', async () => {
    const count = (name: string) => db.$count(bookings, eq(bookings.name, name))
    const refused = async (fields: object, refusal: unknown[]) => {
      const call = await aCall({ status: 'on_hold', ...fields })
      expect(await codeOf(await atDesk('bookings', call))).toEqual(refusal)
      expect(await count(call.name)).toBe(0)
    }
    await refused({ day: undefined }, [422, 'Invalid'])
    await refused({ day: '2026-01-05' }, [422, 'Invalid'])
    await refused({ tourId: await aTour() }, [422, 'Invalid'])
    await refused({ status: 'quoted', payment: { amount: 1, day: '2026-01-05' } }, [422, 'Invalid'])
    const day = anOpenDay()
    await written({ status: 'on_hold', day })
    await written({ status: 'on_hold', day })
    await refused({ day }, [409, 'DayFull'])
  })
})
