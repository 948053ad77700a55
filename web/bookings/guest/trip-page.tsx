import { useEffect, useState } from 'react'
import { appHtml } from '../../platform/app-html'
import { endIsland, islandOf } from '../../platform/hydration/island'
import { useLang } from '../../platform/i18n/use-lang'
import { onDemand } from '../../ui/on-demand'
import { loadTripView } from './trip-parts'
import { TripWaiting } from './trip-waiting'

/**
 * The private page of a booking. Its scripts start at once: the page shows nothing without them. It grows once it is
 * loaded, so its footer starts below the fold to avoid a visible shift.
 */
export function TripPage({ pid }: { pid: string }) {
  return (
    <div data-acts="" className="mx-auto min-h-dvh w-full max-w-page px-4 py-8 sm:py-10">
      <TripPlace key={`${pid} ${useLang()}`} pid={pid} />
    </div>
  )
}

const TripView = onDemand<{ pid: string }>(loadTripView, { waiting: () => <TripWaiting /> })

const NOTHING = { __html: appHtml('') }

/** The screen of a booking, or the element of the island that already shows it. */
function TripPlace({ pid }: { pid: string }) {
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
