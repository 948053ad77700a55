import { z } from 'zod'
import { id, lang, named, translated } from '../schemas'
import { recordOf } from '../record-of'
import { PAGE_TEXTS, TEXTS_AS_HTML } from './tour-fields'
import { tourCard } from './tour-card'
import { itineraryEntry, inclusions } from './itinerary'

/** Responses of the tour calls. The wire says "forum" for tour. */

export const tour = named('Tour', {
  ...tourCard.shape,
  ...recordOf([...PAGE_TEXTS, ...TEXTS_AS_HTML], () => translated),
})

/** Those of a tour alone. */
export const TOUR_FIELDS = Object.keys(tour.shape) as (keyof Tour)[]

export const tourExtra = named('TourWithItinerary', {
  ...tour.shape,
  /** When a trip starts, minutes after midnight; null if that is agreed with each guest. */
  startMinute: z.int().nullable(),
  /** Seats left of each departure in `joins`, in the same order. */
  seats: z.array(z.int()),
  /** When each departure in `joins` starts, in the same order; null if that is agreed with each guest. */
  starts: z.array(z.int().nullable()),
  routeDetail: z.array(itineraryEntry),
  inexclude: z.array(inclusions),
})

export const category = named('Region', {
  _id: z.int(),
  slug: z.string(),
  name: translated,
})

export const tourParams = z.object({ id })

export const tourListQuery = z.object({
  status: z
    .enum(['0', '-1'])
    .default('0')
    .meta({ type: 'integer', enum: [0, -1], default: 0 }),
  storedTime: z.coerce.number().int().min(0).optional(),
  lang: lang.optional(),
})

export type Tour = z.infer<typeof tour>
export type TourExtra = z.infer<typeof tourExtra>
export type Category = z.infer<typeof category>
