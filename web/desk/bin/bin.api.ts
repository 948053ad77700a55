import { queryOptions } from '@tanstack/react-query'
import type { BinRestore } from '../../../worker/contracts/bin'
import { readJson } from '../../platform/api/api'
import { adminApi } from '../admin-client'

export const binQuery = () =>
  queryOptions({ queryKey: ['admin', 'bin'], staleTime: 0, queryFn: listBin })

export function listBin() {
  return readJson(adminApi().admin.bin.$get())
}

export function restoreFromBin(thing: BinRestore) {
  return readJson(adminApi().admin.bin.restore.$post({ json: thing }))
}
