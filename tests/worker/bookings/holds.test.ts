import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../worker/contracts/dates/calendar'
import { calgaryInstant, startOfCalgaryDay } from '../../../worker/contracts/dates/calgary-instant'
import { calgaryWallClock } from '../../../worker/contracts/dates/calgary-wall-clock'
import { DAY_MS, HOUR_MS } from '../../../worker/contracts/dates/durations'
import {
  bookingReminders,
  quotes,
  seats,
  type BookingRow,
} from '../../../worker/db/schema/bookings'
import { tripDays, trips } from '../../../worker/db/schema/trips'
import {
  anOpenDay,
  bookingRow,
  changeBooking,
  guestOf,
  readAs,
} from '../../support/booking-builders'
import { aTour, db } from '../../support/builders'
import { atDesk } from '../../support/changed-bookings'
import { aSender } from '../../support/contact'
import { aDeparture } from '../../support/departure-builders'
import {
  accept,
  aHeldBooking,
  aQuotedBooking,
  PRICES,
  runDeadlines,
} from '../../support/held-bookings'
import { mailsTo } from '../../support/mails'
import { atMoment } from '../../support/moved-clock'
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
    const past = Date.now() - 1
    await changeBooking(first.id, { lapseAt: past, nextDueAt: past })
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

  it('are three of one address, also when it accepts five quotes at once', async () => {
    const email = aSender()
    const quoted = []
    for (let count = 0; count < 5; count += 1) {
      const { id, pid } = await aQuotedBooking()
      await changeBooking(id, { email, emailKey: email })
      quoted.push(await bookingRow(pid))
    }
    const answers = await Promise.all(quoted.map((booking) => accept(booking)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409,
    ])
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

describe('a deadline to the millisecond', () => {
  const statusOf = async ({ pid }: BookingRow) => (await bookingRow(pid)).status
  const actionsOf = async (booking: BookingRow) =>
    (await readAs(booking.pid, guestOf(booking))).actions

  it('of a quote: its last one accepts, and not a second later, though no job has run', async () => {
    const [first, second] = [await aQuotedBooking(), await aQuotedBooking()]
    const end = first.nextDueAt!
    expect(calgaryWallClock(end).minute).toBe(18 * 60)
    expect((await atMoment(end - 1, () => accept(first))).status).toBe(200)
    for (const late of [end, end + 1000])
      await atMoment(late, async () => {
        expect(await codeOf(await accept(second))).toEqual([409, 'QuoteNotOpen'])
        expect(await actionsOf(second)).not.toContain('quote.accept')
      })
    expect(await statusOf(second)).toBe('quoted')
  })

  it('of a hold: a day after the shown one its seats are free, and not before', async () => {
    const day = anOpenDay()
    const third = await aQuotedBooking({ day })
    const [first, second] = [await aHeldBooking({ day }), await aHeldBooking({ day })]
    const { payBy, lapseAt } = first
    expect([payBy! % HOUR_MS, lapseAt! - payBy!]).toEqual([0, DAY_MS])
    // The guest who waits for a place has time to answer.
    await db
      .update(quotes)
      .set({ validUntil: lapseAt! + DAY_MS })
      .where(eq(quotes.bookingId, third.id))
    await changeBooking(second.id, { lapseAt: lapseAt! + DAY_MS })
    await atMoment(lapseAt! - 1, async () => {
      await runDeadlines(lapseAt! - 1)
      expect(await codeOf(await accept(third))).toEqual([409, 'DayFull'])
      expect(await statusOf(first)).toBe('on_hold')
    })
    await atMoment(lapseAt!, async () => {
      expect((await accept(third)).status).toBe(200)
    })
    expect(await statusOf(first)).toBe('expired')
  })

  it('is that of the moment of each call, also where a clock goes five minutes back and forth', async () => {
    const FIVE = 5 * 60_000
    const day = anOpenDay()
    const [quoted, start] = [await aQuotedBooking({ day }), Date.now()]
    await atMoment(start + FIVE, () => accept(quoted))
    const held = await bookingRow(quoted.pid)
    expect(held.payBy! - (start + FIVE)).toBeLessThan(73 * HOUR_MS)
    const { lapseAt } = held
    await atMoment(start - FIVE, () => runDeadlines(start - FIVE))
    expect(await statusOf(held)).toBe('on_hold')
    for (const ahead of [-FIVE, -1]) await runDeadlines(lapseAt! + ahead)
    expect(await statusOf(held)).toBe('on_hold')
    await runDeadlines(lapseAt! + FIVE)
    await atMoment(lapseAt! - FIVE, async () => {
      expect(await statusOf(held)).toBe('expired')
      expect(await actionsOf(held)).not.toContain('hold.release')
    })
  })

  it('that is a day ends with the day of Calgary: a hold is revived until the day of its start is over', async () => {
    const held = await aHeldBooking()
    const cause = async (event: string) => {
      const { version } = await bookingRow(held.pid)
      return atDesk(`bookings/${held.id}/events`, { event, version, data: { reason: 'Full' } })
    }
    await cause('hold.release')
    const midnight = startOfCalgaryDay(addDays(held.wishDay!, 1))
    expect(await codeOf(await atMoment(midnight, () => cause('revive')))).toEqual([
      409,
      'NotPossibleNow',
    ])
    expect((await atMoment(midnight - 1, () => cause('revive'))).status).toBe(200)
    await runDeadlines(midnight - 1)
    expect(await statusOf(held)).toBe('on_hold')
  })

  it('that is revived near its start is held up to it', async () => {
    const held = await aHeldBooking()
    const cause = async (event: string) => {
      const { version } = await bookingRow(held.pid)
      return atDesk(`bookings/${held.id}/events`, { event, version, data: { reason: 'Full' } })
    }
    await cause('hold.release')
    const start = calgaryInstant(held.wishDay!, 8 * 60)
    await atMoment(start - 30 * HOUR_MS, () => cause('revive'))
    expect(await bookingRow(held.pid)).toMatchObject({ payBy: start, lapseAt: start })
    await runDeadlines(start - 1)
    expect(await statusOf(held)).toBe('on_hold')
    await runDeadlines(start)
    expect(await statusOf(held)).toBe('expired')
  })
})
