import { isCostly, whenIdle } from './idle'
import { hideNoConnection, showNoConnection } from './no-connection'
import { queuePresses } from './presses'

interface Following {
  /** Where presses wait for the app: what the island does not draw. */
  places: EventTarget[]
  /** Resolves when the island has shown what it is for. */
  isShown: Promise<unknown>
  start: () => Promise<void>
}

/** Starts the app behind an island: when the page is idle, or at a press that only the app answers. */
export function startBehindIsland({ places, isShown, start }: Following): void {
  let isRunning = false
  const presses = queuePresses(() => void run(), places)
  const run = async () => {
    if (isRunning) return
    isRunning = true
    presses.mark(true)
    try {
      hideNoConnection()
      await start()
      await presses.replay()
    } catch (error) {
      console.warn(error)
      isRunning = false
      presses.mark(false)
      if (presses.any()) showNoConnection(() => void run())
    }
  }
  if (!isCostly()) void isShown.then(() => whenIdle(() => void run()))
}
