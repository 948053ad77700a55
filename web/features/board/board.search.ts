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

/** Where a list begins; page 1 is left out. */
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
export function readTopicIds({ forumId, topicId }: { forumId: string; topicId: string }) {
  const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text)
  return isId(forumId) && isId(topicId)
    ? { tourId: Number(forumId), topicId: Number(topicId) }
    : null
}

/** The page, or the topic after which the list continues. */
export function readPlace({ page, after }: Unread<ListPlace>): ListPlace {
  const topic = readId(after)
  return topic === null ? readPage({ page }) : { after: topic }
}

export function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
