import { useEffect } from 'react'
import type { Opened } from '../trip.api'

/** Trips that may stay on a device: one that is over, until its copy ends by itself. */
const MAY_STAY: ReadonlySet<string> = new Set(['confirmed', 'completed'])

/**
 * Deletes this device's copy of a trip that was called off, or of which the link opens nothing any more. A copy is rare, so
 * the code that deletes it is loaded then.
 */
export function useForgottenTrip(pid: string, opened: Opened | undefined): void {
  const isOver = opened && (opened.state !== 'open' || !MAY_STAY.has(opened.booking.status))
  useEffect(() => {
    if (isOver) void forget(pid).catch(() => null)
  }, [pid, isOver])
}

async function forget(pid: string): Promise<void> {
  if (!(await globalThis.caches?.keys())?.some((name) => name.startsWith('pack-'))) return
  const { forgetTrips } = await import('../../../platform/kept/kept-trips')
  await forgetTrips(pid)
}
