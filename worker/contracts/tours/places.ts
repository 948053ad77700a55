import { z } from 'zod'
import { named, translated } from '../schemas'
import { line } from '../text/text-schemas'

/** The place of an itinerary entry, in the entry's language. Degrees of WGS 84, the datum of GPS. */
export const place = named('Place', {
  /** Empty if the entry's title names it. */
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

/** A place of a tour, for choosing it again: its names by language. */
export const usedPlace = named('UsedPlace', {
  latitude: z.number(),
  longitude: z.number(),
  name: translated,
})

export type UsedPlace = z.infer<typeof usedPlace>
export type Place = z.infer<typeof place>
export type Position = Pick<Place, 'latitude' | 'longitude'>

export const MAX_PLACE_NAME = 100
/** Beyond it there are no roads; the maps that a link opens end at it. */
const MAX_LATITUDE = 85

/** The place of an entry as it is sent; null for none. */
export const placeInput = z
  .object({
    name: line(MAX_PLACE_NAME).default(''),
    latitude: z.number('PlaceInvalid'),
    longitude: z.number('PlaceInvalid'),
  })
  .refine(isOnEarth, 'PlaceInvalid')
  .transform((sent) => ({ ...sent, ...rounded(sent) }))
  .nullable()
  .default(null)

/** Whether a tour can go there. 0, 0 is what programs write for an unknown position. */
export function isOnEarth({ latitude, longitude }: Position): boolean {
  const isNowhere = latitude === 0 && longitude === 0
  return Math.abs(latitude) <= MAX_LATITUDE && Math.abs(longitude) <= 180 && !isNowhere
}

/** To about a metre. */
export function rounded({ latitude, longitude }: Position): Position {
  return { latitude: toMetre(latitude), longitude: toMetre(longitude) }
}

function toMetre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
