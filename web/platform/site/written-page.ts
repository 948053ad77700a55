import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import type { LegalPage, WrittenPageName } from '../../../worker/contracts/written-pages/page-names'
import { apiOf, readJson } from '../api/api'

/** How long a page that stays open uses what came with it. */
const STALE_MS = 5 * 60 * 1000

/** The text of a written page that is in force. */
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
      readJson(
        apiOf(client).pages[':page'].versions[':version'].$get({
          param: { page, version },
          query: { lang },
        }),
      ),
  })
