const KEY = 'reloaded-for-chunk'
const AGAIN_AFTER_MS = 60_000

/**
 * After a deploy an open tab may ask for a chunk that is gone. It then loads the new release, once: the time of the
 * last such reload is kept for the tab, so a chunk that stays missing does not reload for ever.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < AGAIN_AFTER_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
