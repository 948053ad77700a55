import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Backup } from '../../../worker/contracts/backup/backup'
import { apiOf, byId, readJson, requireOk } from '../../platform/api/api'
import { DOWNLOAD_TYPE } from '../../platform/api/timed-fetch'

const REFETCH_MS = 3000

export const backupsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'backups'],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.backups.$get()),
    refetchInterval: ({ state }) => (state.data?.backups.some(isRunning) ? REFETCH_MS : false),
  })

export function isRunning({ state }: Backup): boolean {
  return state === 'running'
}

export function startBackup(client: QueryClient) {
  return readJson(apiOf(client).admin.backups.$post())
}

/** The encrypted file. @throws ApiError */
export async function fetchBackup(client: QueryClient, id: number): Promise<Blob> {
  const headers = { accept: DOWNLOAD_TYPE }
  const file = apiOf(client).admin.backups[':id'].file
  return (await requireOk(file.$get(byId(id), { headers }))).blob()
}
