import { type Lang } from '../../../../worker/contracts/languages'
import {
  documentAddress,
  forgetEndedTrips,
  KEEP_UNTIL,
} from '../../../platform/kept/kept-documents'
import { keptTrips, packName, TRIP_SCOPE } from '../../../platform/kept/kept-trips'
import { workerUrl } from '../../../platform/trusted-html'
import { PACK_STYLE } from './pack-style'

/** Copies of confirmed trips on this device, opened by the service worker (`trip-worker.ts`). */

/** The copy of a booking that ends first makes room for another. */
const MAX_TRIPS = 4
/** Of a copy with its document in three languages and its pictures. */
const MAX_BYTES = 700_000
const LANGUAGES = 3

interface Kept {
  pid: string
  lang: Lang
  /** Until when it may be kept, UTC ms. */
  until: number
  /** Changes with the trip's facts. */
  facts: unknown
  /** In the order in which they matter. */
  pictures: readonly string[]
  write: (pictures: readonly string[]) => string
}

export const mayKeepTrips = () => 'serviceWorker' in navigator && 'caches' in globalThis

/** Whether this device has a copy of the trip, and whether it is of its present facts. */
export async function keptState(pid: string, facts: unknown): Promise<'none' | 'older' | 'newest'> {
  await forgetEndedTrips(Date.now())
  const names = await keptTrips(pid)
  if (names.length === 0) return 'none'
  return names.includes(packName(pid, await versionOf(facts))) ? 'newest' : 'older'
}

/**
 * Keeps the trip on this device, in place of an earlier copy.
 * @throws DOMException without room or without the right to store; the earlier copy stays
 */
export async function keepTrip(kept: Kept): Promise<void> {
  const { pid, facts, until } = kept
  const name = packName(pid, await versionOf(facts))
  const isNew = !(await caches.has(name))
  try {
    await fill(await caches.open(name), kept)
    await navigator.serviceWorker.register(workerUrl(`${TRIP_SCOPE}sw.js`), {
      scope: TRIP_SCOPE,
      updateViaCache: 'none',
    })
  } catch (failure) {
    if (isNew) await caches.delete(name)
    throw failure
  }
  const others = (await keptTrips(pid)).filter((each) => each !== name)
  await Promise.all(others.map((each) => caches.delete(each)))
  await makeRoom(name, until)
}

/** Deletes the copies that end first while there are more than a device may have. */
async function makeRoom(newest: string, now: number): Promise<void> {
  const trips = (await forgetEndedTrips(Math.min(Date.now(), now))).filter(
    ({ name }) => name !== newest,
  )
  const surplus = trips.slice(0, Math.max(0, trips.length + 1 - MAX_TRIPS))
  await Promise.all(surplus.map(({ name }) => caches.delete(name)))
}

async function fill(cache: Cache, { pid, lang, until, pictures, write }: Kept): Promise<void> {
  const room = MAX_BYTES - LANGUAGES * new Blob([write(pictures)]).size
  const stored = await keepPictures(cache, pictures, room)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': await policy(),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    [KEEP_UNTIL]: String(until),
  }
  await cache.put(documentAddress(pid, lang), new Response(write(stored), { headers }))
}

/** Stores the pictures for which there is room, in bytes; a document does without the others. */
async function keepPictures(
  cache: Cache,
  pictures: readonly string[],
  room: number,
): Promise<string[]> {
  const found = await Promise.all(
    pictures.map(async (url) => {
      const stored = await cache.match(url)
      const response = stored ?? (await fetch(url).catch(() => null))
      return response?.ok ? { url, blob: await response.blob() } : null
    }),
  )
  const kept: string[] = []
  let left = room
  for (const picture of found) {
    if (!picture || picture.blob.size > left) continue
    left -= picture.blob.size
    // oxlint-disable-next-line no-await-in-loop -- the first ones matter more when a device is full
    await cache.put(picture.url, new Response(picture.blob))
    kept.push(picture.url)
  }
  return kept
}

/** Documents run and load nothing but their own styles and this site's pictures. */
async function policy(): Promise<string> {
  const hash = btoa(String.fromCharCode(...(await digest(PACK_STYLE))))
  const style = `style-src 'sha256-${hash}'`
  const none = ['base-uri', 'form-action', 'frame-ancestors'].map((name) => `${name} 'none'`)
  return ["default-src 'none'", style, "img-src 'self'", ...none].join('; ')
}

async function versionOf(facts: unknown): Promise<string> {
  const bytes = await digest(JSON.stringify(facts))
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
