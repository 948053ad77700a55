import { startOnFirstTouch } from './platform/hydration/first-touch'
import { rememberLanguageChoices, restoreLanguageChoice } from './platform/i18n/remember-language'
import { showWithoutScripts } from './platform/hydration/without-scripts'

/** Time from the load event of the first image to its paint on a slow phone. */
const PAINTED_AFTER_MS = 200

/**
 * Inlined into every page. Pages work without scripts, so the app is loaded at the first touch, or
 * at once with a login. Preloads, further images (`held` in look.css), manifest and icons (`#late`
 * in index.html) follow the paint of the first image, or that touch.
 */
const entry = document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry'] ?? ''
const loadClient = (): Promise<unknown> => import(/* @vite-ignore */ entry)

markInlinedStyles()
restoreLanguageChoice()
rememberLanguageChoices()
startOnFirstTouch(async () => {
  settle()
  await loadClient()
  await startClient()
})
addEventListener('load', () => setTimeout(settle, PAINTED_AFTER_MS))

/** Otherwise the module loader would append the inlined sheet again. */
function markInlinedStyles() {
  const href = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset['href']
  if (!href) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', disabled: true, href })
  document.head.append(link)
}

function settle() {
  document.documentElement.dataset['settled'] = ''
  if (!showWithoutScripts('#late')) return
  // Offline, the first touch tries again.
  void loadClient().catch(() => {})
}
