import { QueryClient } from '@tanstack/react-query'
import { ApiError, provideApi, type ApiClient } from './api'

/** Per-tour and board answers count as fresh for five minutes, as the tour list does between visits. */
export const FRESH_MS = 300_000

/**
 * A query client whose queries call `api`. Only failures that may pass (no answer, 5xx) are tried again; who waited for
 * an answer to the limit is asked first. Calls are made without a connection too: they fail at once and say so.
 */
export function createQueryClient(api: ApiClient, retries: number): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < retries && error instanceof ApiError && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return provideApi(client, api)
}

function mayPass({ status, code }: ApiError): boolean {
  return status >= 500 || (status === 0 && code !== 'Timeout')
}
