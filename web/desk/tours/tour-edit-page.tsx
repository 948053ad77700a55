import { useQuery } from '@tanstack/react-query'
import { Eye, ListChecks, Megaphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { checkTour } from '../../../worker/contracts/tour-checks'
import { TOUR_STATUS } from '../../../worker/contracts/tour-status'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { Button } from '../../ui/button'
import { focusFault } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { ConflictDialog } from '../editor/conflict-dialog'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { LeaveGuard } from '../editor/leave-guard'
import { SaveBar } from '../editor/save-bar'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { TourHeader } from '../editor/tour-header'
import type { Editor } from '../editor/use-editor'
import { useTourEditor } from '../editor/use-tour-editor'
import { TourPreview } from '../preview/tour-preview'
import { useToast } from '../ui/toasts'
import { useFindingTexts } from './finding-texts'
import { PublishChecks } from './publish-checks'
import { findFaults, tidyTour, type TourDraft } from './tour-draft'
import { useTourFields } from './tour-field-texts'
import { TourForm } from './tour-form'
import { regionsQuery, saveTour, toPreview, toTourVersion } from './tours.api'

const HIDDEN = String(TOUR_STATUS.hidden)

export function TourEditPage({ forumId }: { forumId: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminTourQuery(forumId))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {(tour) => <TourEditor key={forumId} tour={tour} />}
    </Loaded>
  )
}

function TourEditor({ tour }: { tour: EditedTour }) {
  const { t } = useTranslation('tour-desk')
  const regions = useQuery(regionsQuery()).data ?? []
  const { labelOf, textOf } = useTourFields(regions)
  const [isPreviewed, setPreviewed] = useState(false)
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
  const preview = useMemo(() => toPreview(tour, draft), [tour, draft])
  const checks = useChecks(editor, preview)
  const { save, askToPublish } = useSave(editor, checks)
  return (
    <>
      <TourHeader tour={tour} screen="tour" />
      <StoredDraftBanner editor={editor} />
      <div
        className={
          isPreviewed
            ? 'grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(26rem,38%)]'
            : 'contents'
        }
      >
        <TourForm tour={tour} editor={editor} regions={regions} faults={faults} />
        <TourPreview tour={preview} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
      </div>
      <SaveBar editor={editor} onSave={() => void save()}>
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
            <Eye aria-hidden size={16} />
            {t('preview.open')}
          </Button>
          {editor.base.draft.status === HIDDEN ? (
            <Button onClick={askToPublish}>
              <Megaphone aria-hidden size={16} />
              {t('checks.openToPublish')}
            </Button>
          ) : (
            <Button onClick={() => checks.open(false)}>
              <ListChecks aria-hidden size={16} />
              {t('checks.open')}
            </Button>
          )}
        </div>
      </SaveBar>
      <PublishChecks
        tourId={tour.id}
        {...checks.found}
        isOpen={checks.isOpen}
        onClose={checks.close}
        publish={
          checks.isForPublishing
            ? {
                label: t(checks.isClean ? 'checks.publish' : 'checks.publishAnyway'),
                run: () => {
                  checks.close()
                  void editor.save({ status: checks.status })
                },
              }
            : null
        }
      />
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

/** The checks of what is typed, and their dialog. */
function useChecks({ draft }: Editor<TourDraft>, preview: ReturnType<typeof toPreview>) {
  const lang = useLang()
  const textsOf = useFindingTexts(draft, lang)
  const today = calgaryDay(useNow())
  const [shown, setShown] = useState<'check' | 'publish' | null>(null)
  // Of a hidden tour the rules of its prices are those of the status that it will have.
  const isHidden = preview.status === TOUR_STATUS.hidden
  const isOffer = preview.discount > 0 || preview.offerUntil !== null
  const status = isHidden && isOffer ? TOUR_STATUS.offer : preview.status
  const found = textsOf(checkTour({ ...preview, status }, today))
  return {
    found,
    /** The status after publishing. */
    status: String(status === TOUR_STATUS.hidden ? TOUR_STATUS.regular : status),
    isClean: found.faults.length + found.warnings.length === 0,
    isOpen: shown !== null,
    isForPublishing: shown === 'publish',
    open: (isForPublishing: boolean) => setShown(isForPublishing ? 'publish' : 'check'),
    close: () => setShown(null),
  }
}

/** Saves what has no fault; what would be published with findings shows them first, as the button for publishing always does. */
function useSave(editor: Editor<TourDraft>, checks: ReturnType<typeof useChecks>) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const { base, draft, hasChanges, isSaving } = editor
  const isPublishing = base.draft.status === HIDDEN && draft.status !== HIDDEN
  const isRefused = () => {
    if (Object.keys(findFaults(draft)).length === 0) return false
    focusFault()
    showToast({ text: t('tour.checkFields'), look: 'danger' })
    return true
  }
  return {
    askToPublish: () => {
      if (!isSaving && !isRefused()) checks.open(true)
    },
    save: async () => {
      if (!hasChanges || isSaving || isRefused()) return
      if (isPublishing && !checks.isClean) checks.open(true)
      else if (await editor.save()) showToast({ text: t('tour.modified') })
    },
  }
}
