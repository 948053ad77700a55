import { z } from 'zod'
import { count, id, lang, line, multiline, named, page } from './schemas'
import {
  CONTENT_MAX,
  CONTENT_MIN,
  DEFAULT_SORT_METHOD,
  SORT_METHODS,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  TOPIC_CATEGORIES,
} from './topic-rules'
import { visibleLength } from './text-length'

/** Requests and responses of the board. The wire says "forum" for tour. */

export const boardParams = z.object({ id })
export const topicParams = z.object({ id, tid: id })

const category = z.coerce
  .number()
  .int()
  .refine((value) => TOPIC_CATEGORIES.some((each) => each === value), 'Invalid')

/** Keyset instead of `page`: the rows after this topic in the same order. */
const after = id.optional().catch(undefined)

export const homeListQuery = z.object({
  count: count(7),
  page,
  category: category.optional().catch(undefined),
  /** Only topics written in this language. */
  textLang: lang.optional().catch(undefined),
  after,
})
export const boardQuery = z.object({
  sort_method: z.enum(SORT_METHODS).catch(DEFAULT_SORT_METHOD).default(DEFAULT_SORT_METHOD),
  page,
  count: count(20),
  after,
})

export const newTopic = named('NewTopic', {
  topicName: line(TITLE_MAX)
    .refine((title) => visibleLength(title) > 0, 'WriteTitle')
    .prefault(''),
  category,
  tags: z
    .array(line(TAG_MAX, 'TagTooLong').transform((tag) => tag.replace(/^#+\s*/, '')))
    .max(TAGS_MAX)
    .transform((tags) => [...new Set(tags.filter(Boolean))])
    .default([]),
  content: multiline(CONTENT_MAX)
    .refine((text) => visibleLength(text) > 0, 'WriteContent')
    .refine((text) => visibleLength(text) >= CONTENT_MIN, 'WriteMin')
    .prefault(''),
  hidePlz: z.boolean().default(false),
})

/** `username` is null for a deleted member; `isStaff` marks admins. */
export const postAuthor = named('Author', {
  username: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isStaff: z.boolean(),
})

const homeTopic = named('HomeTopic', {
  _id: z.number().int(),
  user: postAuthor,
  /** The first words of the text, plain. */
  excerpt: z.string(),
  textLang: lang,
  forum: z.number().int(),
  forumName: z.string(),
  name: z.string(),
  category: z.number().int(),
  viewNum: z.number().int(),
  replyNum: z.number().int(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
})
export const homeList = named('HomeTopics', {
  topics: z.array(homeTopic),
  totalCount: z.number().int(),
  /** Travelogues, whatever the category and page asked for. */
  storyCount: z.number().int(),
})

/** `replyNum` is the stored count with the opening post; the screens show one less. */
const boardTopic = named('BoardTopic', {
  _id: z.number().int(),
  name: z.string(),
  category: z.number().int(),
  tags: z.array(z.string()),
  user: postAuthor,
  viewNum: z.number().int(),
  replyNum: z.number().int(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  hidePlz: z.boolean(),
  isLocked: z.boolean(),
  /** Waits for its first review: visible to its author and admins only. */
  isPending: z.boolean(),
  /** Hidden by an admin: visible to admins only. */
  isHidden: z.boolean(),
})
/** What other members see of a private topic. */
const privateTopic = named('PrivateTopic', {
  _id: z.number().int(),
  hidePlz: z.literal(true),
  createdAt: z.number().int(),
})
export const boardList = z.array(z.union([boardTopic, privateTopic]))

export const topicAnswer = named('Topic', {
  ...boardTopic.shape,
  forum: z.number().int(),
  forumName: z.string(),
  /** Whether the sender may reply. */
  canWrite: z.boolean(),
})

export type NewTopic = z.output<typeof newTopic>
export type HomeTopic = z.infer<typeof homeTopic>
export type HomeList = z.infer<typeof homeList>
export type BoardTopic = z.infer<typeof boardTopic>
export type PrivateTopic = z.infer<typeof privateTopic>
export type Topic = z.infer<typeof topicAnswer>
