import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import { apiOf, readJson } from '../../platform/api/api'

/** Public texts that match `q`, best first. */
export const searchQuery = ({ q, page, lang }: { q: string; page: number; lang: Lang }) =>
  queryOptions({
    queryKey: ['search', q, page, lang],
    queryFn: ({ client }) =>
      readJson(apiOf(client).search.$get({ query: { q, page: String(page), lang } })),
  })
