import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recordOf } from '../../../worker/contracts/record-of'
import type { TourCard } from '../../../worker/contracts/tours'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { ConflictDialog } from '../editor/conflict-dialog'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { LeaveGuard } from '../editor/leave-guard'
import { SaveBar } from '../editor/save-bar'
import { TourHeader } from '../editor/tour-header'
import type { Editor } from '../editor/use-editor'
import { useTourEditor } from '../editor/use-tour-editor'
import { focusFault } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { useToast } from '../ui/toasts'
import { DeleteTour } from './delete-tour'
import { DepartureRows } from './departure-rows'
import { findFaults, tidyTour, type TourDraft } from './tour-draft'
import { useTourFields } from './tour-field-texts'
import { TourNumbers } from './tour-numbers'
import { TourPhotos } from './tour-photos'
import { TourTexts } from './tour-texts'
import { regionsQuery, saveTour, toPreview, toTourVersion, type Region } from './tours.api'

interface TourEditPageProps {
  forumId: number
  renderPreview: (tour: TourCard, lang: Lang) => ReactNode
}

export function TourEditPage({ forumId, renderPreview }: TourEditPageProps) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminTourQuery(forumId))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {(tour) => <TourEditor key={forumId} tour={tour} renderPreview={renderPreview} />}
    </Loaded>
  )
}

function TourEditor({
  tour,
  renderPreview,
}: {
  tour: EditedTour
  renderPreview: TourEditPageProps['renderPreview']
}) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  const showToast = useToast()
  const regions = useQuery(regionsQuery()).data ?? []
  const { labelOf, textOf } = useTourFields(regions)
  const editor = useTourEditor<TourDraft>({
    name: 'tour',
    tour,
    toVersion: toTourVersion,
    tidy: tidyTour,
    open: (draft) => draft,
    save: saveTour,
  })
  const { draft } = editor
  const faults = findFaults(draft)
  const save = async () => {
    if (!editor.hasChanges || editor.isSaving) return
    if (Object.keys(faults).length > 0) {
      focusFault()
      showToast({ text: t('tour.checkFields'), look: 'danger' })
    } else if (await editor.save()) showToast({ text: t('tour.modified') })
  }
  return (
    <>
      <TourHeader tour={tour} screen="tour" />
      <StoredDraftBanner editor={editor} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <TourForm {...{ tour, editor, regions, faults }} />
        <aside aria-label={t('preview.title')} className="flex flex-col gap-4 xl:sticky xl:top-4">
          <h2 className="text-base">{t('preview.title')}</h2>
          {renderPreview(toPreview(tour, draft), lang)}
        </aside>
      </div>
      <SaveBar editor={editor} onSave={() => void save()} />
      <ConflictDialog
        base={tidyTour(editor.base.draft)}
        mine={tidyTour(draft)}
        theirs={editor.theirs}
        labelOf={labelOf}
        textOf={textOf}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}

interface TourFormProps {
  tour: EditedTour
  editor: Editor<TourDraft>
  regions: Region[]
  faults: ReturnType<typeof findFaults>
}

function TourForm({ tour, editor: { draft, change, ...editor }, regions, faults }: TourFormProps) {
  const lang = useLang()
  return (
    <div className="flex min-w-0 flex-col gap-8">
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
      <DeleteTour
        id={tour.id}
        name={draft[`${lang}.name`] || `#${tour.id}`}
        onLeave={editor.deleteDrafts}
      />
    </div>
  )
}

function writtenAt(tour: EditedTour): Record<Lang, number | null> {
  return recordOf(
    LANGS,
    (lang) => tour.textsUpdatedAt.find((entry) => entry.lang === lang)?.updatedAt ?? null,
  )
}
