import { recordOf } from '../../../worker/contracts/record-of'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import type { EditedTour } from '../editor/editor.api'
import type { Editor } from '../editor/use-editor'
import { DeleteTour, DuplicateTour } from './copy-or-delete-tour'
import { DepartureRows } from './departures/departure-rows'
import type { TourDraft } from './tour-draft'
import { findFaults } from './tour-faults'
import { TourSchedule } from './publish/tour-schedule'
import { TourNumbers } from './prices/tour-numbers'
import { TourImages } from './tour-images'
import { TourTexts } from './tour-texts'
import { toTourVersion } from './tours.api'
import type { Region } from '../editor/regions'

interface TourFormProps {
  tour: EditedTour
  editor: Editor<TourDraft>
  regions: Region[]
}

export function TourForm({ tour, editor, regions }: TourFormProps) {
  const { draft, change } = editor
  const form = { draft, faults: findFaults(draft), onChange: change }
  const follow = (stored: EditedTour) => editor.followStored(toTourVersion(stored))
  const saveFirst = () => (editor.hasChanges ? editor.save() : Promise.resolve(true))
  const name = draft[`${useLang()}.name`] || `#${tour.id}`
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <TourSchedule tour={tour} saveFirst={saveFirst} onStored={follow} />
      <TourNumbers {...form} regions={regions} />
      <TourTexts {...form} tourId={tour.id} writtenAt={writtenAt(tour)} />
      <TourImages tour={tour} onStored={follow} />
      <DepartureRows rows={draft.departures} onChange={(departures) => change({ departures })} />
      <section className="flex flex-wrap gap-2 border-t border-line pt-6">
        <DuplicateTour id={tour.id} />
        <DeleteTour id={tour.id} name={name} onLeave={editor.deleteDrafts} />
      </section>
    </div>
  )
}

function writtenAt(tour: EditedTour): Record<Lang, number | null> {
  return recordOf(
    LANGS,
    (lang) => tour.textsUpdatedAt.find((entry) => entry.lang === lang)?.updatedAt ?? null,
  )
}
