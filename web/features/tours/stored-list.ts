import { openCopy, packCopy } from '../../../worker/contracts/copies'
import type { TourCard } from '../../../worker/contracts/tours/tour-card'
import { noResponse, requireOk, type ApiClient } from '../../platform/api/api'

const LIST_KEY = 'tourList'

/** `changedAt` in UTC ms. */
type StoredList = { changedAt: number; tours: TourCard[] }

/** Revalidates the browser's stored copy; without storage (the edge) fetches everything. */
export async function readTourList(api: ApiClient): Promise<TourCard[]> {
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
