import { Hono } from 'hono'
import type { AppEnv } from '../../http/context'
import { requireRate } from '../../http/rate-limits'
import { validate } from '../../http/validate'
import { describeAs } from '../../http/describe'
import { HITS_A_PAGE } from '../../contracts/search-page'
import { searchResponse, searchQuery, type SearchResponse } from '../../contracts/search'
import { findCandidates } from '../../services/search/search.queries'
import { rankHits } from '../../services/search/ranking'
import { looserTerms, queryOf } from '../../services/search/terms'

const describe = describeAs('search')

/** Public texts only: tours, topics and replies. The sender is never read, so the response is the same for all. */
export const searchRoutes = new Hono<AppEnv>().get(
  '/search',
  describe(
    'search',
    'Public tours, topics and replies that contain all words of q, the best first, 10 a page',
    { response: searchResponse },
  ),
  validate('query', searchQuery),
  async (c) => {
    await requireRate(c, c.env.RL_SEARCH)
    const { q, page } = c.req.valid('query')
    const query = queryOf(q.isWellFormed() ? q : '')
    const looser = looserTerms(query)
    const candidates = await findCandidates(c.var.db, query.terms, { looser })
    const hits = rankHits(candidates, query.parts, c.var.lang)
    const response: SearchResponse = {
      results: hits.slice((page - 1) * HITS_A_PAGE, page * HITS_A_PAGE),
      totalCount: hits.length,
    }
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    c.header('vary', 'accept-language, cookie')
    return c.json(response, 200)
  },
)
