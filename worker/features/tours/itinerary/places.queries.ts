import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { UsedPlace } from '../../../contracts/tours/places'
import type { Db } from '../../../db/db'
import { pick } from '../../../db/pick'
import { itineraryEntries, tours } from '../../../db/schema/tours'

/** Of names in all languages together. */
const MAX_NAMES = 1500

/** The named places of tours that are not in the bin, each position once with a name in each language that has one. */
export async function listUsedPlaces(db: Db): Promise<UsedPlace[]> {
  const rows = await db
    .selectDistinct(pick(itineraryEntries, 'lang', 'place', 'latitude', 'longitude'))
    .from(itineraryEntries)
    .innerJoin(tours, and(eq(tours.id, itineraryEntries.tourId), isNull(tours.deletedAt)))
    .where(and(ne(itineraryEntries.place, ''), isNotNull(itineraryEntries.latitude)))
    .orderBy(asc(itineraryEntries.place))
    .limit(MAX_NAMES)
  const places = new Map<string, UsedPlace>()
  for (const { lang, place, latitude, longitude } of rows) {
    if (latitude === null || longitude === null) continue
    const key = `${latitude},${longitude}`
    const known = places.get(key) ?? { latitude, longitude, name: [] }
    if (!known.name.some((text) => text.lang === lang)) known.name.push({ lang, txt: place })
    places.set(key, known)
  }
  return [...places.values()]
}
