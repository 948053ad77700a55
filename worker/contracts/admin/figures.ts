import { z } from 'zod'
import { lang, named, translated } from '../schemas'

/** Visits, inquiries and sign-ups per week. */

export const figuresQuery = z.object({ weeks: z.coerce.number().int().min(1).max(53).catch(12) })

/** One row per week and language; weeks start on Monday in Calgary. Weeks without events have rows of zeros. */
export const figures = named('Figures', {
  weeks: z.array(
    z.object({ week: z.string(), lang, visits: z.int(), inquiries: z.int(), signUps: z.int() }),
  ),
  /** Visits in the same period per kind of page. */
  kinds: z.array(z.object({ kind: z.string(), visits: z.int() })),
  /** Visits to each tour's page and inquiries about it in the same period. */
  tours: z.array(z.object({ _id: z.int(), name: translated, visits: z.int(), inquiries: z.int() })),
})
export type Figures = z.infer<typeof figures>
