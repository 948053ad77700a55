import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { bookingRow } from '../support/booking-builders'
import { BOOKING_CALLS, mayCall, readFacts, tryCall } from './support/booking-calls'
import { BOOKING_STATES } from './support/booking-states'
import { brokenInvariants } from './support/invariants'
import { randomFrom, sample, scaled, seed } from './support/seed'
import { freshSite } from './support/site-state'

const random = randomFrom(seed)
const names = Object.keys(BOOKING_CALLS)
const states = Object.keys(BOOKING_STATES)

describe('what may be done with a booking is what the API does', () => {
  it.each(sample(states, scaled(states.length, 3), random))('when it is %s', async (state) => {
    const build = BOOKING_STATES[state]!
    let booking = await build()
    const differences: string[] = []
    for (const name of names) {
      const { isDone, difference } = await tryCall(name, booking)
      if (difference) differences.push(difference)
      if (isDone) booking = await build()
    }
    expect(differences).toEqual([])
  })
})

/** The number of consecutive calls to one booking. */
const LENGTH = 10

/** Mostly a call that the rule allows: else few walks would get far. */
async function anyCall(booking: BookingRow): Promise<string> {
  const facts = await readFacts(booking)
  const possible = names.filter((name) => mayCall(name, facts))
  const among = random() < 0.75 && possible.length > 0 ? possible : names
  return among[Math.floor(random() * among.length)]!
}

const WALKS = scaled(100, 2)
describe('any sequence of calls', () => {
  beforeEach(freshSite)
  afterEach(async () => expect(await brokenInvariants(env)).toEqual([]))

  it(`does what the rule says, at each of ${WALKS * LENGTH} steps (seed ${seed})`, async () => {
    const reached = new Set<string>()
    for (let walk = 0; walk < WALKS; walk += 1) {
      let booking = await BOOKING_STATES[walk % 3 === 0 ? 'requested' : 'quoted']!()
      const path: string[] = []
      for (let step = 0; step < LENGTH; step += 1) {
        const name = await anyCall(booking)
        path.push(name)
        const { difference } = await tryCall(name, booking)
        expect([walk, path, difference]).toEqual([walk, path, null])
        booking = await bookingRow(booking.pid)
        reached.add(booking.status)
      }
      if (walk % 20 === 0)
        expect([walk, path, await brokenInvariants(env)]).toEqual([walk, path, []])
    }
    console.info(`${WALKS * LENGTH} calls, seed ${seed}, reached ${[...reached].join(' ')}`)
  })
})
