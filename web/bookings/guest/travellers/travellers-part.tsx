import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import { LANGS } from '../../../../worker/contracts/languages'
import { recordOf } from '../../../../worker/contracts/record-of'
import { loadOnlyTexts } from '../../../platform/i18n/i18n'
import { useLang } from '../../../platform/i18n/use-lang'
import { onDemand } from '../../../ui/on-demand'
import { Skeleton } from '../../../ui/skeleton'

const panels = recordOf(LANGS, (lang) =>
  onDemand<{ booking: GuestBooking }>(
    async () => {
      const [{ TravellersPanel }] = await Promise.all([
        import('./travellers-panel'),
        loadOnlyTexts(lang, 'travellers'),
      ])
      return TravellersPanel
    },
    { waiting: () => <Skeleton className="h-40" /> },
  ),
)

/** The travellers and the waiver of a confirmed trip, loaded with their texts: most visits are to bookings that have none yet. */
export function TravellersPart({ booking }: { booking: GuestBooking }) {
  const Panel = panels[useLang()]
  return booking.travellers || booking.waiver ? <Panel booking={booking} /> : null
}
