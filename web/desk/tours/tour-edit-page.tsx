import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { recordOf } from '../../../worker/contracts/record-of'
import { monthsOf } from '../../../worker/contracts/tours/season'
import type { TourExtra } from '../../../worker/contracts/tours/tours'
import { formatList, formatMonth } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { focusFault } from '../../ui/focus'
import { EditorDialogs } from '../editor/editor-dialogs'
import type { EditedTour } from '../editor/editor.api'
import { LoadedTour } from '../editor/loaded-tour'
import { nameOfRegion, regionsQuery, type Region } from '../editor/regions'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { TourHeader } from '../editor/tour-header'
import { STATUSES } from '../editor/tour-statuses'
import type { Editor } from '../editor/use-editor'
import { useTourEditor } from '../editor/use-tour-editor'
import { useFieldLabel } from '../history/field-values'
import { PreviewButton, TourPreview } from '../preview/tour-preview'
import { useToast } from '../ui/toasts'
import { DeleteTour, DuplicateTour } from './copy-or-delete-tour'
import type { DepartureDraft } from './departures/departure-draft'
import { DepartureRows } from './departures/departure-rows'
import { TourNumbers } from './prices/tour-numbers'
import { CheckButton, PublishChecks } from './publish/publish-checks'
import { OtherHours } from './publish/other-hours'
import { TourSchedule } from './publish/tour-schedule'
import { useChecks, type Checks } from './publish/use-checks'
import { HIDDEN, tidyTour, type TourDraft } from './tour-draft'
import { findFaults } from './tour-faults'
import { TourImages } from './tour-images'
import { toPreview } from './tour-preview'
import { TourTexts } from './tour-texts'
import { saveTour, toTourVersion } from './tours.api'

/** The form and the preview next to each other. */
const TWO_COLUMNS = 'grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(26rem,38%)]'

const EDITING = {
  name: 'tour',
  toVersion: toTourVersion,
  tidy: tidyTour,
  open: (draft: TourDraft) => draft,
  save: saveTour,
}

export function TourEditPage({ tourId }: { tourId: number }) {
  return <LoadedTour id={tourId}>{(tour) => <TourEditor key={tourId} tour={tour} />}</LoadedTour>
}

function TourEditor({ tour }: { tour: EditedTour }) {
  const regions = useQuery(regionsQuery()).data ?? []
  const [isPreviewed, setPreviewed] = useState(false)
  const editor = useTourEditor<TourDraft>({ ...EDITING, tour })
  const preview = useMemo(() => toPreview(tour, editor.draft), [tour, editor.draft])
  return (
    <>
      <TourHeader tour={tour} screen="tour" />
      <StoredDraftBanner editor={editor} />
      <div className={isPreviewed ? TWO_COLUMNS : 'contents'}>
        <TourForm tour={tour} editor={editor} regions={regions}>
          <OtherHours tour={preview} />
        </TourForm>
        <TourPreview tour={preview} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
      </div>
      <TourSaving editor={editor} preview={preview}>
        <PreviewButton isOpen={isPreviewed} onToggle={setPreviewed} />
      </TourSaving>
      <EditorDialogs editor={editor} tidy={tidyTour} texts={useTourTexts(regions)} />
    </>
  )
}

interface TourSavingProps {
  editor: Editor<TourDraft>
  preview: TourExtra
  children: ReactNode
}

/** The bar for saving, and the checks before a tour is published. */
function TourSaving({ editor, preview, children }: TourSavingProps) {
  const checks = useChecks(editor, preview)
  const { save, askToPublish, publish } = useTourSave(editor, checks)
  return (
    <>
      <SaveBar editor={editor} onSave={() => void save()}>
        <div className="flex flex-wrap gap-2">
          {children}
          <CheckButton
            editor={editor}
            onCheck={() => checks.open(false)}
            onPublish={askToPublish}
          />
        </div>
      </SaveBar>
      <PublishChecks tourId={preview._id} checks={checks} onPublish={() => void publish()} />
    </>
  )
}

/** Saves a draft without faults. Findings are shown before publishing if there are any, and always by the button. */
function useTourSave(editor: Editor<TourDraft>, checks: Checks) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const { base, draft, hasChanges, isSaving } = editor
  const isPublishing = base.draft.status === HIDDEN && draft.status !== HIDDEN
  const isRefused = useRefusal(draft)
  const store = async (last?: Partial<TourDraft>) => {
    const text = isPublishing || last ? t('tour.published') : t('tour.modified')
    if (await editor.save(last)) showToast({ text })
  }
  return {
    publish: () => store({ status: checks.status }),
    askToPublish: () => {
      if (!isSaving && !isRefused()) checks.open(true)
    },
    save: async () => {
      if (!hasChanges || isSaving || isRefused()) return
      if (isPublishing && !checks.isClean) checks.open(true)
      else await store()
    },
  }
}

/** Whether a draft has a fault; if so, its field gets the focus. */
function useRefusal(draft: TourDraft): () => boolean {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  return () => {
    if (Object.keys(findFaults(draft)).length === 0) return false
    focusFault()
    showToast({ text: t('tour.checkFields'), look: 'danger' })
    return true
  }
}

type TourField = keyof TourDraft

function useTourTexts(regions: Region[]) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const textOf = (draft: TourDraft, field: TourField): string => {
    if (field === 'departures') return draft.departures.map(departureText).join('\n')
    if (field === 'categoryId')
      return nameOfRegion(regions, Number(draft.categoryId), lang) ?? draft.categoryId
    if (field === 'months')
      return formatList(
        monthsOf(draft.months).map((month) => formatMonth(month, lang)),
        lang,
      )
    if (field === 'assumesFour' || field === 'joinsAtOwnPrice') return draft[field] && '✓'
    const status = field === 'status' && STATUSES.find((each) => each === draft.status)
    return status ? t(`status.${status}`) : draft[field]
  }
  return { labelOf: useFieldLabel(), textOf }
}

function departureText(row: DepartureDraft): string {
  return `${row.startDate} ${row.start} – ${row.endDate}  ♂ ${row.male || 0}  ♀ ${row.female || 0}  ${row.remarks}`
}

interface TourFormProps {
  tour: EditedTour
  editor: Editor<TourDraft>
  regions: Region[]
  /** Below the start. */
  children: ReactNode
}

function TourForm({ tour, editor, regions, children }: TourFormProps) {
  const { draft, change } = editor
  const form = { draft, faults: findFaults(draft), onChange: change }
  const follow = (stored: EditedTour) => editor.followStored(toTourVersion(stored))
  const saveFirst = () => (editor.hasChanges ? editor.save() : Promise.resolve(true))
  const name = draft[`${useLang()}.name`] || `#${tour.id}`
  // A plan is news about the tour; a new tour has words before it has a day.
  const schedule = <TourSchedule tour={tour} saveFirst={saveFirst} onStored={follow} />
  const isPlanned = tour.publishAt !== null
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {isPlanned && schedule}
      <TourNumbers {...form} regions={regions}>
        {children}
      </TourNumbers>
      <TourTexts {...form} tourId={tour.id} writtenAt={writtenAt(tour)} />
      <TourImages tour={tour} onStored={follow} />
      <DepartureRows
        tourId={tour.id}
        rows={draft.departures}
        onChange={(departures) => change({ departures })}
      />
      {!isPlanned && schedule}
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
