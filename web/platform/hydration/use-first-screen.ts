import { useHydrated, useLocation } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * Whether to render only the first screen: true in the first render after a navigation in the app, so that a slow phone
 * paints it before the rest is rendered. Never when the address points into the rest.
 */
export function useIsFirstScreen(): boolean {
  const isByApp = useHydrated()
  const hasHash = useLocation({ select: ({ hash }) => hash !== '' })
  return useDeferredValue(false, isByApp && !hasHash)
}
