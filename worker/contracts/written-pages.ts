import { z } from 'zod'
import { isCalendarDay } from './calendar'
import { lang, multiline, named } from './schemas'
import { LEGAL_PAGES, LONGEST_PAGE, WRITTEN_PAGES } from './page-names'

/** Written pages as visitors read them, and as the desk edits them. */

/** A version's name: its first day, with a number where a day has several. */
const versionName = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:-\d{1,3})?$/)
const day = z.string().refine(isCalendarDay, 'Invalid')
const page = z.enum(WRITTEN_PAGES)

export const pageParams = z.object({ page })
export const legalVersionParams = z.object({ page: z.enum(LEGAL_PAGES), version: versionName })
export const versionParams = z.object({ page, version: versionName })
export const pageQuery = z.object({ lang })

const state = z.enum(['planned', 'current', 'earlier'])

export const writtenPage = named('WrittenPage', {
  page,
  lang,
  /** Sanitised, with placeholders; null for the text that came with the site. */
  html: z.string().nullable(),
  version: versionName,
  /** Its first day in Calgary. */
  startsOn: day,
  /** The first day of the text that replaces it. */
  endsOn: day.nullable(),
  state,
  /** Of a page that binds: all versions in this language, the latest first. */
  versions: z.array(z.object({ version: versionName, startsOn: day, state })),
})
export type WrittenPage = z.infer<typeof writtenPage>

const stored = z.string().nullable()
const storedTexts = z.object({ kr: stored, ca: stored, cn: stored })

export const editedPage = named('EditedPage', {
  page,
  /** What was published last, be it planned; null for the text that came with the site. */
  texts: storedTexts,
  /** Null where there is no draft. */
  drafts: storedTexts,
  /** The version of the drafts, UTC ms; 0 when there were never any. */
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
      plannedOn: day.nullable(),
    }),
  ),
})

const text = multiline(LONGEST_PAGE)
  .refine((typed) => typed !== '', 'WriteContent')
  .nullable()
const seen = {
  /** The version of the drafts that the change is based on: 409 when another one is stored. */
  updatedAt: z.number().int().min(0),
}

export const draftChange = z
  .strictObject({ texts: z.strictObject({ kr: text, ca: text, cn: text }), ...seen })
  .meta({ id: 'PageDraftChange' })
export type DraftChange = z.infer<typeof draftChange>

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

export const pageVersionsQuery = z.object({
  /** Versions published before this one, by its id. */
  before: z.coerce.number().int().positive().optional().catch(undefined),
})

const published = {
  _id: z.number(),
  version: versionName,
  startsOn: day,
  publishedAt: z.number(),
  by: z.string().nullable(),
  langs: z.array(lang),
  /** How many members were mailed about it, and whether that is all; null where none are. */
  notice: z.object({ mails: z.number().int(), isEnded: z.boolean() }).nullable(),
}

export const pageVersions = named('PageVersions', {
  versions: z.array(z.object(published)),
  isMore: z.boolean(),
})
export type PageVersions = z.infer<typeof pageVersions>

export const pageDifference = named('PageDifference', {
  ...published,
  texts: storedTexts,
  /** The texts that it replaced; null for those that came with the site. */
  before: storedTexts,
})
export type PageDifference = z.infer<typeof pageDifference>
