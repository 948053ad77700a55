import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { users, sessions } from '../../worker/db/schema/accounts'
import { hashPassword } from '../../worker/features/accounts/passwords'
import { evictTagged } from '../../worker/cache/tags'
import { TOUR_LIST_KEY } from '../../worker/features/tours/tour-list.cache'
import { bumpTourList } from '../../worker/features/tours/tours.queries'
import { images } from '../../worker/db/schema/images'
import { trips } from '../../worker/db/schema/trips'
import { itineraryEntries, tours, tourTexts } from '../../worker/db/schema/tours'
import { settingsOf } from '../../worker/env'
import { openDb } from '../../worker/db/client'
import { foldText } from '../../worker/db/fold-text'
import type { Lang } from '../../worker/contracts/languages'
import { runBatch } from '../../worker/db/batch'
import { isCalendarDay } from '../../worker/contracts/dates/calendar'
import { raiseCapStatements } from '../../worker/bookings/days/raised-caps'
import { tripTimes } from '../../worker/bookings/days/trip-times'
import { signAccessToken } from '../../worker/http/session-tokens'

export const db = openDb(env.DB)
const HOUR_MS = 60 * 60 * 1000
let sequence = 0

/** A number that is unique in the test file. */
export function unique(): number {
  sequence += 1
  return sequence
}

interface TourOptions extends Partial<typeof tours.$inferInsert> {
  names?: Partial<Record<Lang, string>>
  departures?: DepartureOptions[]
}

interface DepartureOptions extends Partial<typeof trips.$inferInsert> {
  /** Days in Calgary (YYYY-MM-DD). */
  startsOn: string
  endsOn: string
  male?: number
  female?: number
}

/** Inserts a published tour with a name in each language and invalidates the caches. Returns its id. */
export async function aTour({
  names,
  departures: rows = [],
  ...columns
}: TourOptions = {}): Promise<number> {
  const now = Date.now()
  const [tour] = await db
    .insert(tours)
    .values({ status: 1, categoryId: 1, createdAt: now, updatedAt: now, ...columns })
    .returning({ id: tours.id })
  if (!tour) throw new Error('no tour was inserted')
  const texts = Object.entries(
    names ?? { ca: `Tour ${tour.id}`, kr: `투어 ${tour.id}`, cn: `行程 ${tour.id}` },
  )
  for (const [lang, name] of texts)
    await db.insert(tourTexts).values({
      tourId: tour.id,
      lang: lang as Lang,
      name,
      nameKey: `${foldText(name)} ${tour.id}`,
      updatedAt: now,
    })
  for (const [index, row] of rows.entries()) await aDeparture(tour.id, { position: index, ...row })
  await invalidateCaches()
  return tour.id
}

/** A departure of a tour; full days get room for it. Returns its id. */
export async function aDeparture(
  tourId: number,
  { startsOn, endsOn, male = 0, female = 0, ...columns }: DepartureOptions,
): Promise<number> {
  const now = Date.now()
  const isReal = isCalendarDay(startsOn) && isCalendarDay(endsOn)
  const times = isReal ? tripTimes(startsOn, endsOn) : { startsAt: 0, endsAt: 1, cutOffAt: 0 }
  const scope = { var: { db, now, requestId: 'test', member: { userId: 0 } } }
  await runBatch(db, raiseCapStatements(scope, [{ startDay: startsOn, endDay: endsOn }]))
  const [trip] = await db
    .insert(trips)
    .values({
      key: crypto.randomUUID(),
      kind: 'departure',
      tourId,
      startDay: startsOn,
      endDay: endsOn,
      ...times,
      baseMale: male,
      baseFemale: female,
      capacity: Math.max(4, male + female),
      createdAt: now,
      updatedAt: now,
      ...columns,
    })
    .returning({ id: trips.id })
  if (!trip) throw new Error('no departure was inserted')
  return trip.id
}

/** Makes the next request read D1, as after a change through the API. */
export async function invalidateCaches(): Promise<void> {
  await bumpTourList(db, Date.now())
  await env.KV.delete(TOUR_LIST_KEY)
  evictTagged(['tours'])
}

/** The password of all test members. */
export const PASSWORD = 'correct!horse7'

let storedPassword: Promise<string> | undefined

/** A verified member with a live session, its access token and PASSWORD. */
export async function aMember(columns: Partial<typeof users.$inferInsert> = {}) {
  const now = Date.now()
  const name = `user${unique()}`
  // Hashing is slow by design, so it is done once.
  storedPassword ??= hashPassword(settingsOf(env).pepper, PASSWORD)
  const username = columns.username ?? name
  const email = columns.email ?? `${name}@example.com`
  const [user] = await db
    .insert(users)
    .values({
      username,
      usernameKey: username.toLowerCase(),
      email,
      emailKey: email.toLowerCase(),
      passwordHash: await storedPassword,
      lang: 'ca',
      verifiedAt: now,
      createdAt: now,
      lastActiveAt: now,
      ...columns,
    })
    .returning()
  if (!user) throw new Error('no user was inserted')
  const [session] = await db
    .insert(sessions)
    .values({
      userId: user.id,
      refreshHash: crypto.randomUUID(),
      rotatedAt: now,
      createdAt: now,
      expiresAt: now + 70 * HOUR_MS,
    })
    .returning()
  if (!session) throw new Error('no session was inserted')
  const token = await signAccessToken(
    settingsOf(env).sessionKeys,
    { userId: user.id, sessionId: session.id },
    now,
  )
  return { userId: user.id, sessionId: session.id, username, email, token }
}

export function anAdmin(columns: Partial<typeof users.$inferInsert> = {}) {
  return aMember({ isAdmin: true, ...columns })
}

/** A hidden tour that is ready to be published: a picture, a description and an itinerary. */
export async function aReadyTour(options: TourOptions = {}): Promise<number> {
  const tourId = await aTour({ status: 0, ...options })
  await db.update(tourTexts).set({ description: 'Lakes' }).where(eq(tourTexts.tourId, tourId))
  await aPicture(tourId)
  await db
    .insert(itineraryEntries)
    .values({ tourId, lang: 'ca', position: 1, title: 'Bow Lake', body: '', bodyHtml: '' })
  return tourId
}

/** A picture of a tour's gallery. Returns its key. */
export async function aPicture(tourId: number): Promise<string> {
  const random = crypto
    .randomUUID()
    .replaceAll(/[^a-f2-7]/g, 'q')
    .slice(0, 26)
  const key = `${tourId}-${random}-64x48.png`
  await env.MEDIA.put(key, 'picture')
  await db.insert(images).values({
    key,
    tourId,
    purpose: 'gallery',
    width: 64,
    height: 48,
    bytes: 100,
    type: 'image/png',
    createdAt: Date.now(),
  })
  return key
}
