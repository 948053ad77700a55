import type { QueryClient } from '@tanstack/react-query'
import { createApi } from '../api/api'
import { createQueryClient } from '../api/query-client'
import type { StartingState } from './starting-state'

const RETRIES = 2

let client: QueryClient | null = null

/** The browser's only query client with the page's data, whether the island or the app runs first. */
export function openQueryClient(send: typeof fetch, state: StartingState | null): QueryClient {
  if (client) return client
  client = createQueryClient(createApi(location.origin, send), RETRIES)
  if (state)
    for (const [key, data] of state.data) client.setQueryData(key, data, { updatedAt: state.now })
  return client
}
