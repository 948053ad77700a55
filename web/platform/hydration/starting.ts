import { hasStoredLogin } from '../session/login-data'
import { isCostly, whenIdle } from './idle'
import { isLeaving } from './leaving'
import { showMessage } from './messages'
import { queuePresses } from './presses'
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
/** A press that has waited this long shows the message of a failed start; the start continues. */
const SLOW_MS = 10_000

interface Starting {
  /** Resolves when the first image is painted. */
  isPainted: Promise<unknown>
  /** Loads and runs the app; `isPressed`: a press waits for it. */
  start: (isPressed: boolean) => Promise<void>
}

/**
 * Starts the app when the page is idle, or earlier at the first touch, key or scroll. Presses made before are replayed
 * then; if the app fails to load, the page says so.
 */
export function startWhenNeeded({ isPainted, start }: Starting): void {
  let failures = 0
  let isRunning = false
  const presses = queuePresses(() => void run())
  const begin = () => {
    for (const touch of TOUCHES) removeEventListener(touch, onTouch)
    void run()
  }
  const onTouch = (event: Event) => {
    if (!isResting(event)) begin()
  }
  const waitForTouch = () => {
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { passive: true })
  }
  const run = async () => {
    if (isRunning) return
    isRunning = true
    presses.mark(true)
    const fail = () => presses.any() && showMessage('no-connection', () => void run())
    const slow = setTimeout(fail, SLOW_MS)
    try {
      await start(presses.any())
      await presses.replay()
    } catch (error) {
      // Firefox ends a page's downloads when another one is requested; a reload would replace the page that is on its way.
      if (!isLeaving()) {
        console.warn(error)
        failures += 1
        // A page of an old release reloads into the current one; offline, the next touch tries again.
        if ((await reloadOnce()) || (failures > 1 && (await reloadIfRecovered()))) return
        fail()
        showWithoutScripts('#without-app')
      }
      isRunning = false
      presses.mark(false)
      setTimeout(waitForTouch, RETRY_AFTER_MS)
    } finally {
      clearTimeout(slow)
    }
  }
  if (isNeededAtOnce()) {
    begin()
    return
  }
  waitForTouch()
  afterFirstFrame(() => scrollY > 0 && begin())
  if (!isCostly()) void isPainted.then(() => whenIdle(begin))
}

/** Browsers report a mouse that rests on a new page as a movement by zero. */
function isResting(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    !event.movementX &&
    !event.movementY
  )
}

/** Reading a position earlier would lay out the whole page in the task that parsed it. */
function afterFirstFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** No markup, action on load, login, focus, or an unresolved fragment. */
function isNeededAtOnce(): boolean {
  const hasMarkup = document.querySelector('#state') !== null
  const actsOnLoad = document.querySelector('[data-acts]') !== null
  return (
    !hasMarkup ||
    actsOnLoad ||
    hasStoredLogin() ||
    document.activeElement !== document.body ||
    isElsewhere()
  )
}

function isElsewhere(): boolean {
  const place = location.hash.slice(1)
  return place !== '' && document.getElementById(place) === null
}
