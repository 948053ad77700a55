import {
  DEFAULT_SORT_METHOD,
  SORT_METHODS,
  type SortMethod,
} from '../../../worker/contracts/board/topic-rules'

/** Addresses of the board: search parameters and ids. */

export const BOARD_LIST = 'board'

/** Number of pages with a page number; beyond them, paging is by keyset. */
export const NUMBERED_PAGES = 50

/** Highest page that the API accepts. */
const PAGE_MAX = 10_000

/** Element ids of a topic's replies and of the newest one. */
export const ANSWERS = 'answers'

export const NEWEST = 'newest'

const POST_ANCHOR = 'reply-'

export const SORT_COLUMNS = ['category', 'name', 'replies', 'views', 'date'] as const

/** The start of a list; page 1 is left out. */
export interface ListPlace {
  page?: number
  /** Beyond the numbered pages: id of the topic right before the wanted rows. */
  after?: number
}

/** Search parameters of a list; defaults are left out. */
export interface BoardSearch extends ListPlace {
  sort?: SortMethod
}

/** Search parameters of a topic. */
export interface TopicSearch {
  page?: number
  /** Id of a post; redirects to the page that holds it. */
  reply?: number
}

/** Search parameters as they are in an address. */
export type Unread<Search> = { [Name in keyof Search]?: unknown }

/** Parses the search parameters of a board; invalid values become the default. */
export function readBoardSearch({ sort, ...place }: Unread<BoardSearch>): BoardSearch {
  const known = SORT_METHODS.find((method) => method === sort && sort !== DEFAULT_SORT_METHOD)
  return { ...(known && { sort: known }), ...readPlace(place) }
}

/** Parses the search parameters of a topic. */
export function readTopicSearch({ page, reply }: Unread<TopicSearch>): TopicSearch {
  const post = readId(reply)
  return post === null ? readPage({ page }) : { reply: post }
}

/** Parses `page`; page 1 is left out. */
export function readPage({ page }: { page?: unknown }): { page?: number } {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 && number <= PAGE_MAX ? { page: number } : {}
}

export function pageCountOf(total: number, size: number): number {
  return Math.min(Math.ceil(total / size), PAGE_MAX)
}

/** The ids in a topic's address, or null when one is not a number. */
export function readTopicIds({ tourId, topicId }: { tourId: string; topicId: string }) {
  if (![tourId, topicId].every((text) => /^[1-9]\d{0,14}$/.test(text))) return null
  return { tourId: Number(tourId), topicId: Number(topicId) }
}

/** The target of a link to a topic. */
export function topicLink(tourId: number, topicId: number) {
  const params = { tourId: String(tourId), topicId: String(topicId) }
  return { to: '/tour/$tourId/$topicId', params } as const
}

/** The page, or the topic after which the list continues. */
export function readPlace({ page, after }: Unread<ListPlace>): ListPlace {
  const topic = readId(after)
  return topic === null ? readPage({ page }) : { after: topic }
}

function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The post id in a fragment (`reply-12`), or null. */
export function readPostAnchor(fragment: string): number | null {
  return fragment.startsWith(POST_ANCHOR) ? readId(fragment.slice(POST_ANCHOR.length)) : null
}

export function postAnchor(replyId: number): string {
  return POST_ANCHOR + String(replyId)
}

export type SortColumn = (typeof SORT_COLUMNS)[number]

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
