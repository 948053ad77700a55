import type { QueryClient } from '@tanstack/react-query'
import { ApiError, apiOf, readJson } from '../../../platform/api/api'
import { listBin, restoreFromBin } from '../../bin/bin.api'
import type { Version } from '../../editor/draft-store'
import { toEditedTour, type EditedTour } from '../../editor/editor.api'
import {
  languagesChanged,
  toItineraryDraft,
  toItinerarySave,
  type ItineraryDraft,
} from './itinerary-draft'

export function toItineraryVersion(tour: EditedTour): Version<ItineraryDraft> {
  return { draft: toItineraryDraft(tour), updatedAt: tour.updatedAt }
}

export async function saveItinerary(
  client: QueryClient,
  tourId: number,
  draft: ItineraryDraft,
  { draft: before, updatedAt }: Version<ItineraryDraft>,
) {
  const texts = Object.fromEntries(
    languagesChanged(before, draft).map((lang) => {
      const { itinerary: routeDetail, ...lines } = toItinerarySave(draft, lang)
      return [lang, { ...lines, routeDetail }]
    }),
  )
  const json = { forumId: tourId, updatedAt, texts }
  return toEditedTour(await readJson(apiOf(client).forum.updateextra.$post({ json })))
}

/** Restores the newest deleted itinerary. @throws ApiError NotFound */
export async function restoreItinerary(client: QueryClient, tourId: number): Promise<void> {
  const { itineraries } = await listBin(client)
  const own = itineraries.filter((thing) => thing.forumId === tourId)
  const [newest] = own.toSorted((a, b) => b.deletedAt - a.deletedAt)
  if (!newest) throw new ApiError(404, { code: 'NotFound' })
  await restoreFromBin(client, { kind: 'itinerary', id: newest._id })
}
