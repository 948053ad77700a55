import { z } from 'zod'
import { lang, named, versionName } from '../schemas'
import { day } from '../dates/day-span'
import { page, storedTexts } from './written-pages'

export const versionParams = z.object({ page, version: versionName })

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
  /** Number of members mailed about it, and whether all have been; null if no members are mailed. */
  notice: z.object({ mails: z.int(), isEnded: z.boolean() }).nullable(),
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
