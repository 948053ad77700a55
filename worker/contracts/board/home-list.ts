import { z } from 'zod'
import { count, lang, named, page } from '../schemas'
import { category } from './new-topic'
import { after, postAuthor } from './board'
import { storyMark } from './stories'

export const homeListQuery = z.object({
  count: count(7),
  page,
  category: category.optional().catch(undefined),
  /** Only topics written in this language. */
  textLang: lang.optional().catch(undefined),
  after,
})

const homeTopic = named('HomeTopic', {
  _id: z.int(),
  user: postAuthor,
  /** The first words of the text, plain; of the first travelogue its first sentences. */
  excerpt: z.string(),
  textLang: lang,
  forum: z.int(),
  forumName: z.string(),
  name: z.string(),
  category: z.int(),
  viewNum: z.int(),
  replyNum: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
  story: storyMark.optional(),
})
export const homeList = named('HomeTopics', {
  topics: z.array(homeTopic),
  totalCount: z.int(),
  /** The number of travelogues, regardless of the requested category and page. */
  storyCount: z.int(),
})

export type HomeTopic = z.infer<typeof homeTopic>
export type HomeList = z.infer<typeof homeList>
