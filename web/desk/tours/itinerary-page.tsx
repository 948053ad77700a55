import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { ConflictDialog } from '../editor/conflict-dialog'
import { adminTourQuery, type EditedTour } from '../editor/editor.api'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { LanguageColumns } from '../editor/language-columns'
import { LeaveGuard } from '../editor/leave-guard'
import { SaveBar } from '../editor/save-bar'
import { TourHeader } from '../editor/tour-header'
import { useTourEditor } from '../editor/use-tour-editor'
import { Button } from '../../ui/button'
import { focusFault } from '../../ui/focus'
import { Loaded } from '../../ui/loaded'
import { TourPreview } from '../preview/tour-preview'
import { useToast } from '../ui/toasts'
import { DeleteItinerary } from './delete-itinerary'
import { InclusionLines } from './inclusion-lines'
import {
  hasFaultyMinutes,
  openItinerary,
  tidyItinerary,
  type EntryDraft,
  type ItineraryDraft,
} from './itinerary-draft'
import { ItineraryEntries } from './itinerary-entries'
import { saveItinerary, toItineraryPreview, toItineraryVersion } from './tours.api'

export function ItineraryPage({ forumId }: { forumId: number }) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminTourQuery(forumId))
  return (
    <Loaded query={query} failure={t('tour.loadFailed')} skeleton="h-[36rem] w-full">
      {(tour) => <ItineraryEditor key={forumId} tour={tour} />}
    </Loaded>
  )
}

function ItineraryEditor({ tour }: { tour: EditedTour }) {
  const { t } = useTranslation(['admin', 'tour-desk'])
  const [isPreviewed, setPreviewed] = useState(false)
  const texts = useItineraryTexts()
  const showToast = useToast()
  const editor = useTourEditor<ItineraryDraft>({
    name: 'itinerary',
    tour,
    toVersion: toItineraryVersion,
    tidy: tidyItinerary,
    open: openItinerary,
    save: saveItinerary,
  })
  const { draft, change } = editor
  const preview = useMemo(() => toItineraryPreview(tour, draft), [tour, draft])
  const save = async () => {
    if (!editor.hasChanges) return
    if (hasFaultyMinutes(draft)) {
      focusFault()
      showToast({ text: t('tour.checkFields'), look: 'danger' })
    } else if (await editor.save()) showToast({ text: t('tour.modified') })
  }
  return (
    <>
      <TourHeader tour={tour} screen="itinerary" />
      <StoredDraftBanner editor={editor} />
      <section aria-label={t('inclusions.title')} className="flex flex-col gap-4">
        <h2 className="text-lg">{t('inclusions.title')}</h2>
        <LanguageColumns label={t('inclusions.title')}>
          {(lang) => <InclusionLines lang={lang} draft={draft} onChange={change} />}
        </LanguageColumns>
      </section>
      <section aria-label={t('itinerary.title')} className="flex flex-col gap-4">
        <h2 className="text-lg">{t('itinerary.title')}</h2>
        <LanguageColumns
          label={t('itinerary.title')}
          markOf={(lang) => (isBehind(draft, lang) ? 'missing' : null)}
        >
          {(lang) => (
            <ItineraryEntries tourId={tour.id} lang={lang} draft={draft} onChange={change} />
          )}
        </LanguageColumns>
      </section>
      <TourPreview tour={preview} isOpen={isPreviewed} onClose={() => setPreviewed(false)} />
      <SaveBar editor={editor} onSave={() => void save()}>
        <div className="flex flex-wrap gap-2">
          <Button aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
            <Eye aria-hidden size={16} />
            {t('tour-desk:preview.open')}
          </Button>
          <DeleteItinerary
            tourId={tour.id}
            onStored={(stored) => editor.takeStored(toItineraryVersion(stored))}
          />
        </div>
      </SaveBar>
      <ConflictDialog
        base={tidyItinerary(editor.base.draft)}
        mine={tidyItinerary(draft)}
        theirs={editor.theirs}
        {...texts}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )
}

/** Texts of the conflict dialog. */
function useItineraryTexts() {
  const { t } = useTranslation(['admin', 'common'])
  return {
    labelOf: (field: keyof ItineraryDraft) =>
      `${t(`itinerary.list.${listOf(field)}`)} · ${t(`common:language.${langOf(field)}`)}`,
    textOf: (version: ItineraryDraft, field: keyof ItineraryDraft) =>
      version[field].map(lineOf).join('\n'),
  }

  /** An inclusion line, or an entry with all its fields, as text to compare. */
  function lineOf(member: string | EntryDraft, index: number): string {
    if (typeof member === 'string') return member
    const { title, min, url, isPic, body } = member
    const media = url && `${t(isPic ? 'itinerary.picture' : 'itinerary.video')}: ${url}`
    const heading = `${index + 1}. ${title} (${t('itinerary.minutes', { min })})`
    return [heading, media, body].filter(Boolean).join('\n')
  }
}

/** Whether a language has fewer entries than the longest one. */
function isBehind(draft: ItineraryDraft, lang: Lang): boolean {
  const tidy = tidyItinerary(draft)
  const most = Math.max(...LANGS.map((each) => tidy[`${each}.entries`].length))
  return tidy[`${lang}.entries`].length < most
}

function langOf(field: keyof ItineraryDraft): Lang {
  return LANGS.find((lang) => field.startsWith(lang)) ?? 'ca'
}

function listOf(field: keyof ItineraryDraft): 'included' | 'excluded' | 'entries' {
  return field.slice(3) as 'included' | 'excluded' | 'entries'
}
