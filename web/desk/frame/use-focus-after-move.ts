import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Focuses the next page once it is shown; a closing dialog would return the focus to its opener. */
export function useFocusAfterMove(): () => void {
  const router = useRouter()
  return useCallback(() => focusNextPage(router), [router])
}

function focusNextPage(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    stop()
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  })
}
