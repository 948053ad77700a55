import type { ComponentType } from 'react'
import type { GuestBooking } from '../../../worker/contracts/bookings/guest-booking'
import { LANGS } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { loadOnlyTexts } from '../../platform/i18n/i18n'
import { useLang } from '../../platform/i18n/use-lang'
import { onDemand } from '../../ui/on-demand'
import { Skeleton } from '../../ui/skeleton'

interface PartProps {
  booking: GuestBooking
}

/** The travellers and the waiver of a confirmed trip: most visits are to bookings that have none yet. */
export function TravellersPart({ booking }: PartProps) {
  const Panel = travellersPanels[useLang()]
  return booking.travellers || booking.waiver ? <Panel booking={booking} /> : null
}

/** A confirmed trip for the road. */
export function PackPart({ booking }: PartProps) {
  const Panel = packPanels[useLang()]
  return booking.hours ? <Panel booking={booking} /> : null
}

/** The guest's story: only those who have travelled have one. */
export function StoryPart({ booking }: PartProps) {
  const Panel = storyPanels[useLang()]
  return booking.story ? <Panel booking={booking} /> : null
}

const travellersPanels = withTexts(
  'travellers',
  async () => (await import('./travellers/travellers-panel')).TravellersPanel,
)
const packPanels = withTexts('pack', async () => (await import('./pack/pack-panel')).PackPanel)
const storyPanels = withTexts('story', async () => (await import('./story/story-panel')).StoryPanel)

/** A panel of each language, loaded with its texts when it is shown. */
function withTexts(
  texts: 'travellers' | 'pack' | 'story',
  load: () => Promise<ComponentType<PartProps>>,
) {
  return recordOf(LANGS, (lang) =>
    onDemand(async () => (await Promise.all([load(), loadOnlyTexts(lang, texts)]))[0], {
      waiting: () => <Skeleton className="h-40" />,
    }),
  )
}
