import type { Operation } from '../../http/openapi'
import { searchAnswer, searchQuery } from '../../contracts/search'

/** The calls of search.routes.ts. */
export const searchOperations: Operation[] = [
  {
    method: 'get',
    path: '/search',
    summary:
      'Public tours, topics and replies that contain all words of q, the best first, 10 a page',
    tag: 'search',
    query: searchQuery,
    answers: { 200: searchAnswer },
  },
]
