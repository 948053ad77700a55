import { useEffect, useState } from 'react'
import { appHtml } from '../../platform/app-html'
import { endIsland, islandOf } from '../../platform/hydration/island'
import { useLang } from '../../platform/i18n/use-lang'
import { onDemand } from '../../ui/on-demand'
import { loadTripView } from './trip-parts'
import { TripWaiting } from './trip-waiting'

const TripView = onDemand<{ pid: string }>(loadTripView, { waiting: () => <TripWaiting /> })

const NOTHING = { __html: appHtml('') }

/** The screen of a booking, or the element of the island that already shows it. */
export function TripPlace({ pid }: { pid: string }) {
  const name = `${pid} ${useLang()}`
  const [isRunning] = useState(() => islandOf(name) !== null)
  useEffect(() => (isRunning ? endIsland : undefined), [isRunning])
  return isRunning ? (
    // Hydration leaves the element's content alone.
    <div suppressHydrationWarning data-pid={pid} dangerouslySetInnerHTML={NOTHING} />
  ) : (
    <div data-pid={pid}>
      <TripView pid={pid} />
    </div>
  )
}
