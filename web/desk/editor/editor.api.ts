import { queryOptions } from '@tanstack/react-query'
import { apiOf, byId, readJson } from '../../platform/api/api'

/** A tour for editing; always refetched. */
export const adminTourQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'tour', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.tours[':id'].$get(byId(id))),
  })
