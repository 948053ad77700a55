import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { TourDifferences } from '../../../worker/contracts/tours/tour-versions'
import { apiOf, readJson } from '../../platform/api/api'
import { adminTourQuery, toEditedTour } from '../editor/editor.api'

/** The versions of a tour, page by page. */
export const versionsQuery = (tourId: number) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'tour-versions', tourId],
    staleTime: 0,
    initialPageParam: null as number | null,
    queryFn: async ({ client, pageParam }) =>
      readJson(
        apiOf(client).admin.tours[':id'].versions.$get({
          param: { id: String(tourId) },
          query: pageParam === null ? {} : { before: String(pageParam) },
        }),
      ),
    getNextPageParam: ({ next }) => next,
  })

export const differencesQuery = (tourId: number, versionId: number) =>
  queryOptions({
    queryKey: ['admin', 'tour-versions', tourId, versionId],
    queryFn: ({ client }) => readDifferences(client, tourId, versionId),
  })

async function readDifferences(client: QueryClient, tourId: number, versionId: number) {
  const param = { id: String(tourId), versionId: String(versionId) }
  const version = apiOf(client).admin.tours[':id'].versions[':versionId'].$get({ param })
  // The client's type of JSON values differs from the contract's.
  return (await readJson(version)) as TourDifferences
}

/** @throws ApiError EditConflict if the tour has changed since `updatedAt`, and the errors of saving a tour */
export async function restoreVersion(
  client: QueryClient,
  json: { forumId: number; versionId: number; updatedAt: number },
) {
  const tour = await readJson(apiOf(client).admin.tours.restoreVersion.$post({ json }))
  client.setQueryData(adminTourQuery(json.forumId).queryKey, toEditedTour(tour))
}
