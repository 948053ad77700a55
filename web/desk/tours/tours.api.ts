import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { PARTY_SIZES } from '../../../worker/contracts/prices'
import { recordOf } from '../../../worker/contracts/record-of'
import { TOUR_TEXTS } from '../../../worker/contracts/tour-fields'
import type { Category, TourExtra } from '../../../worker/contracts/tours'
import type { RegionSettings } from '../../../worker/contracts/settings-company'
import type { TourSummary as AdminTourSummary } from '../../../worker/contracts/tours-admin'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { ApiError, apiOf, byId, readJson } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'
import { listBin, restoreFromBin } from '../bin/bin.api'
import { toEditedTour, type EditedTour } from '../editor/editor.api'
import type { Version } from '../editor/draft-store'
import {
  languagesChanged,
  toItineraryDraft,
  toItinerarySave,
  type ItineraryDraft,
} from './itinerary-draft'
import {
  changedTexts,
  changedValues,
  toTourDraft,
  toTourValues,
  type TourDraft,
} from './tour-draft'

/** A row of the tour list. */
export type TourSummary = Omit<AdminTourSummary, '_id'> & { id: number }

/** A region as the editor's menus show it. */
export type Region = Omit<Category, '_id'> & { id: number }

export const adminToursQuery = () =>
  queryOptions({
    queryKey: ['admin', 'tours'],
    staleTime: 0,
    queryFn: async ({ client }): Promise<TourSummary[]> =>
      (await readJson(apiOf(client).admin.tours.$get())).map(withId),
  })

export const regionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'regions'],
    queryFn: async ({ client }): Promise<Region[]> => {
      // Also those that visitors do not see.
      const { value } = (await readJson(
        apiOf(client).admin.settings[':group'].$get({ param: { group: 'regions' } }),
      )) as { value: RegionSettings }
      return value.map(({ id, slug, name }) => ({
        id,
        slug,
        name: LANGS.map((lang) => ({ lang, txt: name[lang] })),
      }))
    },
  })

export function toTourVersion(tour: EditedTour): Version<TourDraft> {
  return { draft: toTourDraft(tour), updatedAt: tour.updatedAt }
}

export function toItineraryVersion(tour: EditedTour): Version<ItineraryDraft> {
  return { draft: toItineraryDraft(tour), updatedAt: tour.updatedAt }
}

/** The stored tour with what is typed in its form, as the visitors' page takes it. */
export function toPreview(tour: EditedTour, draft: TourDraft): TourExtra {
  const { departures: joins, ...values } = toTourValues(draft)
  const texts = recordOf(TOUR_TEXTS, (name) =>
    LANGS.map((lang) => ({ lang, txt: draft[`${lang}.${name}`] })).filter(
      ({ txt }) => txt.trim() !== '',
    ),
  )
  const seats = joins.map(({ male, female }) => Math.max(0, PARTY_SIZES.length - male - female))
  return { ...toTourExtra(tour), ...values, ...texts, joins, seats }
}

/** The stored tour with the typed itinerary and inclusions. */
export function toItineraryPreview(tour: EditedTour, draft: ItineraryDraft): TourExtra {
  const typed = LANGS.map((lang) => ({ lang, ...toItinerarySave(draft, lang) }))
  return {
    ...toTourExtra(tour),
    inexclude: typed
      .filter(({ included, excluded }) => included.length + excluded.length > 0)
      .map(({ lang, included, excluded }) => ({ lang, included, excluded })),
    routeDetail: typed.flatMap(({ lang, itinerary }) =>
      itinerary.map((entry, place) => ({ ...entry, lang, id: place + 1, bodyHtml: '' })),
    ),
  }
}

function toTourExtra({ id, departures, itinerary, inclusions, ...tour }: EditedTour): TourExtra {
  return { ...tour, _id: id, joins: departures, routeDetail: itinerary, inexclude: inclusions }
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

export function setTourStatus(client: QueryClient, forumId: number, status: number) {
  return readJson(apiOf(client).forum.update.$post({ json: { forumId, status } }))
}

export function sortTours(client: QueryClient, forumIds: number[]) {
  return readJson(apiOf(client).forum.sort.$post({ json: { forumIds } }))
}

export function deleteTour(client: QueryClient, tourId: number) {
  return withFreshLogin(() => readJson(apiOf(client).forum[':id'].$delete(byId(tourId))))
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

function withId<Row extends { _id: number }>({ _id, ...row }: Row) {
  return { ...row, id: _id }
}
