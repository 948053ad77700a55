import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Lang } from '../../../worker/contracts/languages'
import type { TourSummary as AdminTourSummary } from '../../../worker/contracts/tours/tour-summary'
import { apiOf, byId, readJson } from '../../platform/api/api'
import type { Version } from '../editor/draft-store'
import { toEditedTour, type EditedTour } from '../editor/editor.api'
import { toTourDraft, type TourDraft } from './tour-draft'
import { changedTexts, changedValues } from './tour-values'

/** A row of the tour list. */
export type TourSummary = Omit<AdminTourSummary, '_id'> & { id: number }

export const adminToursQuery = () =>
  queryOptions({
    queryKey: ['admin', 'tours'],
    staleTime: 0,
    queryFn: async ({ client }): Promise<TourSummary[]> =>
      (await readJson(apiOf(client).admin.tours.$get())).map(withId),
  })

export function toTourVersion(tour: EditedTour): Version<TourDraft> {
  return { draft: toTourDraft(tour), updatedAt: tour.updatedAt }
}

export async function saveTour(
  client: QueryClient,
  tourId: number,
  draft: TourDraft,
  { draft: before, updatedAt }: Version<TourDraft>,
) {
  const { departures: joins, ...values } = changedValues(before, draft)
  const texts = changedTexts(before, draft)
  const isPublishing = before.status === '0' && (values.status ?? 0) > 0
  const json = {
    forumId: tourId,
    updatedAt,
    ...values,
    ...(joins && { joins }),
    texts,
    ...(isPublishing && { mustBeReady: true }),
  }
  return toEditedTour(await readJson(apiOf(client).forum.update.$post({ json })))
}

/** Returns the tour's id. */
export async function createTour(client: QueryClient, name: string, category: number, lang: Lang) {
  const json = { name: name.trim(), category, lang }
  return (await readJson(apiOf(client).forum.$post({ json })))._id
}

/** Copies a tour to a hidden one. Returns the copy's id. */
export async function duplicateTour(client: QueryClient, tourId: number): Promise<number> {
  const copy = apiOf(client).admin.tours[':id'].duplicate.$post(byId(tourId))
  return (await readJson(copy))._id
}

/** Sets or cancels (null) when a hidden tour goes live, UTC ms. */
export async function scheduleTour(
  client: QueryClient,
  json: { forumId: number; publishAt: number | null; status: number },
) {
  return toEditedTour(await readJson(apiOf(client).admin.tours.schedule.$post({ json })))
}

/** Changes the status or the region alone. */
export function updateTour(
  client: QueryClient,
  json: { forumId: number; status?: number; categoryId?: number },
) {
  return readJson(apiOf(client).forum.update.$post({ json }))
}

export function sortTours(client: QueryClient, tourIds: number[]) {
  return readJson(apiOf(client).forum.sort.$post({ json: { forumIds: tourIds } }))
}

export function restoreTour(client: QueryClient, tourId: number) {
  return readJson(apiOf(client).forum.restore.$post({ json: { forumId: tourId } }))
}

function withId<Row extends { _id: number }>({ _id, ...row }: Row) {
  return { ...row, id: _id }
}

/** Changes the status of tours at once. Tours that are not ready stay hidden. */
export function changeStatuses(client: QueryClient, tours: { forumId: number; status: number }[]) {
  return readJson(apiOf(client).admin.tours.status.$post({ json: { tours } }))
}
