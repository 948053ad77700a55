import { pidOf } from '../../../worker/contracts/bookings/booking-address'
import type { Lang } from '../../../worker/contracts/languages'
import { readAddress, writeAddress } from '../../../worker/contracts/page-address'
import { keptTrips } from './kept-trips'

/** The documents of kept trips, each at the address of its booking's page in its language. */

/** Header of a document: until when it may be kept, UTC ms. */
export const KEEP_UNTIL = 'x-keep-until'

export function documentAddress(pid: string, lang: Lang): string {
  return writeAddress(`/trip/${pid}`, lang)
}

/** The booking and the language that the address of a page names. */
export function readPage(pathname: string): { pid: string | null; lang: Lang | null } {
  const { path, lang } = readAddress(pathname)
  return { pid: pidOf(path.split('/trip/')[1] ?? ''), lang }
}

/** Of the stored documents, in the order in which they were stored, the one in a language, else the newest. */
export function chooseDocument(paths: readonly string[], lang: Lang | null): string | undefined {
  const documents = paths.filter((path) => readPage(path).pid !== null)
  return documents.find((path) => readPage(path).lang === lang) ?? documents.at(-1)
}

/** The document of a kept trip, and until when it may be kept; null if its cache has none. */
export async function readDocument(name: string, lang: Lang | null = null) {
  const cache = await caches.open(name)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const path = chooseDocument(paths, lang)
  const document = path === undefined ? undefined : await cache.match(path)
  return document ? { document, until: Number(document.headers.get(KEEP_UNTIL)) } : null
}

/** Kept trips with the end of their keeping (UTC ms), the earliest first; those of which it has passed are deleted. */
export async function forgetEndedTrips(now: number): Promise<{ name: string; until: number }[]> {
  const found = await Promise.all(
    (await keptTrips()).map(async (name) => ({
      name,
      until: (await readDocument(name))?.until ?? 0,
    })),
  )
  const isOver = ({ until }: { until: number }) => until < now
  await Promise.all(found.filter(isOver).map(({ name }) => caches.delete(name)))
  return found.filter((each) => !isOver(each)).toSorted((one, other) => one.until - other.until)
}
