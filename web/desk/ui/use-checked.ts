import { useState } from 'react'
import { focusFault } from '../../ui/focus'

/** Faults of a form, which are shown from the first try to send it. */
export function useChecked() {
  const [isChecked, setChecked] = useState(false)
  return { isChecked, passes }

  /** Whether it can be sent. If not, the first wrong field gets the focus. */
  function passes(isSound: boolean): boolean {
    setChecked(true)
    // After the faults are shown.
    if (!isSound) setTimeout(focusFault)
    return isSound
  }
}
