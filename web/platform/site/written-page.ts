import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import type { LegalPage, WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { apiOf, readJson } from '../api/api'

/** Stale time of an open page's text. */
const STALE_MS = 5 * 60 * 1000

/** The current text of a written page. */
export const writtenPageQuery = (page: WrittenPageName, lang: Lang) =>
  queryOptions({
    queryKey: ['written-page', page, lang],
    staleTime: STALE_MS,
    queryFn: async ({ client }) =>
      readJson(apiOf(client).pages[':page'].$get({ param: { page }, query: { lang } })),
  })

/** A version of a page that binds. */
export const pageVersionQuery = (page: LegalPage, version: string, lang: Lang) =>
  queryOptions({
    queryKey: ['written-page', page, lang, version],
    staleTime: STALE_MS,
    queryFn: async ({ client }) =>
      readJson(versionOf(client).$get({ param: { page, version }, query: { lang } })),
  })

function versionOf(client: QueryClient) {
  return apiOf(client).pages[':page'].versions[':version']
}
