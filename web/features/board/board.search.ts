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
export function readPlace({ page, after }: { page?: unknown; after?: unknown }): {
  page?: number
  after?: number
} {
  const topic = readId(after)
  return topic === null ? readPage({ page }) : { after: topic }
}

export function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
