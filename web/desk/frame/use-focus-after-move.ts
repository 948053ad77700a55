import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * Returns a function that focuses the next page once it is shown. Without it, a dialog that closes on the way would
 * return the focus to its opener.
 */
export function useFocusAfterMove(): () => void {
  const router = useRouter()
  return useCallback(() => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    })
  }, [router])
}
