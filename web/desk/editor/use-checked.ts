import { useState } from 'react'
import { focusFault } from '../../ui/focus'

/** Whether a form shows its faults, which it does from the first attempt to send it. */
export function useChecked() {
  const [isChecked, setChecked] = useState(false)
  return { isChecked, passes }

  /** Whether the form can be sent. If not, the first wrong field gets the focus. */
  function passes(isSound: boolean): boolean {
    setChecked(true)
    // Waits until the faults are shown.
    if (!isSound) setTimeout(focusFault)
    return isSound
  }
}
