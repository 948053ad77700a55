import { whenWanted } from './platform/hydration/first-touch'
import { rememberLanguageChoices, restoreLanguageChoice } from './platform/i18n/remember-language'
import { showWithoutScripts } from './platform/hydration/without-scripts'

/** From the load of the first picture to its being seen, on a slow phone. */
const PAINTED_AFTER_MS = 200

/**
 * Stands in every page. The page came whole from the edge and reads without scripts; the app behind it (React and what it
 * needs, ten times the size of a page) is fetched when the visitor first touches anything, or at once for whoever is
 * logged in. The lines that lead to it, the pictures that are not the first (`held` in look.css) and what only installing
 * needs (`#late` in index.html) come once the first picture is painted, or at that touch.
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

/** The module loader finds the link of the sheet that is in the page, and does not append the same sheet after a later one. */
function markInlinedStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=inlined]')
  if (link) link.rel = 'stylesheet'
}

function settle() {
  document.documentElement.dataset['settled'] = ''
  if (!showWithoutScripts('#late')) return
  // Without a connection the first touch tries again.
  void loadClient().catch(() => {})
}
