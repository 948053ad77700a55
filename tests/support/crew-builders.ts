import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { crewKey } from '../../worker/bookings/access/crew-link'
import type { BookingRow } from '../../worker/db/schema/bookings'
import { assignments, resources, trips } from '../../worker/db/schema/trips'
import { settingsOf } from '../../worker/env'
import { db } from './builders'
import { aPaidBooking } from './held-bookings'

const HOUR_MS = 60 * 60 * 1000

export async function aGuide(name = 'Robin') {
  const [row] = await db.insert(resources).values({ kind: 'guide', name, langs: 'ca' }).returning()
  if (!row) throw new Error('No guide was stored')
  return row
}

/** The key of a guide's page on the road. */
export const crewKeyOf = (guide: Parameters<typeof crewKey>[2]) =>
  crewKey(settingsOf(env).pepper, 'page', guide)

/** Moves the trip of a booking to `shift` ms from now, with this guide. */
export async function giveTrip({ tripId }: BookingRow, resourceId: number, shift: number) {
  const startsAt = Date.now() + shift
  const endsAt = startsAt + 10 * HOUR_MS
  const id = tripId ?? 0
  await db.update(trips).set({ startsAt, endsAt }).where(eq(trips.id, id))
  // The hours of an assignment never change.
  await db.delete(assignments).where(eq(assignments.tripId, id))
  await db.insert(assignments).values({ resourceId, tripId: id, startsAt, endsAt })
}

/** A guide whose trip with a paid booking began an hour ago. */
export async function aGuideOnTheRoad() {
  const [guide, booking] = [await aGuide(), await aPaidBooking()]
  await giveTrip(booking, guide.id, -HOUR_MS)
  return { guide, booking, cookie: `crew=${crewKeyOf(guide)}` }
}
