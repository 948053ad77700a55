import { z } from 'zod'
import { lang } from '../schemas'
import { day } from '../dates/day-span'
import { seen } from './page-drafts'

export const publication = z
  .strictObject({
    /** The drafts in these languages are published; the others stay drafts. */
    langs: z.array(lang).min(1).max(3),
    /** The first day in Calgary: today or later. */
    startsOn: day,
    /** Whether to mail members who read these languages; only for a page that binds. */
    isMailed: z.boolean().default(false),
    ...seen,
  })
  .meta({ id: 'PagePublication' })
export type Publication = z.infer<typeof publication>
