import { createApi, type ApiClient } from '../platform/api/api'
import { currentSession } from '../platform/session/session'

const ROWS_A_PAGE = 20

/** The typed client of the API for whoever is logged in; the edge, which renders no admin page, never asks for it. */
export function adminApi(): ApiClient {
  return createApi(location.origin, currentSession().fetch)
}

/** The path's parameter of a call on one thing. */
export function byId(id: number) {
  return { param: { id: String(id) } }
}

/** The query of a call that answers a list by pages, from 1. */
export function pageOf(page: number) {
  return { page: String(page), count: String(ROWS_A_PAGE) }
}
