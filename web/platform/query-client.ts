import { QueryClient } from '@tanstack/react-query'
import { ApiError, provideApi, type ApiClient } from './api'

/** Per-tour and board answers count as fresh for five minutes, as the tour list does between visits. */
export const FRESH_MS = 300_000

/** A query client whose queries call `api`. Only failures that may pass (no answer, 5xx) are tried again. */
export function createQueryClient(api: ApiClient, retries: number): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < retries && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
    },
  })
  return provideApi(client, api)
}
