const KEY = 'reloaded-for-chunk'
const AGAIN_AFTER_MS = 60_000

/**
 * After a deploy an open tab may ask for a file that is gone. It then loads the new release, once: the time of the
 * last such reload is kept for the tab, so a file that stays missing does not reload for ever. False when it just did.
 */
export function reloadForRelease(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
  return true
}

/** Loads the new release when a chunk of the app is missing. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadForRelease()) event.preventDefault()
  })
}
