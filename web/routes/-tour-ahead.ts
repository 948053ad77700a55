import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isCostly, whenIdle } from '../platform/hydration/idle'

/** Fetches the code of tour pages once the page is idle: a press on a tour's card then waits for the tour only. */
export function useTourCodeAhead(): void {
  const router = useRouter()
  useEffect(() => {
    if (isCostly()) return
    whenIdle(() => void router.loadRouteChunk(router.routesById['/tour/$address'])?.catch(() => {}))
  }, [router])
}
