import { LOGIN_KEY } from '../session/login-data'
import { reloadIfRecovered, reloadOnce } from './reload'
import { showWithoutScripts } from './without-scripts'

const TOUCHES = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const
const RETRY_AFTER_MS = 2000
/** Elements that need the app. Links, menus and search work without it. */
const NEEDS_APP = 'button, [role="button"], input[type="checkbox"]'

/**
 * Starts the app at the first touch, key or scroll. Earlier presses and submissions are queued and
 * replayed in order; repeated presses count once, and a form is submitted last.
 */
export function startOnFirstTouch(start: () => Promise<void>): void {
  const pressed = new Set<HTMLElement>()
  let send: (() => void) | null = null
  let failures = 0
  const queueClick = (event: MouseEvent) => {
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>(NEEDS_APP) : null
    if (!target) return
    event.preventDefault()
    if (target instanceof HTMLButtonElement && target.form && target.type === 'submit')
      send = () => target.click()
    else pressed.add(target)
  }
  const queueSubmit = (event: SubmitEvent) => {
    const form = event.target
    // A search form works natively; a form with a password must never end up in the URL.
    if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'get') return
    event.preventDefault()
    send = () => form.requestSubmit()
  }
  const begin = () => {
    for (const touch of TOUCHES) removeEventListener(touch, begin)
    void run()
  }
  const waitForTouch = () => {
    for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true })
  }
  const run = async () => {
    try {
      await start()
    } catch (error) {
      console.warn(error)
      failures += 1
      // A page of an old release reloads into the current one; offline, the next touch tries again.
      if ((await reloadOnce()) || (failures > 1 && (await reloadIfRecovered()))) return
      setTimeout(waitForTouch, RETRY_AFTER_MS)
      showWithoutScripts('#without-app')
      return
    }
    document.removeEventListener('click', queueClick, true)
    document.removeEventListener('submit', queueSubmit, true)
    for (const again of [...[...pressed].map((target) => () => press(target)), send]) {
      // Wait for the effects of the start and of the previous press.
      await new Promise((resolve) => setTimeout(resolve))
      again?.()
    }
  }
  document.addEventListener('click', queueClick, true)
  document.addEventListener('submit', queueSubmit, true)
  if (isNeededAtOnce()) void run()
  else waitForTouch()
}

/** A full press: React hydrates on pointerdown, and a checkbox must not change before. */
function press(target: HTMLElement): void {
  target.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  target.click()
}

/** No markup, action on load, login, focus, restored scroll, or an unresolved fragment. */
function isNeededAtOnce(): boolean {
  const hasMarkup = document.querySelector('#state') !== null
  const actsOnLoad = document.querySelector('[data-acts]') !== null
  return (
    !hasMarkup ||
    actsOnLoad ||
    isLoggedIn() ||
    document.activeElement !== document.body ||
    scrollY > 0 ||
    isElsewhere()
  )
}

function isElsewhere(): boolean {
  const place = location.hash.slice(1)
  return place !== '' && document.getElementById(place) === null
}

function isLoggedIn(): boolean {
  try {
    return localStorage.getItem(LOGIN_KEY) !== null
  } catch {
    return false
  }
}
