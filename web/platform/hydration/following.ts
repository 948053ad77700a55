import { isCostly, whenIdle } from './idle'
import { hideMessage, showMessage } from './messages'
import { queuePresses } from './presses'

interface Following {
  /** Elements whose presses are queued: everything outside the island. */
  places: EventTarget[]
  /** Resolves when the island has shown its content. */
  isShown: Promise<unknown>
  start: () => Promise<void>
}

/** Starts the app after an island: when the page is idle, or at a press that only the app can handle. */
export function startBehindIsland({ places, isShown, start }: Following): void {
  let isRunning = false
  const presses = queuePresses(() => void run(), places)
  const run = async () => {
    if (isRunning) return
    isRunning = true
    presses.mark(true)
    try {
      hideMessage()
      await start()
      await presses.replay()
    } catch (error) {
      console.warn(error)
      isRunning = false
      presses.mark(false)
      if (presses.any()) showMessage('no-connection', () => void run())
    }
  }
  if (!isCostly()) void isShown.then(() => whenIdle(() => void run()))
}
