import { reloadOnMissingChunk } from './reload'

const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
/** Elements that do nothing before the app runs. Links, menus and search work without it. */
const NEEDS_APP = 'button, [role="button"], input[type="checkbox"]'

/**
 * Starts the app at the first sign of a reader: a touch, a key, a scroll. Presses and submissions that come before it
 * runs are kept and made again once it does, so no first click is lost. A page without markup starts at once.
 */
export function whenWanted(start: () => Promise<void>): void {
  reloadOnMissingChunk()
  let kept: (() => void) | null = null
  const keepClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_APP) : null
    if (!target) return
    event.preventDefault()
    kept = () => target.click()
  }
  const keepSubmit = (event: SubmitEvent) => {
    const form = event.target
    // A search form works on its own; a form with a password must never become an address.
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
    event.preventDefault()
    kept = () => form.requestSubmit()
  }
  let isStarted = false
  const begin = () => {
    if (isStarted) return
    isStarted = true
    for (const touch of TOUCHES) removeEventListener(touch, begin)
    void run()
  }
  const run = async () => {
    await start()
    document.removeEventListener('click', keepClick, true)
    document.removeEventListener('submit', keepSubmit, true)
    kept?.()
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('submit', keepSubmit, true)
  for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true })
  if (isNeededAtOnce()) begin()
}

/** Without markup, on a page that acts by itself, with a login, with something in focus, or with a restored scroll. */
function isNeededAtOnce(): boolean {
  const hasMarkup = document.querySelector('#state') !== null
  const actsByItself = document.querySelector('[data-acts]') !== null
  return !hasMarkup || actsByItself || isLoggedIn() || document.activeElement !== document.body || scrollY > 0
}

function isLoggedIn(): boolean {
  try {
    return localStorage.getItem('loginData') !== null
  } catch {
    return false
  }
}
