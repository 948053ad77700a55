import type { Place } from '../contracts/tours/places'
import type { itineraryEntries } from './schema/tours'

type PlaceColumns = Pick<typeof itineraryEntries.$inferSelect, 'place' | 'latitude' | 'longitude'>

/** The place of an itinerary entry; null for none. */
export function entryPlace({ place, latitude, longitude }: PlaceColumns): Place | null {
  return latitude === null || longitude === null ? null : { name: place, latitude, longitude }
}
