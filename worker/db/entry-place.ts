import type { Place } from '../contracts/tours/places'
import type { itineraryEntries } from './schema/tours'

type PlaceColumns = Pick<typeof itineraryEntries.$inferSelect, 'place' | 'latitude' | 'longitude'>

/** The place of an itinerary entry; null for none. */
export function entryPlace({ place, latitude, longitude }: PlaceColumns): Place | null {
  return latitude === null || longitude === null ? null : { name: place, latitude, longitude }
}

/** A row of an itinerary with its place instead of the columns of it. */
export function withPlace<Row extends PlaceColumns>(row: Row) {
  const { place, latitude, longitude, ...others } = row
  return { ...others, place: entryPlace({ place, latitude, longitude }) }
}

export const PLACE_COLUMNS = ['place', 'latitude', 'longitude'] as const
