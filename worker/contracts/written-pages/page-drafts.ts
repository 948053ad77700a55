import { z } from 'zod'
import { lang, named } from '../schemas'
import { multiline } from '../text/text-schemas'
import { LONGEST_PAGE } from './page-names'
import { day } from '../dates/day-span'
import { page, storedTexts } from './written-pages'

export const editedPage = named('EditedPage', {
  page,
  /** The latest published text, even if only planned; null for the text that came with the site. */
  texts: storedTexts,
  /** Null where there is no draft. */
  drafts: storedTexts,
  /** The version of the drafts, UTC ms; 0 if there has never been one. */
  updatedAt: z.number(),
  updatedBy: z.string().nullable(),
})
export type EditedPage = z.infer<typeof editedPage>
export type PageTexts = EditedPage['texts']

export const pageOverview = named('WrittenPages', {
  pages: z.array(
    z.object({
      page,
      /** Languages with a draft. */
      drafts: z.array(lang),
      /** The first day of the next version. */
      plannedOn: z.nullable(day),
    }),
  ),
})

const text = multiline(LONGEST_PAGE).nullable()
const seen = {
  /** The version of the drafts that the change is based on: 409 when another one is stored. */
  updatedAt: z.int().min(0),
}

export const draftChange = z
  .strictObject({ texts: z.strictObject({ kr: text, ca: text, cn: text }), ...seen })
  .meta({ id: 'PageDraftChange' })
export type DraftChange = z.infer<typeof draftChange>

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
