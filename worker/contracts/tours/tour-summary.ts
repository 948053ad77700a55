import { z } from 'zod'
import { lang } from '../schemas'
import { tourCard } from './tour-card'
import { publishing } from './tour-publishing'

/** A row of the desk's tour list. */
export const tourSummary = tourCard
  .omit({ category: true, description: true, route: true, imageUrls: true })
  .omit({ joins: true, createdAt: true })
  .extend({
    ...publishing,
    /** First day of the next departure (YYYY-MM-DD). */
    nextDeparture: z.string().nullable(),
    /** Number of texts that a language lacks, descriptions of images included; complete languages are left out. */
    missing: z.array(z.object({ lang, n: z.int() })),
  })

export type TourSummary = z.infer<typeof tourSummary>
