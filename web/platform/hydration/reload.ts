import { isLeaving } from './leaving'

const KEY = 'reloaded-for-chunk'
const MIN_INTERVAL_MS = 60_000
const NAME = 'MissingChunkError'

/** After a deploy, open tabs request deleted chunks. Callers reload: a failed preload must not. */
export function markMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // With the browser's own message the router would reload automatically, even offline.
    Object.assign(payload, { name: NAME, message: `Missing: ${payload.message}` })
  })
}

/** The error for a file that was deleted with its release. */
export function missingChunk(path: string): Error {
  return Object.assign(new Error(`Missing: ${path}`), { name: NAME })
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === NAME
}

/** Reloads into the current release, once per tab; false when already tried, without storage, or unreachable. */
export async function reloadOnce(): Promise<boolean> {
  const last = readLast()
  if (last === null || Date.now() - last < MIN_INTERVAL_MS) return false
  return reloadIfReachable()
}

/**
 * Reloads when every missing script can be fetched again, as Chromium up to 153 caches failed
 * module loads. Where the scripts are unknown, at most once a minute.
 */
export async function reloadIfRecovered(): Promise<boolean> {
  const missing = missingScripts()
  if (missing.length === 0) return reloadOnce()
  const responses = await Promise.all(
    missing.map((script) => fetch(script, { cache: 'no-store' }).catch(() => null)),
  )
  return responses.every((response) => response?.ok) && reloadIfReachable()
}

/** Same-origin scripts that failed to load. */
function missingScripts(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loaded = new Set(
    resources.filter(({ responseStatus }) => responseStatus === 200).map(({ name }) => name),
  )
  const failed = resources.filter(({ name, initiatorType, responseStatus }) => {
    const isScript = initiatorType === 'script' && name.startsWith(`${location.origin}/`)
    return isScript && responseStatus !== undefined && !loaded.has(name)
  })
  return [...new Set(failed.map(({ name }) => name))]
}

/**
 * Reloads unless the site is unreachable, which would show the browser's error page, or a followed link is about to bring
 * another page, which the reload would replace.
 */
export async function reloadIfReachable(): Promise<boolean> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  if (!response || response.status >= 500 || isLeaving()) return false
  storeLast(Date.now())
  location.reload()
  return true
}

/** Time of the tab's last reload (UTC ms), 0 for never; null without storage. */
function readLast(): number | null {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    // Storage may be readable but not writable.
    sessionStorage.setItem(KEY, String(last))
    return last
  } catch {
    return null
  }
}

function storeLast(time: number): void {
  try {
    sessionStorage.setItem(KEY, String(time))
  } catch {
    // The reload works without the stored time, too.
  }
}
