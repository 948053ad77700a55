import { loadApp } from './platform/hydration/app-files'
import { loadFaces, showKnownFaces } from './platform/hydration/faces'
import { followDialogCommands } from './platform/hydration/dialog-commands'
import { closeMenus } from './platform/hydration/menus'
import { showLeaving } from './platform/hydration/leaving'
import { hideMessage } from './platform/hydration/messages'
import { startWhenNeeded } from './platform/hydration/starting'
import { isTooOld, stayWithoutApp } from './platform/hydration/too-old'
import { rememberLanguageChoices, restoreLanguageChoice } from './platform/i18n/remember-language'
import { showWithoutScripts } from './platform/hydration/without-scripts'

/** Time from the load event of the first image to its paint on a slow phone. */
const PAINTED_AFTER_MS = 200

/**
 * Inlined into every page. Pages work without scripts, so the app is loaded when the page is idle,
 * or at the first touch. Further images (`held` in look.css), the faces of headings, manifest and icons (`#late` in
 * index.html) follow the paint of the first image, or that touch. Menus and dialogs are opened and
 * closed here, before and after the app runs.
 */
// Zod would probe for `eval`, which the policy blocks and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
markInlinedStyles()
showKnownFaces()
restoreLanguageChoice()
rememberLanguageChoices()
closeMenus()
followDialogCommands()
showLeaving()
const isPainted = new Promise((resolve) =>
  addEventListener('load', () => setTimeout(resolve, PAINTED_AFTER_MS)),
)
if (isTooOld()) stayWithoutApp()
else
  startWhenNeeded({
    isPainted,
    start: async (isPressed) => {
      settle()
      await loadApp(isPressed)
      // Hydration must not see it.
      hideMessage()
      await startClient()
    },
  })
void isPainted.then(settle)

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
  void loadFaces()
  showWithoutScripts('#late')
}
