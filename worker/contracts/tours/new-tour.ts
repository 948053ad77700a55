import { z } from 'zod'
import { tourName } from './tours-input'
import { id, lang, named } from '../schemas'

export const category = z.union([
  id,
  z.literal(0),
  z.literal('0').transform(() => 0),
  z.string().regex(/^[a-z0-9-]{1,40}$/i),
])

export const newTour = named('NewTour', {
  name: tourName.refine((name) => name !== '', 'TourNameInvalid'),
  /** A region's id or slug. */
  category,
  lang,
})

export type NewTour = z.output<typeof newTour>

/** A region as a request names it: id or slug. */
export type CategoryName = z.output<typeof category>
