import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { moveTo } from '../editor/move-to'
import type { DraftChange } from '../editor/use-editor'
import { useToast } from '../ui/toasts'
import { scrollNearEdge, placeAt } from './entry-drag'
import {
  addAfter,
  changeEntry,
  copyEntries,
  reinsert,
  removeAt,
  type EntryDraft,
  type ItineraryDraft,
} from './itinerary-draft'
import { ItineraryEntryForm } from './itinerary-entry-form'
import { moveFocus } from '../../ui/focus'

interface ItineraryEntriesProps {
  tourId: number
  lang: Lang
  draft: ItineraryDraft
  onChange: (change: DraftChange<ItineraryDraft>) => void
}

/** One language's entries, sortable by drag handle, arrow keys or buttons. */
export function ItineraryEntries({ tourId, lang, draft, onChange }: ItineraryEntriesProps) {
  const { t } = useTranslation(['admin', 'common'])
  const showToast = useToast()
  const field = `${lang}.entries` as const
  const entries = draft[field]
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const list = useRef<HTMLOListElement>(null)
  // Uploads and undos finish after later renders, so they change the current entries.
  const set = (next: (present: EntryDraft[]) => EntryDraft[]) =>
    onChange((current) => ({ [field]: next(current[field]) }))
  // The moved entry keeps its pressed state and focus.
  const move = (from: number, to: number) => set((present) => moveTo(present, from, to))
  return (
    <div className="flex flex-col gap-3">
      <CopyFrom
        lang={lang}
        draft={draft}
        onCopy={(source) => set((present) => copyEntries(draft[`${source}.entries`], present))}
      />
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
              onAddAfter={() => set((present) => addAfter(present, index))}
              onDelete={() => {
                moveFocus(list.current?.closest('section'))
                set((present) => removeAt(present, index))
                if (entry.title || entry.body)
                  showToast({
                    text: t('itinerary.removed', { number: index + 1 }),
                    undo: () => set((present) => reinsert(present, entry, index)),
                  })
              }}
              onMove={(step) => move(index, index + step)}
              onDrag={(y, isDropped) => {
                if (y !== null) {
                  setDrag({ from: index, to: placeAt(list.current, y) })
                  scrollNearEdge(y)
                  return
                }
                setDrag(null)
                if (isDropped && drag && drag.to !== drag.from) move(drag.from, drag.to)
              }}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

function lookOf({ from, to }: { from: number; to: number }, index: number): string {
  if (index === from) return 'opacity-50'
  return index === to ? 'outline-3 outline-primary' : ''
}

interface CopyFromProps {
  lang: Lang
  draft: ItineraryDraft
  onCopy: (source: Lang) => void
}

function CopyFrom({ lang, draft, onCopy }: CopyFromProps) {
  const { t } = useTranslation(['admin', 'common'])
  const count = (each: Lang) =>
    draft[`${each}.entries`].filter(({ title }) => title.trim() !== '').length
  const sources = LANGS.filter((each) => count(each) > count(lang))
  if (sources.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {sources.map((source) => (
        <Button key={source} className="text-sm" onClick={() => onCopy(source)}>
          <Copy aria-hidden size={14} />
          {t('itinerary.copyFrom', { language: t(`common:language.${source}`) })}
        </Button>
      ))}
    </div>
  )
}
