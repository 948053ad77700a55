import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminTour } from '../../../worker/contracts/tours-admin'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { useErrorText } from '../../platform/api/use-error-text'
import { Button } from '../../ui/button'
import { ConflictDialog } from '../editor/conflict-dialog'
import { adminTourQuery, toEditedTour, type EditedTour } from '../editor/editor.api'
import { StoredDraftBanner } from '../editor/stored-draft-banner'
import { LanguageColumns } from '../editor/language-columns'
import { LeaveGuard } from '../editor/leave-guard'
import { SaveBar } from '../editor/save-bar'
import { TourHeader } from '../editor/tour-header'
import { useEditor, type Version } from '../editor/use-editor'
import { ConfirmDialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { useToast } from '../ui/toasts'
import { InclusionLines } from './inclusion-lines'
import {
  openItinerary,
  tidyItinerary,
  type EntryDraft,
  type ItineraryDraft,
} from './itinerary-draft'
import { ItineraryEntries } from './itinerary-entries'
import { deleteItinerary, restoreItinerary, saveItinerary, toItineraryVersion } from './tours.api'

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
  const { t } = useTranslation(['admin', 'common'])
  const showToast = useToast()
  const { ofFailure } = useErrorText()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const editor = useEditor<ItineraryDraft>({
    storageKey: `itinerary:${tour.id}`,
    stored: toItineraryVersion(tour),
    tidy: tidyItinerary,
    open: openItinerary,
    send: async (draft, base) => remember(await saveItinerary(queryClient, tour.id, draft, base)),
    readCurrent: (current) => remember(toEditedTour(current as AdminTour)),
  })
  const { draft, change } = editor
  const save = async () => {
    if (editor.hasChanges && (await editor.save())) showToast({ text: t('tour.modified') })
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
      <SaveBar editor={editor} onSave={() => void save()}>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          <Trash2 aria-hidden size={16} />
          {t('itinerary.deleteAll')}
        </Button>
      </SaveBar>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('itinerary.deleteAllTitle')}
        action={t('itinerary.deleteAll')}
        onConfirm={() => void deleteAll()}
      >
        <p className="text-muted">{t('itinerary.deleteAllText')}</p>
      </ConfirmDialog>
      <ConflictDialog
        base={tidyItinerary(editor.base.draft)}
        mine={tidyItinerary(draft)}
        theirs={editor.theirs}
        labelOf={(field) =>
          `${t(`itinerary.list.${listOf(field)}`)} · ${t(`common:language.${langOf(field)}`)}`
        }
        textOf={(version, field) => version[field].map(lineOf).join('\n')}
        onClose={editor.closeConflict}
        onMerge={(merged) => void editor.saveMerged(merged)}
      />
      <LeaveGuard hasChanges={editor.hasChanges} />
    </>
  )

  /** An inclusion line, or an entry with all its fields, as text to compare. */
  function lineOf(member: string | EntryDraft, index: number): string {
    if (typeof member === 'string') return member
    const { title, min, url, isPic, body } = member
    const media = url && `${t(isPic ? 'itinerary.picture' : 'itinerary.video')}: ${url}`
    const heading = `${index + 1}. ${title} (${t('itinerary.minutes', { min })})`
    return [heading, media, body].filter(Boolean).join('\n')
  }

  async function deleteAll(): Promise<void> {
    try {
      await deleteItinerary(queryClient, tour.id)
      editor.takeStored(await reload())
      showToast({ text: t('itinerary.deletedAll'), undo: undoDelete })
    } catch (error) {
      showToast({ text: `${t('itinerary.deleteAllFailed')} ${ofFailure(error)}`, look: 'danger' })
    }
  }

  async function undoDelete(): Promise<void> {
    try {
      await restoreItinerary(queryClient, tour.id)
      editor.takeStored(await reload())
    } catch (error) {
      showToast({ text: ofFailure(error), look: 'danger' })
    }
  }

  async function reload(): Promise<Version<ItineraryDraft>> {
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    return toItineraryVersion(await queryClient.fetchQuery(adminTourQuery(tour.id)))
  }

  function remember(stored: EditedTour): Version<ItineraryDraft> {
    queryClient.setQueryData(adminTourQuery(stored.id).queryKey, stored)
    void queryClient.invalidateQueries({ queryKey: ['tours'] })
    return toItineraryVersion(stored)
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
