import { z } from 'zod'
import { lang } from '../schemas'
import { day } from '../dates/day-span'
import { seen } from './page-drafts'

/** The publication of a page's drafts. */

export const publication = z
  .strictObject({
    /** Their drafts are published; the others stay. */
    langs: z.array(lang).min(1).max(3),
    /** In Calgary, today or later. */
    startsOn: day,
    /** Whether members who read these languages are told by mail; only of a page that binds. */
    isMailed: z.boolean().default(false),
    ...seen,
  })
  .meta({ id: 'PagePublication' })
export type Publication = z.infer<typeof publication>
