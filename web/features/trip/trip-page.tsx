import { useLang } from '../../platform/i18n/use-lang'
import { TripPlace } from './trip-place'

/** The private page of a booking. Its scripts start at once: the page shows nothing without them. */
export function TripPage({ pid }: { pid: string }) {
  const lang = useLang()
  return (
    // The page grows once it is loaded, so its footer starts below the fold to avoid a visible shift.
    <div data-acts="" className="mx-auto min-h-dvh w-full max-w-page px-4 py-8 sm:py-10">
      <TripPlace key={`${pid} ${lang}`} pid={pid} />
    </div>
  )
}
