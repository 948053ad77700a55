import { useRef } from 'react'
import type { Lang } from '../../../../worker/contracts/languages'
import type { DraftChange } from '../../editor/use-editor'
import { CopyButtons } from './copy-entries'
import type { ItineraryDraft } from './itinerary-draft'
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
  return (
    <div className="flex flex-col gap-3">
      <CopyButtons {...texts} />
      <EntryList tourId={tourId} {...texts} />
    </div>
  )
}

function EntryList({ tourId, lang, draft, onChange }: ItineraryEntriesProps) {
  const list = useRef<HTMLOListElement>(null)
  const { move, actsOf } = useEntries({ lang, onChange, list })
  const { drag, onDrag } = useEntryDrag(list, move)
  return (
    <ol ref={list} className="flex flex-col gap-3">
      {draft[`${lang}.entries`].map((entry, index, { length }) => (
        <li key={entry.key} className={`rounded-card ${drag ? lookOf(drag, index) : ''}`}>
          <ItineraryEntryForm
            {...{ tourId, lang, entry }}
            number={index + 1}
            isLast={index === length - 1}
            {...actsOf(entry, index)}
            onDrag={(y, isDropped) => onDrag(index, y, isDropped)}
          />
        </li>
      ))}
    </ol>
  )
}
