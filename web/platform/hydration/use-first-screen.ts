import { useHydrated, useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * Whether only the first screen is to be rendered: in the first rendering after a navigation in the app, so that a slow
 * phone paints it before it renders the rest. Never where the address leads into the rest.
 */
export function useIsFirstScreen(): boolean {
  const isByApp = useHydrated()
  const hasHash = useLocation({ select: ({ hash }) => hash !== '' })
  return useDeferredValue(false, isByApp && !hasHash)
}
