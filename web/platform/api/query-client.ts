import { QueryClient } from '@tanstack/react-query'
import { ApiError, provideApi, type ApiClient } from './api'

/** Stale time of tour and board data. */
const FRESH_MS = 300_000

/** Retries only failures that may pass (no response, 5xx), but no timeouts. Offline calls fail at once. */
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
