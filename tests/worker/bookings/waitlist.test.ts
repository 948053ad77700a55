import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { DeskBookings } from '../../../worker/contracts/bookings/desk-bookings'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import { bookings, quotes, seats, type BookingRow } from '../../../worker/db/schema/bookings'
import { closures, trips } from '../../../worker/db/schema/trips'
import { deleteExpiredRecords } from '../../../worker/features/privacy/privacy.actions'
import { aMemberWithPassword, leave, send } from '../../support/accounts'
import {
  anOpenDay,
  aRequest,
  asGuest,
  bookingRow,
  guestOf,
  readAs,
  sendRequest,
} from '../../support/booking-builders'
import { aDeparture, anAdmin, aTour, db } from '../../support/builders'
import { acceptance, PRICES, runDeadlines } from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { aFullDeparture, join, leaveTaken, noon, offered } from '../../support/waiting-guests'

const ON_REQUEST = { p1Cents: 0, p2Cents: 0, p3Cents: 0, p4Cents: 0 }

const statuses = async (line: readonly BookingRow[]) =>
  Promise.all(line.map(async ({ pid }) => (await bookingRow(pid)).status))

const templatesTo = async ({ email }: BookingRow) =>
  (await mailsTo(email!)).map(({ template }) => template)

const refusal = async (response: Response) => (await response.json<{ code: string }>()).code

describe('joining the waiting list', () => {
  it('is possible on a full departure; the guest sees the place in the line', async () => {
    const line = await aFullDeparture()
    const first = await join(line)
    const second = await join(line, 2)
    expect(await statuses([first, second])).toEqual(['waitlisted', 'waitlisted'])
    expect(first).toMatchObject({ awaitsSince: null, tripId: line.tripId, wishDay: line.day })
    const booking = await readAs(second.pid, guestOf(second))
    expect(booking).toMatchObject({ status: 'waitlisted', place: 2 })
    expect(booking.actions).toContain('request.withdraw')
    expect(await templatesTo(first)).toEqual(['waitlistJoined'])
  })

  it('is possible on a full day, for a trip of its own', async () => {
    const { tourId, day } = await aFullDay()
    expect(await join({ tourId, day })).toMatchObject({ status: 'waitlisted', tripId: null })
  })

  it.each<[string, (line: Awaited<ReturnType<typeof aFullDeparture>>) => object, string]>([
    [
      'where seats are left',
      ({ tripId }) => ({ tripId, party: { adults: 1, children: 0 } }),
      'StillSeats',
    ],
    ['on a day that is free', () => ({ day: anOpenDay() }), 'StillSeats'],
    [
      'for a party that can never fit',
      ({ tripId }) => ({ tripId, party: { adults: 3, children: 0 } }),
      'SeatsGone',
    ],
    ['without a day', () => ({ day: undefined }), 'Invalid'],
    ['without a tour', () => ({ tourId: null }), 'NotFound'],
  ])('is refused %s', async (_name, fields, code) => {
    const line = await aFullDeparture({ taken: 1, capacity: 2 })
    const body = { tourId: line.tourId, waits: true, day: line.day, ...fields(line) }
    const response = await sendRequest(await aRequest(body))
    expect(await refusal(response)).toBe(code)
  })

  it('twice mails the link of the first', async () => {
    const line = await aFullDeparture()
    const first = await join(line)
    await sendRequest(await aRequest({ ...line, waits: true, email: first.email }))
    expect(await templatesTo(first)).toEqual(['waitlistJoined', 'bookingLink'])
  })
})

/** A day that takes no more trips, with the trip that can be cancelled. */
async function aFullDay() {
  const tourId = await aTour(PRICES)
  const day = anOpenDay()
  const other = await aTour(PRICES)
  const taken = [
    await aDeparture(other, { startsOn: day, endsOn: day }),
    await aDeparture(other, { startsOn: day, endsOn: day }),
  ] as const
  return { tourId, day, taken }
}

describe('a place that becomes free', () => {
  it('is offered to the first whose party fits; a larger party keeps its place', async () => {
    const line = await aFullDeparture()
    const three = await join(line, 3)
    const one = await join(line, 1)
    const late = await join(line, 1)
    await leaveTaken(line.tripId, 3)
    await runDeadlines(noon())
    expect(await statuses([three, one, late])).toEqual(['waitlisted', 'offered', 'waitlisted'])
    expect((await readAs(three.pid, guestOf(three))).place).toBe(1)
    expect((await readAs(late.pid, guestOf(late))).place).toBe(2)
    expect(await templatesTo(one)).toEqual(['waitlistJoined', 'waitlistOffer'])
  })

  it('is offered with its price until the deadline, and the seats are kept', async () => {
    const line = await aFullDeparture()
    const guest = await join(line, 2)
    await leaveTaken(line.tripId, 2)
    await runDeadlines(noon())
    const [quote] = await db.select().from(quotes).where(eq(quotes.bookingId, guest.id))
    expect(quote).toMatchObject({ status: 'open', party: 2, validUntil: noon() + 24 * HOUR_MS })
    const [held] = await db.select().from(seats).where(eq(seats.bookingId, guest.id))
    expect(held).toMatchObject({ tripId: line.tripId, seats: 2 })
    const booking = await readAs(guest.pid, guestOf(guest))
    expect(booking).toMatchObject({ status: 'offered', quote: { number: 1 } })
    expect(booking.actions).toEqual(
      expect.arrayContaining(['quote.accept', 'quote.decline', 'quote.ask']),
    )
  })

  it('becomes a held date when it is accepted', async () => {
    const line = await aFullDeparture()
    const guest = await offered(line)
    const answer = await asGuest(`${guest.pid}/quote`, acceptance(guest), guestOf(guest))
    expect(answer.status).toBe(200)
    expect(await bookingRow(guest.pid)).toMatchObject({ status: 'on_hold', tripId: line.tripId })
    expect(await templatesTo(guest)).toContain('holdMade')
    const [trip] = await db.select().from(trips).where(eq(trips.id, line.tripId))
    expect(trip?.seatsTaken).toBe(1)
  })

  it('goes to the next in line when it is declined', async () => {
    const line = await aFullDeparture()
    const guest = await offered(line)
    const next = await join(line)
    const answer = { act: 'decline', number: 1, version: guest.version }
    expect((await asGuest(`${guest.pid}/quote`, answer, guestOf(guest))).status).toBe(200)
    await runDeadlines(noon())
    expect(await statuses([guest, next])).toEqual(['closed', 'offered'])
  })

  it('goes to the next in line when its time has passed', async () => {
    const line = await aFullDeparture()
    const guest = await offered(line)
    const next = await join(line)
    await runDeadlines(noon(2) - 1)
    expect(await statuses([guest, next])).toEqual(['offered', 'waitlisted'])
    await runDeadlines(noon(2))
    expect(await statuses([guest, next])).toEqual(['expired', 'offered'])
    expect(await templatesTo(guest)).toContain('waitlistLapsed')
  })

  it('is not offered at night, and not to those behind instead', async () => {
    const line = await aFullDeparture()
    // Noon in Calgary is after 22:00 in Seoul.
    const asleep = await join(line, 1, { lang: 'kr' })
    const awake = await join(line)
    await leaveTaken(line.tripId, 3)
    await runDeadlines(noon() - 2 * HOUR_MS)
    expect(await statuses([asleep, awake])).toEqual(['waitlisted', 'waitlisted'])
    await runDeadlines(noon() + 6 * HOUR_MS)
    expect(await statuses([asleep, awake])).toEqual(['offered', 'waitlisted'])
  })

  it('on a day is a trip of its own, and not while the day is closed', async () => {
    const { tourId, day, taken } = await aFullDay()
    const guest = await join({ tourId, day })
    const next = await join({ tourId, day })
    await db.update(trips).set({ status: 'cancelled' }).where(eq(trips.id, taken[0]))
    const [closure] = await db
      .insert(closures)
      .values({ fromDay: day, toDay: day, tourId, note: '', createdAt: 1 })
      .returning()
    await runDeadlines(noon())
    expect(await statuses([guest, next])).toEqual(['waitlisted', 'waitlisted'])
    await db.delete(closures).where(eq(closures.id, closure!.id))
    await runDeadlines(noon())
    await runDeadlines(noon())
    expect(await statuses([guest, next])).toEqual(['offered', 'waitlisted'])
    await runDeadlines(noon(2))
    expect(await statuses([guest, next])).toEqual(['expired', 'offered'])
  })

  it('without a price waits for the company', async () => {
    const line = await aFullDeparture({ tour: ON_REQUEST })
    const guest = await join(line)
    await leaveTaken(line.tripId, 3)
    await runDeadlines(noon())
    expect(await bookingRow(guest.pid)).toMatchObject({ status: 'waitlisted', awaitsSince: noon() })
  })
})

describe('the wait for a place', () => {
  it('ends by the guest’s link', async () => {
    const guest = await join(await aFullDeparture())
    const left = await asGuest(`${guest.pid}/withdraw`, { version: 1 }, guestOf(guest))
    expect((await left.json<GuestBooking>()).status).toBe('closed')
  })

  it('ends when the day is too near, and the guest is told', async () => {
    const line = await aFullDeparture()
    const guest = await join(line)
    await runDeadlines(guest.nextDueAt!)
    expect(await statuses([guest])).toEqual(['expired'])
    expect(await templatesTo(guest)).toEqual(['waitlistJoined', 'waitlistLapsed'])
  })

  it('ends when the company cancels the departure; an offered place with it', async () => {
    const line = await aFullDeparture()
    const guest = await offered(line)
    const next = await join(line)
    const { token } = await anAdmin()
    const body = { reason: 'weather' }
    const done = await send(`/api/admin/trips/${line.tripId}/cancel`, body, { token })
    expect(done.status).toBe(200)
    await runDeadlines(noon())
    expect(await statuses([guest, next])).toEqual(['cancelled', 'expired'])
  })
})

describe('the desk', () => {
  const cause = async ({ id, version }: BookingRow, event: string, data: object = {}) => {
    const { token } = await anAdmin()
    return send(`/api/admin/bookings/${id}/events`, { event, version, data }, { token })
  }

  it('lists those who wait by day, in the order of the line', async () => {
    const line = await aFullDeparture()
    const first = await join(line)
    const second = await join(line)
    const { token } = await anAdmin()
    const listed = await send('/api/admin/bookings?column=waiting', undefined, {
      token,
      method: 'GET',
    })
    const rows = (await listed.json<DeskBookings>()).bookings
    const own = rows.filter(({ id }) => id === first.id || id === second.id)
    expect(own.map(({ id, place }) => [id, place])).toEqual([
      [first.id, 1],
      [second.id, 2],
    ])
  })

  it('offers a place by hand, out of the order', async () => {
    const line = await aFullDeparture()
    const first = await join(line)
    const second = await join(line)
    await leaveTaken(line.tripId, 3)
    expect((await cause(second, 'waitlist.offer')).status).toBe(200)
    expect(await statuses([first, second])).toEqual(['waitlisted', 'offered'])
  })

  it('cannot offer a place that is not free', async () => {
    const guest = await join(await aFullDeparture())
    expect(await refusal(await cause(guest, 'waitlist.offer'))).toBe('SeatsGone')
  })

  it('removes a guest from the list, and takes an offer back', async () => {
    const line = await aFullDeparture()
    const guest = await offered(line)
    const next = await join(line)
    for (const each of [guest, next])
      expect((await cause(each, 'request.decline', { reason: 'Sorry' })).status).toBe(200)
    expect(await statuses([guest, next])).toEqual(['closed', 'closed'])
    const [trip] = await db.select().from(trips).where(eq(trips.id, line.tripId))
    expect(trip?.seatsTaken).toBe(0)
  })
})

describe('the personal data of those who wait', () => {
  const personal = { name: null, email: null, emailKey: null, phone: null, notes: null }

  it('stays while they wait, and goes with an erasure afterwards', async () => {
    const guest = await join(await aFullDeparture())
    const { token } = await anAdmin()
    const erase = () => send(`/api/admin/bookings/${guest.id}/erase`, {}, { token })
    expect(await refusal(await erase())).toBe('NotPossibleNow')
    await asGuest(`${guest.pid}/withdraw`, { version: 1 }, guestOf(guest))
    expect((await erase()).status).toBe(200)
    expect(await bookingRow(guest.pid)).toMatchObject(personal)
    expect(await mailsTo(guest.email!)).toEqual([])
  })

  it.each([
    ['offered place', (guest: BookingRow) => runDeadlines(guest.nextDueAt!)],
    ['place that never came', (guest: BookingRow) => runDeadlines(guest.nextDueAt!)],
  ])('goes 90 days after an %s', async (what, end) => {
    const line = await aFullDeparture()
    const guest = what === 'offered place' ? await offered(line) : await join(line)
    await end(guest)
    expect((await bookingRow(guest.pid)).status).toBe('expired')
    const { updatedAt } = await bookingRow(guest.pid)
    await deleteExpiredRecords(env, updatedAt + 89 * DAY_MS)
    expect(await db.$count(bookings, eq(bookings.id, guest.id))).toBe(1)
    await deleteExpiredRecords(env, updatedAt + 91 * DAY_MS)
    expect(await db.$count(bookings, eq(bookings.id, guest.id))).toBe(0)
  })

  it('goes with the account of the member who waits no longer', async () => {
    const member = await aMemberWithPassword()
    const guest = await join(await aFullDeparture())
    await db.update(bookings).set({ userId: member.userId }).where(eq(bookings.id, guest.id))
    await asGuest(`${guest.pid}/withdraw`, { version: 1 }, guestOf(guest))
    expect((await leave(member.token)).status).toBe(204)
    expect(await bookingRow(guest.pid)).toMatchObject({ ...personal, userId: null })
  })
})

describe('a place that was offered and not taken', () => {
  it('is told from a quote that has expired', async () => {
    const line = await aFullDeparture()
    const guest = await offered(line)
    const { wasOffered } = await readAs(guest.pid, guestOf(guest))
    expect(wasOffered).toBe(true)
    await runDeadlines(guest.nextDueAt!)
    const after = await readAs(guest.pid, guestOf(guest))
    expect(after).toMatchObject({ status: 'expired', wasOffered: true })
    const waiting = await join(await aFullDeparture())
    expect((await readAs(waiting.pid, guestOf(waiting))).wasOffered).toBeUndefined()
  })
})
