const KEY = 'reloaded-for-chunk'
const AGAIN_AFTER_MS = 60_000
const NAME = 'MissingChunkError'

/**
 * Names the failures of chunks that do not come: after a deploy an open tab asks for files that are gone. Whoever needs
 * the chunk decides: what is only preloaded never reloads the page under its reader.
 */
export function markMissingChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by itself for the browser's own wording, also where nothing can be reached.
    Object.assign(payload, { name: NAME, message: `Missing: ${payload.message}` })
  })
}

/** The failure of a file of this release that is gone. */
export function missingChunk(path: string): Error {
  return Object.assign(new Error(`Missing: ${path}`), { name: NAME })
}

export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === NAME
}

/**
 * Loads the present release for a chunk that is missing, once: the time is kept for the tab, so a chunk that stays missing
 * does not reload for ever. Stays on the page, and says false, when that was tried before, when the time cannot be kept
 * or when the site cannot be reached.
 */
export async function reloadOnce(): Promise<boolean> {
  const last = readLast()
  if (last === null || Date.now() - last < AGAIN_AFTER_MS) return false
  return reloadIfReachable()
}

/**
 * Loads the page again when every script that it lacked can be fetched now. Chromium up to 153 remembers a module that did
 * not come: only a new document asks for it again. Where the browser does not tell which scripts those are, once a minute.
 */
export async function reloadIfMended(): Promise<boolean> {
  const missing = missingScripts()
  if (missing.length === 0) return reloadOnce()
  const answers = await Promise.all(
    missing.map((script) => fetch(script, { cache: 'no-store' }).catch(() => null)),
  )
  return answers.every((answer) => answer?.ok) && reloadIfReachable()
}

/** Addresses of this site's scripts that were asked for and not answered with a script. */
function missingScripts(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const came = new Set(
    resources.filter(({ responseStatus }) => responseStatus === 200).map(({ name }) => name),
  )
  const asked = resources.filter(({ name, initiatorType, responseStatus }) => {
    const isScript = initiatorType === 'script' && name.startsWith(`${location.origin}/`)
    return isScript && responseStatus !== undefined && !came.has(name)
  })
  return [...new Set(asked.map(({ name }) => name))]
}

/** Loads the page again, unless that would leave the reader with the browser's own error page. */
export async function reloadIfReachable(): Promise<boolean> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer || answer.status >= 500) return false
  keepLast(Date.now())
  location.reload()
  return true
}

/** When the tab was last reloaded (UTC ms), 0 for never; null where the browser keeps nothing. */
function readLast(): number | null {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    // Reading may be allowed where writing is not.
    sessionStorage.setItem(KEY, String(last))
    return last
  } catch {
    return null
  }
}

function keepLast(time: number): void {
  try {
    sessionStorage.setItem(KEY, String(time))
  } catch {
    // Whoever asked for the page again gets it also without.
  }
}
