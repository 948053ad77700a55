/** Trips that are kept on this device: a cache each, `pack-{pid}-{version}`. */

const PREFIX = 'pack-'
/** The scope of the only service worker that guests have. */
export const TRIP_SCOPE = '/trip/'

export function packName(pid: string, version = ''): string {
  return `${PREFIX}${pid}-${version}`
}

/** The caches of kept trips, of one booking if it is named; none in a browser that has no caches. */
export async function keptTrips(pid?: string): Promise<string[]> {
  const start = pid === undefined ? PREFIX : packName(pid)
  const names = (await globalThis.caches?.keys()) ?? []
  return names.filter((name) => name.startsWith(start))
}

/** Deletes the copy of a booking, or all, without a call; with the last one, the worker that opens them. */
export async function forgetTrips(pid?: string): Promise<void> {
  const names = await keptTrips(pid)
  await Promise.all(names.map((name) => caches.delete(name)))
  if (names.length === 0 || (await keptTrips()).length > 0) return
  await (await navigator.serviceWorker?.getRegistration(TRIP_SCOPE))?.unregister()
}
