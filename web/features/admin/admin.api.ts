import { queryOptions } from '@tanstack/react-query'
import type { AdminTour, TourImages } from '../../../worker/features/tours/tours.admin.contract'
import type { Category, TourCard } from '../../../worker/features/tours/tours.contract'
import { LANGS, type Lang } from '../../../worker/platform/language.contract'
import { ApiError } from '../../platform/api'
import { callAdmin } from './admin-call'
import { listBin, restoreFromBin } from './desk.api'
import { languagesChanged, toItineraryDraft, toItinerarySave, type ItineraryDraft } from './itinerary-draft'
import { changedTexts, toTourDraft, toTourValues, type TourDraft } from './tour-draft'
import type { Version } from './use-editor'

/** A picture in its place, with its texts when they change. */
export interface ArrangedImage {
  filename: string
  alt?: { lang: Lang; txt: string }[]
}

/** Calls on tours and their pictures. What an editor shows is never older than its page. */

export const adminToursQuery = () =>
  queryOptions({
    queryKey: ['admin', 'tours'],
    staleTime: 0,
    queryFn: () => callAdmin<TourCard[]>('GET', '/forum?status=-1'),
  })

export const adminTourQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'tour', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: () => callAdmin<AdminTour>('GET', `/admin/tours/${id}`),
  })

export const tourImagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'images', id],
    staleTime: 0,
    queryFn: () => callAdmin<TourImages>('GET', `/forum/getImg/${id}`),
  })

export const categoriesQuery = () =>
  queryOptions({ queryKey: ['admin', 'categories'], queryFn: () => callAdmin<Category[]>('GET', '/categories') })

export function toTourVersion(tour: AdminTour): Version<TourDraft> {
  return { draft: toTourDraft(tour), updatedAt: tour.updatedAt }
}

export function toItineraryVersion(tour: AdminTour): Version<ItineraryDraft> {
  return { draft: toItineraryDraft(tour), updatedAt: tour.updatedAt }
}

/** Saves the tour's fields, and of its texts those that changed, all languages in one call. */
export function saveTour(forumId: number, draft: TourDraft, base: Version<TourDraft>): Promise<AdminTour> {
  const texts = changedTexts(base.draft, draft)
  return callAdmin<AdminTour>('POST', '/forum/update', {
    forumId,
    updatedAt: base.updatedAt,
    ...toTourValues(draft),
    texts,
  })
}

/** Saves itinerary and inclusions of the languages that changed, in one call. */
export function saveItinerary(
  forumId: number,
  draft: ItineraryDraft,
  base: Version<ItineraryDraft>,
): Promise<AdminTour> {
  const changed = languagesChanged(base.draft, draft)
  const texts = Object.fromEntries(
    LANGS.filter((lang) => changed.includes(lang)).map((lang) => [lang, toItinerarySave(draft, lang)]),
  )
  return callAdmin<AdminTour>('POST', '/forum/updateextra', { forumId, updatedAt: base.updatedAt, texts })
}

export function createTour(name: string, category: number, lang: Lang): Promise<AdminTour> {
  return callAdmin<AdminTour>('POST', '/forum', { name: name.trim(), category, lang })
}

/** Sets the status alone: hiding and showing from the list. */
export function setTourStatus(forumId: number, status: number): Promise<AdminTour> {
  return callAdmin<AdminTour>('POST', '/forum/update', { forumId, status })
}

export function sortTours(forumIds: number[]): Promise<unknown> {
  return callAdmin('POST', '/forum/sort', { forumIds })
}

export function deleteTour(forumId: number): Promise<unknown> {
  return callAdmin('DELETE', `/forum/${forumId}`)
}

export function restoreTour(forumId: number): Promise<unknown> {
  return callAdmin('POST', '/forum/restore', { forumId })
}

export function setMainImage(forumId: number, mainImageUrl: string): Promise<AdminTour> {
  return callAdmin<AdminTour>('POST', '/forum/mainImg', { forumId, mainImageUrl })
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** Puts the itinerary of all languages into the bin. */
export function deleteItinerary(forumId: number): Promise<unknown> {
  return callAdmin('POST', '/file/deleteByForumId', { forumId })
}

/** Brings a tour's newest deleted itinerary back. */
export async function restoreItinerary(forumId: number): Promise<void> {
  const { itineraries } = await listBin()
  const newest = itineraries
    .filter((thing) => thing.forumId === forumId)
    .toSorted((a, b) => b.deletedAt - a.deletedAt)[0]
  if (!newest) throw new ApiError(404, { code: 'NotFound' })
  await restoreFromBin('itinerary', newest._id)
}

export function deleteImage(forumId: number, filename: string): Promise<unknown> {
  return callAdmin('POST', '/file/delete', { forumId, filename })
}

export function restoreImage(filename: string): Promise<unknown> {
  return restoreFromBin('image', filename)
}

/** Puts pictures in the order given and stores the texts of those that carry some. */
export function arrangeImages(forumId: number, images: ArrangedImage[]): Promise<unknown> {
  return callAdmin('POST', '/file/arrange', { forumId, images })
}
