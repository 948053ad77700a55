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
      const [{ StoryPanel }] = await Promise.all([
        import('./story-panel'),
        loadOnlyTexts(lang, 'story'),
      ])
      return StoryPanel
    },
    { waiting: () => <Skeleton className="h-40" /> },
  ),
)

/** The guest's story, loaded with its texts: only those who have travelled have one. */
export function StoryPart({ booking }: { booking: GuestBooking }) {
  const Panel = panels[useLang()]
  return booking.story ? <Panel booking={booking} /> : null
}
