import type { Lang } from '../../../../worker/contracts/languages'
import {
  TOPIC_CATEGORIES,
  TRAVELOGUE,
  type CategoryId,
} from '../../../../worker/contracts/board/topic-rules'
import type { HomeTopic } from '../board.presenter'
import { readPlace, type ListPlace, type Unread } from '../board.search'

export interface HomeSearch extends ListPlace {
  category?: CategoryId
  /** Show posts in every language instead of the reader's only. */
  langs?: 'all'
}

export type HomeList = ReturnType<typeof homeListOf>

/** Parses the search parameters of the home list. */
export function readHomeSearch({ category, langs, ...rest }: Unread<HomeSearch>): HomeSearch {
  const place = readPlace(rest)
  const known = TOPIC_CATEGORIES.find((each) => each === Number(category))
  return { ...place, ...(known && { category: known }), ...(langs === 'all' && { langs }) }
}

/** The home list of an address; its topics are in the reader's `lang` unless `isEveryLanguage`. */
export function homeListOf({ page = 1, after, category, langs }: HomeSearch, lang: Lang) {
  return { page, after, category, isEveryLanguage: langs === 'all', lang }
}

/** The travelogue that home tells with its writer: the first one of the list. */
export function storyOf(topics: HomeTopic[]): HomeTopic | undefined {
  return topics.find(({ category }) => category === TRAVELOGUE)
}
