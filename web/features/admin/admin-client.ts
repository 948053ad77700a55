import { createApi, type ApiClient } from '../../platform/api'
import { currentSession } from '../../platform/session'

/** The typed client of the API for whoever is logged in; the edge, which renders no admin page, never asks for it. */
export function adminApi(): ApiClient {
  return createApi(location.origin, currentSession().fetch)
}
