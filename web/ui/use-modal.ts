import { useEffect, useLayoutEffect, useRef } from 'react'
import { restFarParts } from '../platform/hydration/far-parts'
import { moveFocus } from './focus'

/** Opens and closes a native dialog. The browser returns the focus to the opener. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) {
      restFarParts(element)
      element.showModal()
    }
    if (!isOpen && element?.open) close(element)
  }, [isOpen])
  // Closed before it is unmounted, so that the browser returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return dialog
}

function close(dialog: HTMLDialogElement): void {
  dialog.close()
  // The opener may no longer exist, like the login button after a login.
  if (document.activeElement === document.body)
    moveFocus(dialog.parentElement?.closest('[role="group"], article, section, main'))
}
