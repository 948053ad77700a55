import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../worker/contracts/errors'
import { addDays } from '../../worker/contracts/dates/calendar'
import { bookingEvents, bookings, seats, type BookingRow } from '../../worker/db/schema/bookings'
import { tripDays, trips } from '../../worker/db/schema/trips'
import { anOpenDay, guestOf } from '../support/booking-builders'
import { aDeparture, aTour, db } from '../support/builders'
import { acceptance } from '../support/held-bookings'
import { chaosAround } from './support/chaos'
import { fetchWorker } from './support/fetch-worker'
import { brokenInvariants } from './support/invariants'
import { quotedBookings } from './support/quoted-bookings'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

const random = randomFrom(seed)
const upTo = (most: number) => 1 + Math.floor(random() * most)

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

/** Stores that pause up to 3 ms at each step, so that requests interleave differently each time. */
const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings

/** All guests accept at once. The code of each response, null for one that holds a date. */
async function acceptAll(guests: readonly BookingRow[], bindings = {}): Promise<(string | null)[]> {
  const answers = await Promise.all(
    guests.map((booking) =>
      fetchWorker(`/api/guest/${booking.pid}/quote`, {
        body: acceptance(booking),
        headers: { cookie: guestOf(booking) },
        bindings,
      }),
    ),
  )
  await Promise.all(answers.map(({ settled }) => settled))
  return answers.map(({ status, text }) =>
    status === 200 ? null : (JSON.parse(text) as ErrorBody).code,
  )
}

async function aDepartureOf(tourId: number) {
  const day = anOpenDay()
  const tripId = await aDeparture(tourId, { startsOn: day, endsOn: day })
  return { tourId, tripId, startDay: day, endDay: day }
}

const taken = async (tripId: number) => {
  const [trip] = await db.select().from(trips).where(eq(trips.id, tripId))
  return trip?.seatsTaken
}

const GUESTS = scaled(100, 12)
describe('F1: the seats of a departure', () => {
  it(`${GUESTS} guests accept four seats at once: four hold one, the others are told (seed ${seed})`, async () => {
    const offer = await aDepartureOf(await aTour())
    const guests = await quotedBookings(
      Array.from({ length: GUESTS }, () => ({ ...offer, party: 1 })),
    )
    const outcomes = await acceptAll(guests)
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(4)
    expect(new Set(outcomes)).toEqual(new Set([null, 'SeatsGone']))
    expect([
      await taken(offer.tripId),
      await db.$count(seats),
      await db.$count(bookings, eq(bookings.status, 'on_hold')),
      await db.$count(bookingEvents, eq(bookingEvents.event, 'quote.accept')),
    ]).toEqual([4, 4, 4, 4])
  })

  const ROUNDS = scaled(500, 6)
  it(`parties of one to four fit exactly or are refused, in ${ROUNDS} rounds (seed ${seed})`, async () => {
    const tourId = await aTour()
    for (let round = 0; round < ROUNDS; round += 1) {
      const offer = await aDepartureOf(tourId)
      const parties = Array.from({ length: upTo(5) + 1 }, () => upTo(4))
      const guests = await quotedBookings(parties.map((party) => ({ ...offer, party })))
      const outcomes = await acceptAll(guests, uneven())
      const sum = parties.filter((_, at) => outcomes[at] === null).reduce((a, b) => a + b, 0)
      const refused = parties.filter((_, at) => outcomes[at] === 'SeatsGone')
      expect([round, await taken(offer.tripId)]).toEqual([round, sum])
      expect(sum).toBeLessThanOrEqual(4)
      // A refused party would not fit now either: no seat stays free for lack of a second try.
      for (const party of refused) expect([round, sum + party > 4]).toEqual([round, true])
      expect(outcomes.filter((code) => code !== null && code !== 'SeatsGone')).toEqual([])
    }
  })
})

describe('F2: the trips of a day', () => {
  it(`${GUESTS} guests accept private trips on one day at once: two are made (seed ${seed})`, async () => {
    const [tourId, startDay] = [await aTour(), anOpenDay()]
    const guests = await quotedBookings(
      Array.from({ length: GUESTS }, (_, n) => ({
        tourId,
        party: 2,
        startDay,
        endDay: addDays(startDay, n % 3),
      })),
    )
    const outcomes = await acceptAll(guests)
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(2)
    expect(new Set(outcomes)).toEqual(new Set([null, 'DayFull']))
    expect(await db.$count(trips)).toBe(2)
  })

  const ROUNDS = scaled(20, 1)
  it(`30 trips of one to ten days fill the days and no more, ${ROUNDS} times (seed ${seed})`, async () => {
    const tourId = await aTour()
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = addDays(anOpenDay(), 400 + round * 40)
      const offers = Array.from({ length: 30 }, () => {
        const startDay = addDays(first, upTo(20))
        return { tourId, party: upTo(4), startDay, endDay: addDays(startDay, upTo(10) - 1) }
      })
      const outcomes = await acceptAll(await quotedBookings(offers), uneven())
      expect(new Set(outcomes)).toEqual(new Set([null, 'DayFull']))
      const days = new Map((await db.select().from(tripDays)).map(({ day, taken: n }) => [day, n]))
      const full = ({ startDay, endDay }: (typeof offers)[number]) => {
        for (let day = startDay; day <= endDay; day = addDays(day, 1))
          if ((days.get(day) ?? 0) >= 2) return true
        return false
      }
      // Every refused trip has a full day; none was refused without a reason.
      const refused = offers.filter((_, at) => outcomes[at] === 'DayFull')
      expect(refused.filter((offer) => !full(offer))).toEqual([])
      expect(Math.max(...days.values())).toBe(2)
    }
  })
})
