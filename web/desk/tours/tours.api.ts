import { queryOptions } from '@tanstack/react-query'
import type { AdminTour } from '../../../worker/contracts/tours-admin'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { ApiError, readJson } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { adminApi } from '../admin-client'
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
    queryFn: () => readJson(adminApi().admin.tours.$get()),
  })

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: () => readJson(adminApi().categories.$get()),
  })

export function toTourVersion(tour: AdminTour): Version<TourDraft> {
  return { draft: toTourDraft(tour), updatedAt: tour.updatedAt }
}

export function toItineraryVersion(tour: AdminTour): Version<ItineraryDraft> {
  return { draft: toItineraryDraft(tour), updatedAt: tour.updatedAt }
}

export function saveTour(
  forumId: number,
  draft: TourDraft,
  { draft: before, updatedAt }: Version<TourDraft>,
) {
  const texts = changedTexts(before, draft)
  return readJson(
    adminApi().forum.update.$post({ json: { forumId, updatedAt, ...toTourValues(draft), texts } }),
  )
}

export function saveItinerary(
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
  return readJson(adminApi().forum.updateextra.$post({ json: { forumId, updatedAt, texts } }))
}

export function createTour(name: string, category: number, lang: Lang) {
  return readJson(adminApi().forum.$post({ json: { name: name.trim(), category, lang } }))
}

export function setTourStatus(forumId: number, status: number) {
  return readJson(adminApi().forum.update.$post({ json: { forumId, status } }))
}

export function sortTours(forumIds: number[]) {
  return readJson(adminApi().forum.sort.$post({ json: { forumIds } }))
}

export function deleteTour(forumId: number) {
  return withFreshLogin(() =>
    readJson(adminApi().forum[':id'].$delete({ param: { id: String(forumId) } })),
  )
}

export function restoreTour(forumId: number) {
  return readJson(adminApi().forum.restore.$post({ json: { forumId } }))
}

/** Moves the itinerary of all languages to the bin. */
export function deleteItinerary(forumId: number) {
  return withFreshLogin(() =>
    readJson(adminApi().file.deleteByForumId.$post({ json: { forumId } })),
  )
}

/** Restores the newest deleted itinerary. @throws ApiError NotFound */
export async function restoreItinerary(forumId: number): Promise<void> {
  const { itineraries } = await listBin()
  const newest = itineraries
    .filter((thing) => thing.forumId === forumId)
    .toSorted((a, b) => b.deletedAt - a.deletedAt)[0]
  if (!newest) throw new ApiError(404, { code: 'NotFound' })
  await restoreFromBin({ kind: 'itinerary', id: newest._id })
}
