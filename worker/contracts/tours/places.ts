import { z } from 'zod'
import { named, translated } from '../schemas'
import { line } from '../text/text-schemas'
import { isOnEarth, rounded } from './positions'

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

export const MAX_PLACE_NAME = 100

/** A place as it is sent. */
export const placeInput = z
  .object({
    name: line(MAX_PLACE_NAME).default(''),
    latitude: z.number('PlaceInvalid'),
    longitude: z.number('PlaceInvalid'),
  })
  .refine(isOnEarth, 'PlaceInvalid')
  .transform((sent) => ({ ...sent, ...rounded(sent) }))
