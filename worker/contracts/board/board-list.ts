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
export const boardList = z.array(z.union([boardTopic, privateTopic]))

export type PrivateTopic = z.infer<typeof privateTopic>
