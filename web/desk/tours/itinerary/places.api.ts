import { queryOptions } from '@tanstack/react-query'
import { apiOf, readJson } from '../../../platform/api/api'

/** The places that tours name, for choosing one again. */
export const placesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'places'],
    queryFn: async ({ client }) => readJson(apiOf(client).admin.places.$get()),
  })
