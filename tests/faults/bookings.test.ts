import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BookingReceipt } from '../../worker/contracts/booking-request'
import { addDays } from '../../worker/contracts/calendar'
import { bookingEvents, bookings, seats, type BookingRow } from '../../worker/db/schema/bookings'
import { outbox } from '../../worker/db/schema/mail'
import { trips } from '../../worker/db/schema/trips'
import type { Bindings } from '../../worker/env'
import { bookingRefusal } from '../../worker/services/bookings/booking-refusal'
import { eventStatement } from '../../worker/services/bookings/event-statement'
import { tripTimes } from '../../worker/services/trips/trip-times'
import { AppError } from '../../worker/http/errors'
import { aNetwork } from '../support/accounts'
import { aBooking, anOpenDay, aRequest, keyOf } from '../support/booking-builders'
import { aTour, db } from '../support/builders'
import { allowLogs } from '../support/logs'
import { chaosAround } from './support/chaos'
import { fetchWorker } from './support/fetch-worker'
import { brokenInvariants } from './support/invariants'
import { randomFrom, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'
import { aKey } from './support/writes'

const random = randomFrom(seed)

beforeEach(freshSite)
afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

const uneven = () =>
  chaosAround(env, () => ({ mode: 'delay', ms: Math.floor(random() * 4) })).bindings

/** A trip that others may join. */
async function aDeparture(tourId: number, capacity = 4) {
  const day = anOpenDay()
  const [trip] = await db
    .insert(trips)
    .values({
      key: crypto.randomUUID(),
      kind: 'departure',
      tourId,
      startDay: day,
      endDay: day,
      ...tripTimes(day, day),
      capacity,
      createdAt: 1,
      updatedAt: 1,
    })
    .returning()
  return trip!
}

/** Takes seats and moves the booking in one batch; the refusal's code, or null. */
async function hold({ id, version }: BookingRow, tripId: number, party: number) {
  try {
    await db.batch([
      db.insert(seats).values({ bookingId: id, tripId, seats: party }),
      db.update(bookings).set({ tripId }).where(eq(bookings.id, id)),
      eventStatement(db, {
        bookingId: id,
        version,
        event: 'quote.accept',
        from: 'quoted',
        to: 'on_hold',
        actor: 'guest',
        at: Date.now(),
      }),
    ])
    return null
  } catch (error) {
    const refusal = bookingRefusal(error)
    if (!(refusal instanceof AppError)) throw error
    return refusal.code
  }
}

/** Quoted bookings of a tour, each of another address. */
async function quotedBookings(tourId: number, count: number): Promise<BookingRow[]> {
  const found: BookingRow[] = []
  for (let n = 0; n < count; n += 1) found.push(await aBooking({ tourId, status: 'quoted' }))
  return found
}

const HOLDS = scaled(100, 12)
it(`F1: of ${HOLDS} holds at once on four seats exactly four are made (seed ${seed})`, async () => {
  const tourId = await aTour()
  const [trip, quoted] = [await aDeparture(tourId), await quotedBookings(tourId, HOLDS)]
  const outcomes = await Promise.all(quoted.map((booking) => hold(booking, trip.id, 1)))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(4)
  expect(new Set(outcomes)).toEqual(new Set([null, 'SeatsGone']))
  const [after] = await db.select().from(trips).where(eq(trips.id, trip.id))
  expect(after?.seatsTaken).toBe(4)
})

const ROUNDS = scaled(500, 3)
it(`F1: parties of one to four never take more seats than there are, ${ROUNDS} rounds`, async () => {
  const tourId = await aTour()
  for (let round = 0; round < ROUNDS; round += 1) {
    const [trip, quoted] = [await aDeparture(tourId), await quotedBookings(tourId, 4)]
    const parties = quoted.map(() => 1 + Math.floor(random() * 4))
    const outcomes = await Promise.all(
      quoted.map((booking, at) => hold(booking, trip.id, parties[at]!)),
    )
    const taken = parties.filter((_, at) => outcomes[at] === null).reduce((a, b) => a + b, 0)
    const refused = parties.filter((_, at) => outcomes[at] !== null)
    expect(taken).toBeLessThanOrEqual(4)
    for (const party of refused) expect(taken + party).toBeGreaterThan(4)
  }
})

const TRIPS = scaled(100, 15)
it(`F2: of ${TRIPS} trips at once on the same days two are made, and refused ones leave no day`, async () => {
  const day = anOpenDay()
  const insert = (n: number) => {
    const last = addDays(day, n % 3)
    return db.insert(trips).values({
      key: crypto.randomUUID(),
      kind: 'departure',
      startDay: day,
      endDay: last,
      ...tripTimes(day, last),
      createdAt: 1,
      updatedAt: 1,
    })
  }
  const made = await Promise.allSettled(Array.from({ length: TRIPS }, (_, n) => insert(n)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

describe('F4: a request that is sent again', () => {
  it.each([2, 20, 50])(
    '%s times at once with one key is one booking, event and mail',
    async (n) => {
      const [body, headers, bindings] = [await aRequest(), aKey(), uneven()]
      const responses = await Promise.all(
        Array.from({ length: n }, () => fetchWorker('/api/bookings', { body, headers, bindings })),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
      const pids = responses.map(({ text }) => (JSON.parse(text) as BookingReceipt).pid)
      expect(new Set(pids).size).toBe(1)
      expect([
        await db.$count(bookings),
        await db.$count(bookingEvents),
        await db.$count(outbox, eq(outbox.template, 'bookingRequestReceived')),
      ]).toEqual([1, 1, 1])
    },
  )

  it('whose answer was lost gets the same booking, whichever store call failed', async () => {
    for (let at = 0; at < 12; at += 1) {
      const [body, headers] = [await aRequest(), aKey()]
      const { bindings } = chaosAround(env, ({ store, index }) =>
        store === 'db' && index === at ? { mode: 'fail-after' } : undefined,
      )
      const first = await fetchWorker('/api/bookings', { body, headers, bindings })
      const second = await fetchWorker('/api/bookings', { body, headers })
      expect([at, second.status]).toEqual([at, 201])
      if (first.status === 201) expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text))
      expect(await db.$count(bookings, eq(bookings.email, body.email))).toBe(1)
    }
  })
})

it('a queue that is down loses no mail of a request', async () => {
  allowLogs('queue.send')
  const send = () => Promise.reject(new Error('The queue is down'))
  const bindings = { MAIL_QUEUE: { send } as unknown as Bindings['MAIL_QUEUE'] }
  const { status, settled } = await fetchWorker('/api/bookings', {
    body: await aRequest(),
    bindings,
  })
  await settled
  expect(status).toBe(201)
  expect(await db.$count(outbox, eq(outbox.status, 'queued'))).toBe(2)
})

const KEYS = scaled(10_000, 60)
it(`F14: none of ${KEYS} wrong keys opens a booking, and a network is refused after twenty`, async () => {
  const booking = await aBooking()
  const headers = { 'cf-connecting-ip': aNetwork() }
  const key = keyOf(booking)
  const statuses = new Map<number, number>()
  for (let n = 0; n < KEYS; n += 20)
    for (const { status } of await Promise.all(
      Array.from({ length: 20 }, (_, k) =>
        fetchWorker(`/api/guest/${booking.pid}/open`, {
          body: { key: `${key.slice(0, -4)}${String(n + k).padStart(4, '0')}` },
          headers,
        }),
      ),
    ))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
  expect(new Set(statuses.keys())).toEqual(new Set([401, 429]))
  expect(statuses.get(401)).toBe(20)
})
