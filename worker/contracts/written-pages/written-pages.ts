import { z } from 'zod'
import { day } from '../dates/day-span'
import { lang, named, versionName } from '../schemas'
import { LEGAL_PAGES, WRITTEN_PAGES } from './page-names'

/** Written pages as visitors read them. */

export const page = z.enum(WRITTEN_PAGES)

const stored = z.string().nullable()
export const storedTexts = z.object({ kr: stored, ca: stored, cn: stored })

export const pageParams = z.object({ page })
export const legalVersionParams = z.object({ page: z.enum(LEGAL_PAGES), version: versionName })
export const pageQuery = z.object({ lang })

const state = z.enum(['planned', 'current', 'earlier'])

export const writtenPage = named('WrittenPage', {
  page,
  lang,
  /** Sanitised HTML with placeholders; null for the text that came with the site. */
  html: z.string().nullable(),
  version: versionName,
  /** Its first day in Calgary. */
  startsOn: day,
  /** The first day of the text that replaces it. */
  endsOn: z.nullable(day),
  state,
  /** For a page that binds: all versions in this language, latest first. */
  versions: z.array(z.object({ version: versionName, startsOn: day, state })),
})
export type WrittenPage = z.infer<typeof writtenPage>
