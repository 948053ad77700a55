import type { Lang } from '../../../worker/contracts/languages'
import {
  DEFAULT_SORT_METHOD,
  SORT_METHODS,
  TOPIC_CATEGORIES,
  type CategoryId,
  type SortMethod,
} from '../../../worker/contracts/topic-rules'

/** Addresses of the board: search parameters, fragments and element ids. */

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
  /** Posts in every language; without it those in the reader's. */
  langs?: 'all'
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

/** Parses the search parameters of the home list. */
export function readHomeSearch({
  category,
  langs,
  ...place
}: {
  page?: unknown
  after?: unknown
  category?: unknown
  langs?: unknown
}): HomeSearch {
  const known = TOPIC_CATEGORIES.find((each) => each === Number(category))
  return {
    ...readPlace(place),
    ...(known && { category: known }),
    ...(langs === 'all' && { langs }),
  }
}

/** What the home list shows for its search parameters. */
export function homeListOf({ page = 1, after, category, langs }: HomeSearch, lang: Lang) {
  return { page, after, category, isEveryLanguage: langs === 'all', lang }
}

/** The post id in a fragment (`reply-12`), or null. */
export function readPostAnchor(fragment: string): number | null {
  return fragment.startsWith(POST_ANCHOR) ? readId(fragment.slice(POST_ANCHOR.length)) : null
}

export function postAnchor(replyId: number): string {
  return POST_ANCHOR + String(replyId)
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

function readPlace({ page, after }: { page?: unknown; after?: unknown }): {
  page?: number
  after?: number
} {
  const topic = readId(after)
  return topic === null ? readPage({ page }) : { after: topic }
}

function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
