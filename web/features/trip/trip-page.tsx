import { onDemand } from '../../ui/on-demand'
import { loadTripView } from './trip-parts'
import { TripWaiting } from './trip-waiting'

const TripView = onDemand<{ pid: string }>(loadTripView, { waiting: () => <TripWaiting /> })

/** The private page of a booking. The app starts at once: the page shows nothing without it. */
export function TripPage({ pid }: { pid: string }) {
  return (
    // It grows, so its footer starts below the fold to avoid a visible shift.
    <div data-acts="" className="mx-auto min-h-dvh w-full max-w-page px-4 py-8 sm:py-10">
      <TripView key={pid} pid={pid} />
    </div>
  )
}
