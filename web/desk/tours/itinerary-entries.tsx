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
      <CopyButtons lang={lang} draft={draft} onChange={onChange} />
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

/** Copies entries from a language that has more of them, and to all that have fewer. */
function CopyButtons({ lang, draft, onChange }: Omit<ItineraryEntriesProps, 'tourId'>) {
  const { t } = useTranslation(['admin', 'common'])
  const count = (each: Lang) =>
    draft[`${each}.entries`].filter(({ title }) => title.trim() !== '').length
  const sources = LANGS.filter((each) => count(each) > count(lang))
  const targets = LANGS.filter((each) => count(each) < count(lang))
  const copy = (source: Lang, to: readonly Lang[]) =>
    onChange((current) =>
      Object.fromEntries(
        to.map((each) => [
          `${each}.entries`,
          copyEntries(current[`${source}.entries`], current[`${each}.entries`]),
        ]),
      ),
    )
  const nameOf = (each: Lang) => t(`common:language.${each}`)
  if (sources.length + targets.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {sources.map((source) => (
        <Button key={source} className="text-sm" onClick={() => copy(source, [lang])}>
          <Copy aria-hidden size={14} />
          {t('itinerary.copyFrom', { language: nameOf(source) })}
        </Button>
      ))}
      {targets.length > 0 && (
        <Button className="text-sm" onClick={() => copy(lang, targets)}>
          <Copy aria-hidden size={14} />
          {t('itinerary.copyTo', { languages: targets.map(nameOf).join(', ') })}
        </Button>
      )}
    </div>
  )
}
