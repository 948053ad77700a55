import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { bookings } from '../../worker/db/schema/bookings'
import { anAdmin, aTour, db } from '../support/builders'
import { aDeparture, tripRow } from '../support/departure-builders'
import { aPaidBooking, PRICES } from '../support/held-bookings'
import { chaosAround } from './support/chaos'
import { fetchWorker } from './support/fetch-worker'
import { brokenInvariants } from './support/invariants'
import { freshSite } from './support/site-state'

beforeEach(freshSite)

const PARTIES = 8
const STATEMENTS_PER_PARTY = 13
/** Only this batch of the call is longer. */
const LONG = 40

it('F12: a departure with eight bookings is cancelled whole or not at all, whichever statement fails', async () => {
  const tourId = await aTour(PRICES)
  const trip = await aDeparture({ tourId, capacity: PARTIES })
  const one = { tourId, party: { adults: 1, children: 0 } }
  for (let n = 0; n < PARTIES; n += 1) await aPaidBooking(one, undefined, { tripId: trip.id })
  const { token } = await anAdmin()
  const statuses = async () => {
    const rows = await db
      .select({ status: bookings.status })
      .from(bookings)
      .where(eq(bookings.tripId, trip.id))
    return rows.map(({ status }) => status)
  }
  let size = Infinity
  for (let at = 0; at <= size; at += 1) {
    const { bindings } = chaosAround(env, (call) => {
      if (call.store !== 'db' || call.size < LONG) return undefined
      size = call.size
      return at < size ? { mode: 'fail-before', at } : undefined
    })
    const body = { reason: 'weather' }
    const path = `/api/admin/trips/${trip.id}/cancel`
    const { status } = await fetchWorker(path, { body, token, bindings })
    const isLast = at >= size
    expect([at, status]).toEqual([at, isLast ? 200 : 503])
    expect(new Set(await statuses())).toEqual(new Set([isLast ? 'cancelled' : 'confirmed']))
    expect((await tripRow(trip.id)).status).toBe(isLast ? 'cancelled' : 'open')
  }
  expect(size).toBeLessThanOrEqual(STATEMENTS_PER_PARTY * PARTIES)
  expect(await statuses()).toHaveLength(PARTIES)
  expect(await brokenInvariants(env)).toEqual([])
})
