import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../../worker/contracts/durations'
import { bookingReminders, seats, type BookingRow } from '../../../worker/db/schema/bookings'
import { tripDays, trips } from '../../../worker/db/schema/trips'
import { anOpenDay, bookingRow, changeBooking } from '../../support/booking-builders'
import { aTour, db } from '../../support/builders'
import { aDeparture } from '../../support/departure-builders'
import {
  accept,
  aHeldBooking,
  aQuotedBooking,
  PRICES,
  runDeadlines,
} from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { codeOf } from '../../support/request'

describe('seats and days', () => {
  it('of a departure fit exactly, however many accept at once', async () => {
    const tourId = await aTour(PRICES)
    const departure = await aDeparture({ tourId, capacity: 4 })
    const one = { tourId, party: { adults: 1, children: 0 } }
    const guests: BookingRow[] = []
    for (let count = 0; count < 12; count += 1)
      guests.push(await aQuotedBooking(one, { tripId: departure.id }))
    const answers = await Promise.all(guests.map((each) => accept(each)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(8)
    for (const answer of refused) expect(await codeOf(answer)).toEqual([409, 'SeatsGone'])
    const [trip] = await db.select().from(trips).where(eq(trips.id, departure.id))
    expect(trip?.seatsTaken).toBe(4)
    expect(await db.$count(seats, eq(seats.tripId, departure.id))).toBe(4)
  })

  it('of a full day are refused, and nothing of the refused is left', async () => {
    const day = anOpenDay()
    const guests = [
      await aQuotedBooking({ day }),
      await aQuotedBooking({ day }),
      await aQuotedBooking({ day }),
    ]
    const statuses = (await Promise.all(guests.map((each) => accept(each)))).map(
      ({ status }) => status,
    )
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
    const third = await aQuotedBooking({ day })
    const first = await aHeldBooking({ day })
    await aHeldBooking({ day })
    await changeBooking(first.id, { lapseAt: Date.now() - 1 })
    expect((await accept(third)).status).toBe(200)
    expect(await bookingRow(first.pid)).toMatchObject({ status: 'expired', nextDueAt: null })
    expect((await mailsTo(first.email!)).map(({ template }) => template)).toContain('holdLapsed')
  })

  it('are not held for a fourth booking of one address', async () => {
    const held = await aHeldBooking()
    const email = held.email!
    for (let count = 0; count < 2; count += 1) {
      const another = await aHeldBooking()
      await changeBooking(another.id, { email, emailKey: email.toLowerCase() })
    }
    const fourth = await aQuotedBooking()
    await changeBooking(fourth.id, { email, emailKey: email.toLowerCase() })
    expect(await codeOf(await accept(fourth))).toEqual([409, 'HoldLimit'])
  })
})

describe('the job of the deadlines', () => {
  it('ends an unpaid hold once, also when it runs three times at once', async () => {
    const held = await aHeldBooking()
    const end = held.lapseAt!
    await runDeadlines(end - 1)
    expect((await bookingRow(held.pid)).status).toBe('on_hold')
    await Promise.all([runDeadlines(end), runDeadlines(end), runDeadlines(end)])
    expect((await bookingRow(held.pid)).status).toBe('expired')
    expect(await db.$count(seats, eq(seats.bookingId, held.id))).toBe(0)
    const lapsed = (await mailsTo(held.email!)).filter(({ template }) => template === 'holdLapsed')
    expect(lapsed).toHaveLength(1)
    const [trip] = await db.select().from(trips).where(eq(trips.id, held.tripId!))
    expect(trip?.status).toBe('cancelled')
  })

  it('leaves a hold whose deposit has come', async () => {
    const held = await aHeldBooking()
    await changeBooking(held.id, { paid: held.deposit })
    await runDeadlines(held.lapseAt! + HOUR_MS)
    expect((await bookingRow(held.pid)).status).toBe('on_hold')
  })

  it('reminds of a deposit once at each time, and not after a word of the guest', async () => {
    const held = await aHeldBooking()
    const due = held.nextDueAt!
    await Promise.all([runDeadlines(due), runDeadlines(due)])
    await runDeadlines(due + HOUR_MS)
    const reminders = (await mailsTo(held.email!)).filter(
      ({ template }) => template === 'depositReminder',
    )
    expect(reminders).toHaveLength(1)
    expect(await db.$count(bookingReminders, eq(bookingReminders.bookingId, held.id))).toBe(1)
    const claimed = await aHeldBooking()
    await changeBooking(claimed.id, { claimedAt: Date.now() })
    await runDeadlines(claimed.nextDueAt!)
    expect((await mailsTo(claimed.email!)).map(({ template }) => template)).not.toContain(
      'depositReminder',
    )
  })

  it('ends a quote that was not answered', async () => {
    const quoted = await aQuotedBooking()
    await runDeadlines(quoted.nextDueAt!)
    expect(await bookingRow(quoted.pid)).toMatchObject({ status: 'expired', nextDueAt: null })
    expect((await mailsTo(quoted.email!)).map(({ template }) => template)).toContain('quoteLapsed')
  })
})
