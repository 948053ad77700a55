import { createApi, type ApiClient } from '../platform/api/api'
import { currentSession } from '../platform/session/session'

const ROWS_A_PAGE = 20

/** The API client of the current session; browser only. */
export function adminApi(): ApiClient {
  return createApi(location.origin, currentSession().fetch)
}

export function byId(id: number) {
  return { param: { id: String(id) } }
}

export function pageOf(page: number) {
  return { page: String(page), count: String(ROWS_A_PAGE) }
}
