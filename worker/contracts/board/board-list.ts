import { z } from 'zod'
import { count, named, page } from '../schemas'
import { DEFAULT_SORT_METHOD, SORT_METHODS } from './topic-rules'
import { after, boardTopic } from './board'

export const boardQuery = z.object({
  sort_method: z.enum(SORT_METHODS).catch(DEFAULT_SORT_METHOD).default(DEFAULT_SORT_METHOD),
  page,
  count: count(20),
  after,
})

/** A private topic as other members see it. */
const privateTopic = named('PrivateTopic', {
  _id: z.int(),
  hidePlz: z.literal(true),
  createdAt: z.int(),
})
const boardRow = named('BoardRow', {
  ...boardTopic.shape,
  /** The first words of the text, plain. */
  excerpt: z.string(),
})
export const boardList = z.array(z.union([boardRow, privateTopic]))

export type BoardRow = z.infer<typeof boardRow>

export type PrivateTopic = z.infer<typeof privateTopic>
