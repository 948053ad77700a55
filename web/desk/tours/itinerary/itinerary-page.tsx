import type { QueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { focusFault } from '../../../ui/focus'
import { deleteItinerary } from '../../bin/bin.api'
import { EditorDialogs } from '../../editor/editor-dialogs'
import { type EditedTour, adminTourQuery } from '../../editor/editor.api'
import { FormSection } from '../../editor/form-section'
import { LanguageColumns } from '../../editor/language-columns'
import { LoadedTour } from '../../editor/loaded-tour'
import { SaveBar } from '../../editor/save-bar'
import { StoredDraftBanner } from '../../editor/stored-draft-banner'
import { TourHeader } from '../../editor/tour-header'
import { useTourEditor } from '../../editor/use-tour-editor'
import { useFieldLabel } from '../../history/field-values'
import { PreviewButton, TourPreview } from '../../preview/tour-preview'
import { DeleteButton } from '../../ui/delete-button'
import { useToast } from '../../ui/toasts'
import { useAction } from '../../ui/use-action'
import { OtherHours } from '../publish/other-hours'
import { toItineraryPreview } from '../tour-preview'
import { InclusionLines } from './inclusion-lines'
import {
  hasFaultyEntries,
  openItinerary,
  tidyItinerary,
  type EntryDraft,
  type ItineraryDraft,
} from './itinerary-draft'
import { ItineraryEntries, type ItineraryEntriesProps } from './itinerary-entries'
import { saveItinerary, toItineraryVersion, restoreItinerary } from './itinerary.api'

const EDITING = {
  name: 'itinerary',
  toVersion: toItineraryVersion,
  tidy: tidyItinerary,
  open: openItinerary,
  save: saveItinerary,
}

export function ItineraryPage({ tourId }: { tourId: number }) {
  return (
    <LoadedTour id={tourId}>{(tour) => <ItineraryEditor key={tourId} tour={tour} />}</LoadedTour>
  )
}

function ItineraryEditor({ tour }: { tour: EditedTour }) {
  const [isPreviewed, setPreviewed] = useState(false)
  const { editor, save, takeTour } = useItineraryEditor(tour)
  const preview = useMemo(() => toItineraryPreview(tour, editor.draft), [tour, editor.draft])
  return (
    <>
      <TourHeader tour={tour} screen="itinerary" />
      <StoredDraftBanner editor={editor} />
      <ItineraryForm tourId={tour.id} draft={editor.draft} onChange={editor.change}>
        <OtherHours tour={preview} />
      </ItineraryForm>
      <TourPreview tour={preview} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
      <SaveBar editor={editor} onSave={() => void save()}>
        <div className="flex flex-wrap gap-2">
          <PreviewButton isOpen={isPreviewed} onToggle={setPreviewed} />
          <DeleteItinerary tourId={tour.id} onStored={takeTour} />
        </div>
      </SaveBar>
      <EditorDialogs editor={editor} tidy={tidyItinerary} texts={useItineraryTexts()} />
    </>
  )
}

/** The editor of a tour's itinerary. A draft with faults is not saved. */
function useItineraryEditor(tour: EditedTour) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  const editor = useTourEditor<ItineraryDraft>({ ...EDITING, tour })
  const takeTour = (stored: EditedTour) => editor.takeStored(toItineraryVersion(stored))
  return { editor, save, takeTour }

  async function save(): Promise<void> {
    if (!editor.hasChanges) return
    if (hasFaultyEntries(editor.draft)) {
      focusFault()
      showToast({ text: t('tour.checkFields'), look: 'danger' })
    } else if (await editor.save()) showToast({ text: t('tour.modified') })
  }
}

/** Texts of the conflict dialog. */
function useItineraryTexts() {
  const { t } = useTranslation(['desk-tours', 'site'])
  return {
    labelOf: useFieldLabel(),
    textOf: (version: ItineraryDraft, field: keyof ItineraryDraft) =>
      version[field].map(lineOf).join('\n'),
  }

  /** An inclusion line, or an entry with all its fields, as text to compare. */
  function lineOf(member: string | EntryDraft, index: number): string {
    if (typeof member === 'string') return member
    const { title, min, url, isPic, body, place, at } = member
    const label = t(isPic ? 'itinerary.picture' : 'itinerary.video')
    const media = url && t('site:labelled', { label, value: url })
    const heading = `${index + 1}. ${title} (${t('itinerary.minutes', { min })})`
    const where = [place, at].filter(Boolean).join(' · ')
    return [heading, media, where, body].filter(Boolean).join('\n')
  }
}

interface ItineraryFormProps extends Omit<ItineraryEntriesProps, 'lang'> {
  /** Above the entries. */
  children: ReactNode
}

function ItineraryForm({ tourId, children, ...texts }: ItineraryFormProps) {
  const { t } = useTranslation('desk-tours')
  const inclusions = t('inclusions.title')
  const itinerary = t('itinerary.title')
  const markOf = (lang: Lang) => (isBehind(texts.draft, lang) ? 'missing' : null)
  return (
    <>
      <FormSection title={inclusions}>
        <LanguageColumns label={inclusions}>
          {(lang) => <InclusionLines lang={lang} {...texts} />}
        </LanguageColumns>
      </FormSection>
      <FormSection title={itinerary}>
        {children}
        <LanguageColumns label={itinerary} markOf={markOf}>
          {(lang) => <ItineraryEntries tourId={tourId} lang={lang} {...texts} />}
        </LanguageColumns>
      </FormSection>
    </>
  )
}

/** Whether a language has fewer entries than the longest one. */
function isBehind(draft: ItineraryDraft, lang: Lang): boolean {
  const tidy = tidyItinerary(draft)
  const most = Math.max(...LANGS.map((each) => tidy[`${each}.entries`].length))
  return tidy[`${lang}.entries`].length < most
}

interface DeleteItineraryProps {
  tourId: number
  /** Called with the tour as stored, also after an undo. */
  onStored: (tour: EditedTour) => void
}

/** Moves the itinerary of all languages to the bin, after a confirmation. */
function DeleteItinerary(props: DeleteItineraryProps) {
  const { t } = useTranslation('desk-tours')
  const deleteAll = useItineraryDeletion(props)
  return (
    <DeleteButton
      action={t('itinerary.deleteAll')}
      title={t('itinerary.deleteAllTitle')}
      text={t('itinerary.deleteAllText')}
      onConfirm={() => void deleteAll()}
    />
  )
}

function useItineraryDeletion({ tourId, onStored }: DeleteItineraryProps) {
  const { t } = useTranslation('desk-tours')
  const { run } = useAction()
  const withReload =
    (change: typeof deleteItinerary | typeof restoreItinerary) => async (client: QueryClient) => {
      await change(client, tourId)
      onStored(await client.fetchQuery(adminTourQuery(tourId)))
    }
  const done = { text: t('itinerary.deletedAll'), undo: withReload(restoreItinerary) }
  const lead = t('itinerary.deleteAllFailed')
  return () => run(withReload(deleteItinerary), done, { lead })
}
