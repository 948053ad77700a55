import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import { moveFocus } from '../../../ui/focus'
import { moveTo } from '../../editor/move-to'
import type { DraftChange } from '../../editor/use-editor'
import { useToast } from '../../ui/toasts'
import {
  addAfter,
  reinsert,
  removeAt,
  type EntryDraft,
  type ItineraryDraft,
} from './itinerary-draft'

interface EntriesOptions {
  lang: Lang
  onChange: (change: DraftChange<ItineraryDraft>) => void
}

/** Adds, deletes and moves one language's entries; a deleted one can be restored. */
export function useEntries(
  { lang, onChange }: EntriesOptions,
  list: RefObject<HTMLOListElement | null>,
) {
  const { t } = useTranslation('admin')
  const showToast = useToast()
  const field = `${lang}.entries` as const
  // Uploads and undos finish after later renders, so they change the current entries.
  const set = (next: (present: EntryDraft[]) => EntryDraft[]) =>
    onChange((current) => ({ [field]: next(current[field]) }))
  return {
    set,
    add: (index: number) => set((present) => addAfter(present, index)),
    // The moved entry keeps its pressed state and focus.
    move: (from: number, to: number) => set((present) => moveTo(present, from, to)),
    remove,
  }

  function remove(entry: EntryDraft, index: number): void {
    moveFocus(list.current?.closest('section'))
    set((present) => removeAt(present, index))
    if (entry.title || entry.body)
      showToast({
        text: t('itinerary.removed', { number: index + 1 }),
        undo: () => set((present) => reinsert(present, entry, index)),
      })
  }
}
