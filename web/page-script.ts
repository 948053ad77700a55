import { whenWanted } from './platform/hydration/first-touch'
import { rememberLanguageChoices, restoreLanguageChoice } from './platform/i18n/remember-language'
import { showWithoutScripts } from './platform/hydration/without-scripts'

/** Time from the load event of the first image to its paint on a slow phone. */
const PAINTED_AFTER_MS = 200

/**
 * Inlined into every page. Pages are complete without scripts, so the app (ten times the size of a
 * page) is loaded at the visitor's first touch, or at once with a login. Preload links, further
 * images (`held` in look.css) and manifest and icons (`#late` in index.html) are added after the
 * first image is painted, or at that touch.
 */
const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? ''
const loadClient = (): Promise<unknown> => import(/* @vite-ignore */ entry)

markInlinedStyles()
restoreLanguageChoice()
rememberLanguageChoices()
whenWanted(async () => {
  settle()
  await loadClient()
  await startClient()
})
addEventListener('load', () => setTimeout(settle, PAINTED_AFTER_MS))

/**
 * Tells the module loader that the inlined sheet is loaded, so that it does not append it again.
 */
function markInlinedStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=inlined]')
  if (link) link.rel = 'stylesheet'
}

function settle() {
  document.documentElement.dataset['settled'] = ''
  if (!showWithoutScripts('#late')) return
  // Offline, the first touch tries again.
  void loadClient().catch(() => {})
}
