import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf, readJson } from '../../../platform/api/api'
import { BOARD_KEY } from '../board.api'
import { toHomeTopic } from '../board.presenter'
import type { HomeList } from './home.search'

export const HOME_PAGE_SIZE = 7

/** Public topics in the reader's or in every language, newest first, optionally of one category. */
export const homeTopicsQuery = (list: HomeList) =>
  queryOptions({
    queryKey: homeKey(list),
    placeholderData: keepPreviousData,
    queryFn: ({ client }) => readHomeTopics(client, list),
  })

async function readHomeTopics(client: QueryClient, list: HomeList) {
  const call = apiOf(client).topics.$get({ query: homeParameters(list) })
  const { topics, ...counts } = await readJson(call)
  return { topics: topics.map(toHomeTopic), ...counts }
}

function homeKey({ page, after, category, isEveryLanguage, lang }: HomeList) {
  return [...BOARD_KEY, 'home', page, after ?? 0, category ?? 0, isEveryLanguage, lang]
}

function homeParameters({ page, after, category, isEveryLanguage, lang }: HomeList) {
  return {
    count: String(HOME_PAGE_SIZE),
    page: String(page),
    lang,
    ...(after !== undefined && { after: String(after) }),
    ...(category && { category: String(category) }),
    ...(!isEveryLanguage && { textLang: lang }),
  }
}
