import { queryOptions } from '@tanstack/react-query'
import { openCopy, packCopy } from '../../../worker/contracts/copies'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { Lang } from '../../../worker/contracts/languages'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import type { Category } from '../../../worker/contracts/tours/tours'
import { pickText } from '../../../worker/contracts/translated'
import {
  requireOk,
  apiOf,
  byId,
  noResponse,
  readJson,
  type ApiClient,
} from '../../platform/api/api'
import { pickForHome } from './list/home-tours.view'
import { toCardView, toTourView } from './tours.presenter'
import { pickSimilar, type CardView, type Region } from './tours.view'

const LIST_KEY = 'tourList'

export const tourListQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['tours', 'list', lang],
    queryFn: async ({ client }) => toCards(await readTourList(apiOf(client)), lang),
  })

/** The tours on home: less to send with the page than the whole list. */
export const homeToursQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['tours', 'home', lang],
    queryFn: async ({ client }) =>
      pickForHome(toCards(await readTourList(apiOf(client)), lang), calgaryDay(Date.now())),
  })

/** Three other tours, those of the same region first. */
export const similarToursQuery = (id: number, lang: Lang) =>
  queryOptions({
    queryKey: ['tours', 'similar', id, lang],
    queryFn: async ({ client }) => toCards(await readSimilar(apiOf(client), id), lang),
  })

async function readSimilar(api: ApiClient, id: number) {
  return pickSimilar(await readTourList(api), ({ _id }) => _id === id)
}

/** Includes hidden tours, for admins. Never stored in the browser. */
export const everyTourQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['tours', 'every', lang],
    queryFn: async ({ client }) => toCards(await readEveryTour(apiOf(client)), lang),
  })

async function readEveryTour(api: ApiClient) {
  const response = await requireOk(api.forum.$get({ query: { status: '-1' } }))
  return (await response.json().catch(noResponse)) as TourCard[]
}

/** A tour with its itinerary; rejects with NotFound for one that visitors may not see. */
export const tourQuery = (id: number, lang: Lang) =>
  queryOptions({
    queryKey: ['tours', 'one', id, lang],
    queryFn: async ({ client }) =>
      toTourView(await readJson(apiOf(client).forum.extra[':id'].$get(byId(id))), lang),
  })

export const regionsQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['tours', 'regions', lang],
    staleTime: Infinity,
    queryFn: async ({ client }) =>
      (await readJson(apiOf(client).categories.$get())).map((region) => toRegion(region, lang)),
  })

function toRegion({ _id: id, slug, name }: Category, lang: Lang): Region {
  return { id, slug, name: pickText(name, lang).text }
}

function toCards(tours: readonly TourCard[], lang: Lang): CardView[] {
  return tours.map((tour) => toCardView(tour, lang))
}

/** `changedAt` in UTC ms. */
type StoredList = { changedAt: number; tours: TourCard[] }

/** Revalidates the browser's stored copy; without storage (the edge) fetches everything. */
async function readTourList(api: ApiClient): Promise<TourCard[]> {
  const stored = readStoredList()
  const response = await requireOk(
    api.forum.$get({
      query: { status: '0', ...(stored && { storedTime: String(stored.changedAt) }) },
    }),
  )
  if (response.status === 204 && stored) return stored.tours
  const tours = (await response.json().catch(noResponse)) as TourCard[]
  storeList({ changedAt: Number(response.headers.get('x-changed-at')), tours })
  return tours
}

function readStoredList(): StoredList | null {
  try {
    const stored = globalThis.localStorage?.getItem(LIST_KEY)
    return openCopy<StoredList>('tourList', JSON.parse(stored ?? 'null'))
  } catch {
    return null
  }
}

function storeList(list: StoredList): void {
  try {
    globalThis.localStorage?.setItem(LIST_KEY, JSON.stringify(packCopy('tourList', list)))
  } catch {
    // Without storage the next request just fetches the full list.
  }
}
