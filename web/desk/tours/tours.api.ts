import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AdminTour } from '../../../worker/contracts/tours-admin'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { ApiError, apiOf, byId, readJson } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { listBin, restoreFromBin } from '../bin/bin.api'
import type { Version } from '../editor/use-editor'
import {
  languagesChanged,
  toItineraryDraft,
  toItinerarySave,
  type ItineraryDraft,
} from './itinerary-draft'
import { changedTexts, toTourDraft, toTourValues, type TourDraft } from './tour-draft'

export const adminToursQuery = () =>
  queryOptions({
    queryKey: ['admin', 'tours'],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.tours.$get()),
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: ({ client }) => readJson(apiOf(client).categories.$get()),
  })

export function toTourVersion(tour: AdminTour): Version<TourDraft> {
  return { draft: toTourDraft(tour), updatedAt: tour.updatedAt }
}

export function toItineraryVersion(tour: AdminTour): Version<ItineraryDraft> {
  return { draft: toItineraryDraft(tour), updatedAt: tour.updatedAt }
}

export function saveTour(
  client: QueryClient,
  forumId: number,
  draft: TourDraft,
  { draft: before, updatedAt }: Version<TourDraft>,
) {
  const texts = changedTexts(before, draft)
  return readJson(
    apiOf(client).forum.update.$post({
      json: { forumId, updatedAt, ...toTourValues(draft), texts },
    }),
  )
}

export function saveItinerary(
  client: QueryClient,
  forumId: number,
  draft: ItineraryDraft,
  { draft: before, updatedAt }: Version<ItineraryDraft>,
) {
  const changed = languagesChanged(before, draft)
  const texts = Object.fromEntries(
    LANGS.filter((lang) => changed.includes(lang)).map((lang) => [
      lang,
      toItinerarySave(draft, lang),
    ]),
  )
  return readJson(apiOf(client).forum.updateextra.$post({ json: { forumId, updatedAt, texts } }))
}

export function createTour(client: QueryClient, name: string, category: number, lang: Lang) {
  return readJson(apiOf(client).forum.$post({ json: { name: name.trim(), category, lang } }))
}

export function setTourStatus(client: QueryClient, forumId: number, status: number) {
  return readJson(apiOf(client).forum.update.$post({ json: { forumId, status } }))
}

export function sortTours(client: QueryClient, forumIds: number[]) {
  return readJson(apiOf(client).forum.sort.$post({ json: { forumIds } }))
}

export function deleteTour(client: QueryClient, forumId: number) {
  return withFreshLogin(() => readJson(apiOf(client).forum[':id'].$delete(byId(forumId))))
}

export function restoreTour(client: QueryClient, forumId: number) {
  return readJson(apiOf(client).forum.restore.$post({ json: { forumId } }))
}

/** Moves the itinerary of all languages to the bin. */
export function deleteItinerary(client: QueryClient, forumId: number) {
  return withFreshLogin(() =>
    readJson(apiOf(client).file.deleteByForumId.$post({ json: { forumId } })),
  )
}

/** Restores the newest deleted itinerary. @throws ApiError NotFound */
export async function restoreItinerary(client: QueryClient, forumId: number): Promise<void> {
  const { itineraries } = await listBin(client)
  const newest = itineraries
    .filter((thing) => thing.forumId === forumId)
    .toSorted((a, b) => b.deletedAt - a.deletedAt)[0]
  if (!newest) throw new ApiError(404, { code: 'NotFound' })
  await restoreFromBin(client, { kind: 'itinerary', id: newest._id })
}
