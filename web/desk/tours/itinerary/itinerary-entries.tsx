import { useRef } from 'react'
import type { Lang } from '../../../../worker/contracts/languages'
import type { DraftChange } from '../../editor/use-editor'
import { CopyButtons } from './copy-entries'
import { changeEntry, type ItineraryDraft } from './itinerary-draft'
import { ItineraryEntryForm } from './itinerary-entry-form'
import { useEntries } from './use-entries'
import { lookOf, useEntryDrag } from './use-entry-drag'

interface ItineraryEntriesProps {
  tourId: number
  lang: Lang
  draft: ItineraryDraft
  onChange: (change: DraftChange<ItineraryDraft>) => void
}

/** One language's entries, sortable by drag handle, arrow keys or buttons. */
export function ItineraryEntries({ tourId, ...texts }: ItineraryEntriesProps) {
  const { lang, draft } = texts
  const entries = draft[`${lang}.entries`]
  const list = useRef<HTMLOListElement>(null)
  const { set, add, remove, move } = useEntries(texts, list)
  const { drag, onDrag } = useEntryDrag(list, move)
  return (
    <div className="flex flex-col gap-3">
      <CopyButtons {...texts} />
      <ol ref={list} className="flex flex-col gap-3">
        {entries.map((entry, index) => (
          <li key={entry.key} className={`rounded-card ${drag ? lookOf(drag, index) : ''}`}>
            <ItineraryEntryForm
              tourId={tourId}
              lang={lang}
              number={index + 1}
              isLast={index === entries.length - 1}
              entry={entry}
              onChange={(part) => set((present) => changeEntry(present, entry.key, part))}
              onAddAfter={() => add(index)}
              onDelete={() => remove(entry, index)}
              onMove={(step) => move(index, index + step)}
              onDrag={(y, isDropped) => onDrag(index, y, isDropped)}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}
