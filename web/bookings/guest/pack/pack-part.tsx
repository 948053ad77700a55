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
      const [{ PackPanel }] = await Promise.all([
        import('./pack-panel'),
        loadOnlyTexts(lang, 'pack'),
      ])
      return PackPanel
    },
    { waiting: () => <Skeleton className="h-40" /> },
  ),
)

/** A confirmed trip for the road, loaded with its texts. */
export function PackPart({ booking }: { booking: GuestBooking }) {
  const Panel = panels[useLang()]
  return <Panel booking={booking} />
}
