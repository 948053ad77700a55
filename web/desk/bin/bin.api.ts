import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { BinRestore } from '../../../worker/contracts/bin'
import { apiOf, readJson } from '../../platform/api/api'

export const binQuery = () =>
  queryOptions({
    queryKey: ['admin', 'bin'],
    staleTime: 0,
    queryFn: ({ client }) => listBin(client),
  })

export function listBin(client: QueryClient) {
  return readJson(apiOf(client).admin.bin.$get())
}

export function restoreFromBin(client: QueryClient, thing: BinRestore) {
  return readJson(apiOf(client).admin.bin.restore.$post({ json: thing }))
}
