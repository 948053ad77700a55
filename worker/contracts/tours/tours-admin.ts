import { z } from 'zod'
import { id, lang, named } from '../schemas'
import { tourExtra } from './tours'
import { departure } from './tour-card'
import { publishing } from './tour-publishing'

/** The number of open quotes that the admin knows of. */
export const tourBinning = z.object({ openQuotes: z.coerce.number().int().min(0).default(0) })
export const tourOfBin = z.object({ forumId: id })

const storedDeparture = named('StoredDeparture', {
  _id: z.int(),
  ...departure.shape,
  /** Its own start, minutes after midnight; null for the tour's. */
  startMinute: z.int().nullable(),
})
export type StoredDeparture = z.infer<typeof storedDeparture>

/** Everything that the tour editor shows. */
export const adminTour = named('AdminTour', {
  ...tourExtra.shape,
  joins: z.array(storedDeparture),
  ...publishing,
  /** When each language's texts last changed (UTC ms), to find outdated translations. */
  textsUpdatedAt: z.array(z.object({ lang, updatedAt: z.int() })),
})

export const doneTour = z.object({ forumId: z.int() })
export const binnedItinerary = z.object({
  forumId: z.int(),
  deletedEntries: z.int(),
})
export const doneOrder = z.object({ forumIds: z.array(z.int()) })
export type AdminTour = z.infer<typeof adminTour>
