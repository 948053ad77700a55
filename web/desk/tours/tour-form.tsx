import { recordOf } from '../../../worker/contracts/record-of'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import type { EditedTour } from '../editor/editor.api'
import type { Editor } from '../editor/use-editor'
import { DeleteTour } from './delete-tour'
import { DuplicateTour } from './duplicate-tour'
import { DepartureRows } from './departure-rows'
import type { TourDraft, TourFaults } from './tour-draft'
import { TourSchedule } from './tour-schedule'
import { TourNumbers } from './tour-numbers'
import { TourPhotos } from './tour-photos'
import { TourTexts } from './tour-texts'
import { toTourVersion, type Region } from './tours.api'

interface TourFormProps {
  tour: EditedTour
  editor: Editor<TourDraft>
  regions: Region[]
  faults: TourFaults
}

export function TourForm({
  tour,
  editor: { draft, change, ...editor },
  regions,
  faults,
}: TourFormProps) {
  const lang = useLang()
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <TourSchedule
        tour={tour}
        saveFirst={() => (editor.hasChanges ? editor.save() : Promise.resolve(true))}
        onStored={(stored) => editor.followStored(toTourVersion(stored))}
      />
      <TourNumbers draft={draft} regions={regions} faults={faults} onChange={change} />
      <TourTexts
        tourId={tour.id}
        draft={draft}
        writtenAt={writtenAt(tour)}
        faults={faults}
        onChange={change}
      />
      <TourPhotos tour={tour} onStored={(stored) => editor.followStored(toTourVersion(stored))} />
      <DepartureRows rows={draft.departures} onChange={(departures) => change({ departures })} />
      <section className="flex flex-wrap gap-2 border-t border-line pt-6">
        <DuplicateTour id={tour.id} />
        <DeleteTour
          id={tour.id}
          name={draft[`${lang}.name`] || `#${tour.id}`}
          onLeave={editor.deleteDrafts}
        />
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
