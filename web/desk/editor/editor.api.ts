import { queryOptions } from '@tanstack/react-query'
import { readJson } from '../../platform/api/api'
import { adminApi } from '../admin-client'

/** A tour for editing; always refetched. */
export const adminTourQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'tour', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => readJson(adminApi().admin.tours[':id'].$get({ param: { id: String(id) } })),
  })
