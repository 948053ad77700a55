import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../../worker/contracts/durations'
import type { DeskQuote } from '../../../worker/contracts/quotes'
import { bookingReminders, seats, type BookingRow } from '../../../worker/db/schema/bookings'
import { tripDays, trips } from '../../../worker/db/schema/trips'
import { watchDeadlines } from '../../../worker/features/bookings/deadlines.job'
import { tripTimes } from '../../../worker/services/trips/trip-times'
import { send } from '../../support/accounts'
import {
  aBooking,
  anOpenDay,
  asGuest,
  bookingRow,
  changeBooking,
  guestOf,
} from '../../support/booking-builders'
import { aSuperUser, aTour, db } from '../../support/builders'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

const PRICES = { p1Cents: 600_00, p2Cents: 400_00, p3Cents: 350_00, p4Cents: 300_00 }

async function asDesk(path: string, body?: unknown) {
  const { token } = await aSuperUser()
  return send(`/api/admin/${path}`, body, { token })
}

async function aQuoted(options: Parameters<typeof aBooking>[0] = {}, input: object = {}) {
  const tourId = options.tourId ?? (await aTour(PRICES))
  const booking = await aBooking({ tourId, ...options })
  const path = `bookings/${booking.id}/quotes`
  const draft = await (await asDesk(path, input)).json<DeskQuote>()
  const sent = await asDesk(`${path}/${draft.number}/send`, { version: draft.version })
  if (sent.status !== 200) throw new Error(await sent.text())
  return bookingRow(booking.pid)
}

function accept(booking: BookingRow) {
  const body = {
    act: 'accept',
    number: 1,
    version: booking.version,
    currency: 'CAD',
    method: 'etransfer',
    agreed: { terms: true, policy: true },
  }
  return asGuest(`${booking.pid}/quote`, body, guestOf(booking))
}

async function aHeld(options: Parameters<typeof aBooking>[0] = {}, input: object = {}) {
  const quoted = await aQuoted(options, input)
  const answer = await accept(quoted)
  if (answer.status !== 200) throw new Error(await answer.text())
  return bookingRow(quoted.pid)
}

async function aDeparture(tourId: number, capacity: number) {
  const day = anOpenDay()
  const [trip] = await db
    .insert(trips)
    .values({
      key: crypto.randomUUID(),
      kind: 'departure',
      tourId,
      startDay: day,
      endDay: day,
      capacity,
      ...tripTimes(day, day),
      createdAt: 1,
      updatedAt: 1,
    })
    .returning()
  return trip!
}

async function runJob(now: number) {
  const context = createExecutionContext()
  await watchDeadlines(env, now, context)
  await waitOnExecutionContext(context)
}

describe('seats and days', () => {
  it('of a departure fit exactly, however many accept at once', async () => {
    const tourId = await aTour(PRICES)
    const departure = await aDeparture(tourId, 4)
    const one = { tourId, party: { adults: 1, children: 0 } }
    const guests: BookingRow[] = []
    for (let count = 0; count < 12; count += 1)
      guests.push(await aQuoted(one, { tripId: departure.id }))
    const answers = await Promise.all(guests.map(accept))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(8)
    for (const answer of refused) expect(await codeOf(answer)).toEqual([409, 'SeatsGone'])
    const [trip] = await db.select().from(trips).where(eq(trips.id, departure.id))
    expect(trip?.seatsTaken).toBe(4)
    expect(await db.$count(seats, eq(seats.tripId, departure.id))).toBe(4)
  })

  it('of a full day are refused, and nothing of the refused is left', async () => {
    const day = anOpenDay()
    const guests = [await aQuoted({ day }), await aQuoted({ day }), await aQuoted({ day })]
    const statuses = (await Promise.all(guests.map(accept))).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    const loser = guests[statuses.indexOf(409)]!
    expect(await bookingRow(loser.pid)).toMatchObject({
      status: 'quoted',
      tripId: null,
      reference: null,
    })
    const [row] = await db.select().from(tripDays).where(eq(tripDays.day, day))
    expect(row).toMatchObject({ taken: 2, cap: 2 })
  })

  it('of a hold whose time has passed are free, though no job has run', async () => {
    const day = anOpenDay()
    const third = await aQuoted({ day })
    const first = await aHeld({ day })
    await aHeld({ day })
    await changeBooking(first.id, { lapseAt: Date.now() - 1 })
    expect((await accept(third)).status).toBe(200)
    expect(await bookingRow(first.pid)).toMatchObject({ status: 'expired', nextDueAt: null })
    expect((await mailsTo(first.email!)).map(({ template }) => template)).toContain('holdLapsed')
  })

  it('are not held for a fourth booking of one address', async () => {
    const held = await aHeld()
    const email = held.email!
    for (let count = 0; count < 2; count += 1) {
      const another = await aHeld()
      await changeBooking(another.id, { email, emailKey: email.toLowerCase() })
    }
    const fourth = await aQuoted()
    await changeBooking(fourth.id, { email, emailKey: email.toLowerCase() })
    expect(await codeOf(await accept(fourth))).toEqual([409, 'HoldLimit'])
  })
})

describe('the job of the deadlines', () => {
  it('ends an unpaid hold once, also when it runs three times at once', async () => {
    const held = await aHeld()
    const end = held.lapseAt!
    await runJob(end - 1)
    expect((await bookingRow(held.pid)).status).toBe('on_hold')
    await Promise.all([runJob(end), runJob(end), runJob(end)])
    expect((await bookingRow(held.pid)).status).toBe('expired')
    expect(await db.$count(seats, eq(seats.bookingId, held.id))).toBe(0)
    const lapsed = (await mailsTo(held.email!)).filter(({ template }) => template === 'holdLapsed')
    expect(lapsed).toHaveLength(1)
    const [trip] = await db.select().from(trips).where(eq(trips.id, held.tripId!))
    expect(trip?.status).toBe('cancelled')
  })

  it('leaves a hold whose deposit has come', async () => {
    const held = await aHeld()
    await changeBooking(held.id, { paid: held.deposit })
    await runJob(held.lapseAt! + HOUR_MS)
    expect((await bookingRow(held.pid)).status).toBe('on_hold')
  })

  it('reminds of a deposit once at each time, and not after a word of the guest', async () => {
    const held = await aHeld()
    const due = held.nextDueAt!
    await Promise.all([runJob(due), runJob(due)])
    await runJob(due + HOUR_MS)
    const reminders = (await mailsTo(held.email!)).filter(
      ({ template }) => template === 'depositReminder',
    )
    expect(reminders).toHaveLength(1)
    expect(await db.$count(bookingReminders, eq(bookingReminders.bookingId, held.id))).toBe(1)
    const claimed = await aHeld()
    await changeBooking(claimed.id, { claimedAt: Date.now() })
    await runJob(claimed.nextDueAt!)
    expect((await mailsTo(claimed.email!)).map(({ template }) => template)).not.toContain(
      'depositReminder',
    )
  })

  it('ends a quote that was not answered', async () => {
    const quoted = await aQuoted()
    await runJob(quoted.nextDueAt!)
    expect(await bookingRow(quoted.pid)).toMatchObject({ status: 'expired', nextDueAt: null })
    expect((await mailsTo(quoted.email!)).map(({ template }) => template)).toContain('quoteLapsed')
  })
})
