import { env } from 'cloudflare:workers'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bookings, bookingEvents } from '../../worker/db/schema/bookings'
import { db } from '../support/builders'
import { runDeadlines } from '../support/held-bookings'
import { aFullDeparture, join, leaveTaken, noon } from '../support/waiting-guests'
import { brokenInvariants } from './support/invariants'
import { scaled } from './support/seed'
import { freshSite } from './support/site-state'

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

const GUESTS = scaled(50, 8)

/** The bookings of a departure in the order of its line, with their status. */
const lineOf = (tripId: number) =>
  db
    .select({ id: bookings.id, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.tripId, tripId))
    .orderBy(asc(bookings.id))

describe(`F11: ${GUESTS} guests wait for a departure`, () => {
  it('one seat becomes free while the clock runs four times at once: the first is offered it', async () => {
    const line = await aFullDeparture()
    for (let guest = 0; guest < GUESTS; guest += 1) await join(line)
    await leaveTaken(line.tripId, 3)
    await Promise.allSettled(Array.from({ length: 4 }, () => runDeadlines(noon())))
    const [first, ...others] = (await lineOf(line.tripId)).map(({ status }) => status)
    expect(first).toBe('offered')
    expect(new Set(others)).toEqual(new Set(['waitlisted']))
  })

  it('a party of three ahead of parties of one keeps its place until three seats are free', async () => {
    const line = await aFullDeparture()
    const three = await join(line, 3)
    for (let guest = 1; guest < GUESTS; guest += 1) await join(line)
    await leaveTaken(line.tripId, 3)
    await runDeadlines(noon())
    const offeredIn = async () =>
      (await lineOf(line.tripId)).flatMap(({ status }, index) =>
        status === 'offered' ? [index] : [],
      )
    expect(await offeredIn()).toEqual([1])
    // The offer lapses in the run that then finds four seats free: the first three are the large party's.
    await leaveTaken(line.tripId, 0)
    await runDeadlines(noon(2))
    expect(await offeredIn()).toEqual([0, 2])
    expect((await lineOf(line.tripId))[0]?.id).toBe(three.id)
  })

  it('the offers go down the line, one after the other, each guest once', async () => {
    const line = await aFullDeparture()
    for (let guest = 0; guest < 4; guest += 1) await join(line)
    await leaveTaken(line.tripId, 3)
    for (let day = 1; day <= 5; day += 1) await runDeadlines(noon(day))
    const offers = await db
      .select({ id: bookingEvents.bookingId })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
      .where(and(eq(bookings.tripId, line.tripId), eq(bookingEvents.event, 'waitlist.offer')))
      .orderBy(asc(bookingEvents.at))
    expect(offers.map(({ id }) => id)).toEqual((await lineOf(line.tripId)).map(({ id }) => id))
  })
})
