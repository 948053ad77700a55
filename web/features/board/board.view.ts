import type { BoardTopic, PrivateTopic } from '../../../worker/contracts/board'
import {
  CONTENT_MAX,
  CONTENT_MIN,
  DEFAULT_SORT_METHOD,
  OTHER,
  SORT_METHODS,
  TAG_MAX,
  TAGS_MAX,
  TOPIC_CATEGORIES,
  type CategoryId,
  type SortMethod,
} from '../../../worker/contracts/topic-rules'
import {
  isMarkdownRefusal,
  type MarkdownRefusalCode,
} from '../../../worker/contracts/markdown-limits'
import { lengthOf, visibleLength } from '../../../worker/contracts/text-length'
import { ApiError } from '../../platform/api/api'

/** Where a category's name stands in the texts. */
export const CATEGORY_KEY = { 1: 'inquiry', 2: 'travelogue', 3: 'question', 4: 'other' } as const

export const SORT_COLUMNS = ['category', 'name', 'replies', 'views', 'date'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

/** Id of a board's list, to which sorting and paging lead. */
export const BOARD_LIST = 'board'
/** Ids of a topic's list of answers and of the newest of them. */
export const ANSWERS = 'answers'
export const NEWEST = 'newest'
const POST_ANCHOR = 'reply-'
/** Pages of a board that are reached by number; beyond them the list goes on from its last row. */
export const NUMBERED_PAGES = 50
/** Highest page that the API answers. */
const PAGE_MAX = 10_000

/** What the address says about a list; a default is left out. */
export interface BoardSearch {
  sort?: SortMethod
  page?: number
  /** Beyond the numbered pages: id of the topic that stands right before the wanted rows. */
  after?: number
}

/** What the address says about a topic's posts. */
export interface TopicSearch {
  page?: number
  /** Id of a post: the address of its page is wanted. */
  reply?: number
}

export interface HomeSearch {
  page?: number
  category?: CategoryId
}

export interface TopicDraft {
  title: string
  category: CategoryId
  /** As typed: separated by commas. */
  tags: string
  content: string
  isPrivate: boolean
}

/** Codes of errors.json for what keeps a post's text from being sent. */
export type TextFault = 'WriteContent' | 'WriteMin' | 'TextTooLong' | MarkdownRefusalCode
/** The same for each field of a topic. */
export interface TopicFaults {
  title?: 'WriteTitle'
  tags?: 'TagTooLong'
  content?: TextFault
}

export function isCategory(value: unknown): value is CategoryId {
  return TOPIC_CATEGORIES.some((category) => category === value)
}

export function categoryKey(category: number): (typeof CATEGORY_KEY)[CategoryId] {
  return CATEGORY_KEY[isCategory(category) ? category : OTHER]
}

export function isPrivateRow(row: BoardTopic | PrivateTopic): row is PrivateTopic {
  return !('name' in row)
}

/** Reads sort and place from an address; nonsense counts as the default. */
export function readBoardSearch({
  sort,
  page,
  after,
}: {
  sort?: unknown
  page?: unknown
  after?: unknown
}): BoardSearch {
  const known = SORT_METHODS.find((method) => method === sort)
  const topic = readId(after)
  const place = topic === null ? readPage({ page }) : { after: topic }
  return { ...(known && known !== DEFAULT_SORT_METHOD && { sort: known }), ...place }
}

/** Reads page or post from a topic's address. */
export function readTopicSearch({ page, reply }: { page?: unknown; reply?: unknown }): TopicSearch {
  const post = readId(reply)
  return post === null ? readPage({ page }) : { reply: post }
}

/** Id of the post that a fragment names (`reply-12`), null for any other. */
export function readPostAnchor(fragment: string): number | null {
  return fragment.startsWith(POST_ANCHOR) ? readId(fragment.slice(POST_ANCHOR.length)) : null
}

/** Where a post stands on its page. */
export function postAnchor(replyId: number): string {
  return POST_ANCHOR + String(replyId)
}

/** Reads page and category of the home list from an address. */
export function readHomeSearch({
  page,
  category,
}: {
  page?: unknown
  category?: unknown
}): HomeSearch {
  const known = TOPIC_CATEGORIES.find((each) => each === Number(category))
  return { ...readPage({ page }), ...(known && { category: known }) }
}

/** Reads the page from an address: nothing for the first. */
export function readPage({ page }: { page?: unknown }): { page?: number } {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= PAGE_MAX ? { page: number } : {}
}

/** How many pages of `size` rows a list of `total` has that can be reached by number. */
export function pageCountOf(total: number, size: number): number {
  return Math.min(Math.ceil(total / size), PAGE_MAX)
}

/** Which way a column is sorted at present, null when the list goes by another one. */
export function directionOf(column: SortColumn, sort: SortMethod): 'asc' | 'desc' | null {
  if (!sort.startsWith(`by_${column}_`)) return null
  return sort.endsWith('_desc') ? 'desc' : 'asc'
}

/** What a click on a column's header asks for: texts begin at A, numbers and dates with the greatest. */
export function nextSort(column: SortColumn, sort: SortMethod): SortMethod {
  const direction = directionOf(column, sort)
  if (direction) return `by_${column}_${direction === 'asc' ? 'desc' : 'asc'}`
  return column === 'name' || column === 'category' ? `by_${column}_asc` : `by_${column}_desc`
}

/** Replies that readers are shown: the stored count has the opening post in it. */
export function repliesShown(replyNum: number): number {
  return Math.max(0, replyNum - 1)
}

/** What keeps a reply's text from being sent, null when nothing does. */
export function faultInText(content: string): TextFault | null {
  const visible = visibleLength(content)
  if (visible === 0) return 'WriteContent'
  if (lengthOf(content) > CONTENT_MAX) return 'TextTooLong'
  return visible < CONTENT_MIN ? 'WriteMin' : null
}

/** What the API found in the text that it refused, as long as that text is unchanged. */
export function refusedText(error: Error | null, isUnchanged = true): TextFault | null {
  const code = error instanceof ApiError ? error.code : ''
  return isUnchanged && isMarkdownRefusal(code) ? code : null
}

/** What keeps a topic from being sent, by field. */
export function faultsInTopic({ title, tags, content }: TopicDraft): TopicFaults {
  const inText = faultInText(content)
  return {
    ...(visibleLength(title) === 0 && { title: 'WriteTitle' }),
    ...(readTags(tags).some((tag) => lengthOf(tag) > TAG_MAX) && { tags: 'TagTooLong' }),
    ...(inText && { content: inText }),
  }
}

/** Tags as typed ("kids, #winter") as a list without repeats. */
export function readTags(text: string): string[] {
  const tags = text.split(/[,，、]/).map((tag) => tag.trim().replace(/^#+\s*/, ''))
  return [...new Set(tags.filter(Boolean))].slice(0, TAGS_MAX)
}

/** Markdown as one plain line of at most `max` characters, for descriptions. */
export function excerpt(markdown: string, max: number): string {
  const plain = markdown
    // Brackets end a run, or a text of nothing else would be read once from each of them.
    .replace(/!\[[^[\]\n]*\]\([^()\n]*\)/g, ' ')
    .replace(/\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*_~`|\\]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : plain
}

/** Both parts of a topic's address as numbers, null when one is none. */
export function readTopicIds({ forumId, topicId }: { forumId: string; topicId: string }) {
  const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)
  return isId(forumId) && isId(topicId)
    ? { forumId: Number(forumId), topicId: Number(topicId) }
    : null
}

function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
