import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Returns a call that focuses the next page once it is shown: a dialog that closes on the way has given the focus to its opener. */
export function useFocusAfterMove(): () => void {
  const router = useRouter()
  return useCallback(() => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    })
  }, [router])
}
