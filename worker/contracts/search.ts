import { z } from 'zod'
import { lang, named, page } from './schemas'

/** Requests and responses of the search. */

export const searchQuery = z.object({
  q: z.string().max(200).default(''),
  page,
  lang: lang.optional(),
})

const range = z.tuple([z.int(), z.int()])

const searchHit = named('SearchHit', {
  kind: z.enum(['tour', 'topic', 'reply']),
  forum: z.int(),
  topic: z.int().nullable(),
  reply: z.int().nullable(),
  /** Name of the tour or title of the topic. */
  title: z.string(),
  /** Matches in `title`: [start, end) in UTF-16 units, as in all ranges here. */
  titleRanges: z.array(range),
  snippet: z.string(),
  ranges: z.array(range),
  /** Language of a tour's text, empty for posts. */
  lang: z.string(),
  category: z.int().nullable(),
  createdAt: z.int(),
})

export const searchResponse = z.object({ results: z.array(searchHit), totalCount: z.int() })

export type SearchHit = z.infer<typeof searchHit>
export type SearchResponse = z.infer<typeof searchResponse>
