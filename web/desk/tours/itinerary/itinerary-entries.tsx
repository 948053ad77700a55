import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { recordOf } from '../../../../worker/contracts/record-of'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import type { DraftChange } from '../../editor/use-editor'
import { IconTextButton } from '../../ui/icon-text-button'
import { copyEntries, type ItineraryDraft } from './itinerary-draft'
import { ItineraryEntryForm } from './itinerary-entry-form'
import { lookOf, useEntries, useEntryDrag } from './use-entries'

export interface ItineraryEntriesProps {
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

/** Buttons that copy entries from a language with more entries, or to all languages with fewer. */
function CopyButtons({ lang, draft, onChange }: Omit<ItineraryEntriesProps, 'tourId'>) {
  const { t } = useTranslation(['admin', 'common'])
  const reader = useLang()
  const nameOf = (each: Lang) => t(`common:language.${each}`)
  const { longer, shorter } = languagesByLength(draft, lang)
  if (longer.length + shorter.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {longer.map((source) => (
        <CopyButton key={source} onClick={() => onChange(copyOver(source, [lang]))}>
          {t('itinerary.copyFrom', { language: nameOf(source) })}
        </CopyButton>
      ))}
      {shorter.length > 0 && (
        <CopyButton onClick={() => onChange(copyOver(lang, shorter))}>
          {t('itinerary.copyTo', { languages: formatList(shorter.map(nameOf), reader) })}
        </CopyButton>
      )}
    </div>
  )
}

function languagesByLength(draft: ItineraryDraft, lang: Lang) {
  const own = countEntries(draft, lang)
  return {
    longer: LANGS.filter((each) => countEntries(draft, each) > own),
    shorter: LANGS.filter((each) => countEntries(draft, each) < own),
  }
}

function CopyButton({ children, onClick }: { children: string; onClick: () => void }) {
  const look = { icon: Copy, size: 14, className: 'text-sm' }
  return <IconTextButton {...look} text={children} onClick={onClick} />
}

function countEntries(draft: ItineraryDraft, lang: Lang): number {
  return draft[`${lang}.entries`].filter(({ title }) => title.trim() !== '').length
}

function copyOver(source: Lang, targets: readonly Lang[]) {
  const keys = targets.map((each) => `${each}.entries` as const)
  return (draft: ItineraryDraft): Partial<ItineraryDraft> =>
    recordOf(keys, (key) => copyEntries(draft[`${source}.entries`], draft[key]))
}
