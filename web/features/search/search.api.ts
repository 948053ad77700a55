import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchHit } from '../../../worker/contracts/search'
import type { Lang } from '../../../worker/contracts/languages'
import { apiOf, readJson } from '../../platform/api/api'

export type Hit = ReturnType<typeof toHit>

/** Public texts that match `q`, best first. */
export const searchQuery = ({ q, page, lang }: { q: string; page: number; lang: Lang }) =>
  queryOptions({
    queryKey: ['search', q, page, lang],
    queryFn: ({ client }) => readHits(client, { q, page: String(page), lang }),
  })

async function readHits(client: QueryClient, query: { q: string; page: string; lang: Lang }) {
  const { results, totalCount } = await readJson(apiOf(client).search.$get({ query }))
  return { hits: results.map(toHit), totalCount }
}

function toHit({ forum: tourId, topic: topicId, reply: postId, ...hit }: SearchHit) {
  return { ...hit, tourId, topicId, postId }
}
