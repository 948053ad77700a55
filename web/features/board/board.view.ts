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

export const CATEGORY_KEY = { 1: 'inquiry', 2: 'travelogue', 3: 'question', 4: 'other' } as const

export const SORT_COLUMNS = ['category', 'name', 'replies', 'views', 'date'] as const
export type SortColumn = (typeof SORT_COLUMNS)[number]

export const BOARD_LIST = 'board'
/** Element ids of a topic's replies and of the newest one. */
export const ANSWERS = 'answers'
export const NEWEST = 'newest'
const POST_ANCHOR = 'reply-'
/** Pages reachable by number; beyond them paging is by keyset. */
export const NUMBERED_PAGES = 50
/** Highest page that the API accepts. */
const PAGE_MAX = 10_000

/** Search parameters of a list; defaults are left out. */
export interface BoardSearch {
  sort?: SortMethod
  page?: number
  /** Beyond the numbered pages: id of the topic right before the wanted rows. */
  after?: number
}

/** Search parameters of a topic. */
export interface TopicSearch {
  page?: number
  /** Id of a post; redirects to the page that holds it. */
  reply?: number
}

export interface HomeSearch {
  page?: number
  /** As in `BoardSearch`. */
  after?: number
  category?: CategoryId
}

export interface TopicDraft {
  title: string
  category: CategoryId
  /** Comma-separated, as typed. */
  tags: string
  content: string
  isPrivate: boolean
}

/** Validation errors of a post's text, as codes of errors.json. */
export type TextFault = 'WriteContent' | 'WriteMin' | 'TextTooLong' | MarkdownRefusalCode
/** Validation errors of a topic by field. */
interface TopicFaults {
  title?: 'WriteTitle'
  tags?: 'TagTooLong'
  content?: TextFault
}

function isCategory(value: unknown): value is CategoryId {
  return TOPIC_CATEGORIES.some((category) => category === value)
}

export function categoryKey(category: number): (typeof CATEGORY_KEY)[CategoryId] {
  return CATEGORY_KEY[isCategory(category) ? category : OTHER]
}

export function isPrivateRow(row: BoardTopic | PrivateTopic): row is PrivateTopic {
  return !('name' in row)
}

/** Parses the search parameters of a board; invalid values become the default. */
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
  return {
    ...(known && known !== DEFAULT_SORT_METHOD && { sort: known }),
    ...readPlace({ page, after }),
  }
}

/** Parses the search parameters of a topic. */
export function readTopicSearch({ page, reply }: { page?: unknown; reply?: unknown }): TopicSearch {
  const post = readId(reply)
  return post === null ? readPage({ page }) : { reply: post }
}

/** The post id in a fragment (`reply-12`), or null. */
export function readPostAnchor(fragment: string): number | null {
  return fragment.startsWith(POST_ANCHOR) ? readId(fragment.slice(POST_ANCHOR.length)) : null
}

export function postAnchor(replyId: number): string {
  return POST_ANCHOR + String(replyId)
}

/** Parses the search parameters of the home list. */
export function readHomeSearch({
  category,
  ...place
}: {
  page?: unknown
  after?: unknown
  category?: unknown
}): HomeSearch {
  const known = TOPIC_CATEGORIES.find((each) => each === Number(category))
  return { ...readPlace(place), ...(known && { category: known }) }
}

function readPlace({ page, after }: { page?: unknown; after?: unknown }): {
  page?: number
  after?: number
} {
  const topic = readId(after)
  return topic === null ? readPage({ page }) : { after: topic }
}

/** Parses `page`; page 1 is left out. */
export function readPage({ page }: { page?: unknown }): { page?: number } {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= PAGE_MAX ? { page: number } : {}
}

export function pageCountOf(total: number, size: number): number {
  return Math.min(Math.ceil(total / size), PAGE_MAX)
}

/** The current direction of a column; null when the list is sorted by another one. */
export function directionOf(column: SortColumn, sort: SortMethod): 'asc' | 'desc' | null {
  if (!sort.startsWith(`by_${column}_`)) return null
  return sort.endsWith('_desc') ? 'desc' : 'asc'
}

/** The order after a click on a header: texts start ascending, numbers and dates descending. */
export function nextSort(column: SortColumn, sort: SortMethod): SortMethod {
  const direction = directionOf(column, sort)
  if (direction) return `by_${column}_${direction === 'asc' ? 'desc' : 'asc'}`
  return column === 'name' || column === 'category' ? `by_${column}_asc` : `by_${column}_desc`
}

/** Number of replies to show: the stored count includes the opening post. */
export function repliesShown(replyNum: number): number {
  return Math.max(0, replyNum - 1)
}

/** Why a reply's text cannot be sent, or null. */
export function faultInText(content: string): TextFault | null {
  const visible = visibleLength(content)
  if (visible === 0) return 'WriteContent'
  if (lengthOf(content) > CONTENT_MAX) return 'TextTooLong'
  return visible < CONTENT_MIN ? 'WriteMin' : null
}

/** The API's refusal of a text, as long as the text is unchanged. */
export function refusedText(error: Error | null, isUnchanged = true): TextFault | null {
  const code = error instanceof ApiError ? error.code : ''
  return isUnchanged && isMarkdownRefusal(code) ? code : null
}

/** Why a topic cannot be sent, by field. */
export function faultsInTopic({ title, tags, content }: TopicDraft): TopicFaults {
  const inText = faultInText(content)
  return {
    ...(visibleLength(title) === 0 && { title: 'WriteTitle' }),
    ...(readTags(tags).some((tag) => lengthOf(tag) > TAG_MAX) && { tags: 'TagTooLong' }),
    ...(inText && { content: inText }),
  }
}

/** Parses typed tags ("kids, #winter") without duplicates. */
export function readTags(text: string): string[] {
  const tags = text.split(/[,，、]/).map((tag) => tag.trim().replace(/^#+\s*/, ''))
  return [...new Set(tags.filter(Boolean))].slice(0, TAGS_MAX)
}

/** Markdown as one plain line of at most `max` characters, for descriptions. */
export function excerpt(markdown: string, max: number): string {
  const plain = markdown
    // Excluding brackets keeps matching linear on text made of brackets.
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

/** The ids in a topic's address, or null when one is not a number. */
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
