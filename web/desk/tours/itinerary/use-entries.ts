import { useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lang } from '../../../../worker/contracts/languages'
import type { UsedPlace } from '../../../../worker/contracts/tours/places'
import { moveFocus } from '../../../ui/focus'
import { moveTo } from '../../editor/move-to'
import type { DraftChange } from '../../editor/use-editor'
import { placeAt, scrollNearEdge } from '../../ui/drag'
import { useToast } from '../../ui/toasts'
import { changePlace } from './entry-places'
import {
  addAfter,
  changeEntry,
  reinsert,
  removeAt,
  type EntryDraft,
  type ItineraryDraft,
} from './itinerary-draft'

interface EntriesOptions {
  lang: Lang
  onChange: (change: DraftChange<ItineraryDraft>) => void
  list: RefObject<HTMLOListElement | null>
  used: readonly UsedPlace[]
}

type ChangeEntries = (change: (present: EntryDraft[]) => EntryDraft[]) => void

/** Adds, deletes and moves one language's entries; a deleted one can be restored. */
export function useEntries({ lang, onChange, list, used }: EntriesOptions) {
  const field = `${lang}.entries` as const
  // Uploads and undos finish after later renders, so they change the current entries.
  const set: ChangeEntries = (next) => onChange((current) => ({ [field]: next(current[field]) }))
  const remove = useRemoval(set, list)
  // The moved entry keeps its pressed state and focus.
  const move = (from: number, to: number) => set((present) => moveTo(present, from, to))
  const actsOf = (entry: EntryDraft, index: number) => ({
    onChange: (part: Partial<EntryDraft>) =>
      set((present) => changeEntry(present, entry.key, part)),
    onPlace: (part: Partial<EntryDraft>) =>
      onChange((current) => changePlace(current, { lang, key: entry.key, part, used })),
    onAddAfter: () => set((present) => addAfter(present, index)),
    onDelete: () => remove(entry, index),
    onMove: (step: number) => move(index, index + step),
  })
  return { move, actsOf }
}

function useRemoval(set: ChangeEntries, list: EntriesOptions['list']) {
  const { t } = useTranslation('desk-tours')
  const showToast = useToast()
  return (entry: EntryDraft, index: number): void => {
    moveFocus(list.current?.closest('section'))
    set((present) => removeAt(present, index))
    if (entry.title || entry.body)
      showToast({
        text: t('itinerary.removed', { number: index + 1 }),
        undo: () => set((present) => reinsert(present, entry, index)),
      })
  }
}

interface EntryDrag {
  from: number
  to: number
}

/** The entry that is being dragged, and the index where it would be dropped. */
export function useEntryDrag(
  list: RefObject<HTMLOListElement | null>,
  move: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<EntryDrag | null>(null)
  return { drag, onDrag }

  /** `y` is the pointer's position in the viewport (px); null on drop or cancel. */
  function onDrag(index: number, y: number | null, isDropped: boolean): void {
    if (y !== null) {
      setDrag({ from: index, to: placeAt(list.current, y) })
      scrollNearEdge(y)
      return
    }
    setDrag(null)
    if (isDropped && drag && drag.to !== drag.from) move(drag.from, drag.to)
  }
}

export function lookOf({ from, to }: EntryDrag, index: number): string {
  if (index === from) return 'opacity-50'
  return index === to ? 'outline-3 outline-primary' : ''
}
