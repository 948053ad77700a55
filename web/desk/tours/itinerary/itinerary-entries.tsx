import { Copy } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang, LANG_TAG } from '../../../../worker/contracts/languages'
import { recordOf } from '../../../../worker/contracts/record-of'
import { formatList } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { INPUT } from '../../../ui/field'
import { readMinutes } from '../../editor/typed-numbers'
import type { DraftChange } from '../../editor/use-editor'
import { RichField } from '../../images/rich-field'
import { IconTextButton } from '../../ui/icon-text-button'
import { EntryBar, type EntryBarProps } from './entry-bar'
import { EntryMedia } from './entry-media'
import { EntryPlace, UsedPlaces, useUsedPlaces } from './entry-place'
import {
  copyEntries,
  type ItineraryDraft,
  type EntryDraft,
  type EntryFields,
} from './itinerary-draft'
import { lookOf, useEntries, useEntryDrag } from './use-entries'

const CARD = 'flex flex-col gap-2 rounded-card border border-line bg-surface p-3'

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
      <UsedPlaces lang={texts.lang} />
      <EntryList tourId={tourId} {...texts} />
    </div>
  )
}

function EntryList({ tourId, lang, draft, onChange }: ItineraryEntriesProps) {
  const list = useRef<HTMLOListElement>(null)
  const { move, actsOf } = useEntries({ lang, onChange, list, used: useUsedPlaces() })
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
  const { t } = useTranslation(['desk-tours', 'site'])
  const reader = useLang()
  const nameOf = (each: Lang) => t(`site:language.${each}`)
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

type EntryFormProps = EntryBarProps & EntryFields & ComponentProps<typeof EntryPlace>

function ItineraryEntryForm(props: EntryFormProps) {
  const { t } = useTranslation('desk-tours')
  return (
    <article aria-label={t('itinerary.entry', { number: props.number })} className={CARD}>
      <EntryBar {...props} />
      <TitleAndMinutes {...props} />
      {isUnreadable(props.entry) && <p className="text-sm text-danger">{t('fault.minutes')}</p>}
      <EntryPlace {...props} />
      <EntryMedia {...props} />
      <RichField
        tourId={props.tourId}
        routeId={props.number}
        label={t('itinerary.body')}
        lang={LANG_TAG[props.lang]}
        value={props.entry.body}
        onChange={(body) => props.onChange({ body })}
      />
      {isDropped(props.entry) && <p className="text-sm text-accent">{t('itinerary.needsTitle')}</p>}
    </article>
  )
}

function TitleAndMinutes(form: EntryFields) {
  const { t } = useTranslation('desk-tours')
  const { lang, number, entry, onChange } = form
  return (
    <div className="flex gap-2 max-sm:flex-col">
      <input
        aria-label={t('itinerary.titleOf', { number })}
        placeholder={t('itinerary.titleBox')}
        lang={LANG_TAG[lang]}
        maxLength={200}
        value={entry.title}
        className={`${INPUT} font-semibold`}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <MinutesBox {...form} />
    </div>
  )
}

function MinutesBox({ number, entry, onChange }: EntryFields) {
  const { t } = useTranslation('desk-tours')
  const minutes = readMinutes(entry.min)
  return (
    <input
      aria-label={t('itinerary.minutesOf', { number })}
      placeholder={t('itinerary.minutesBox')}
      maxLength={30}
      aria-invalid={minutes === null || undefined}
      value={entry.min === '0' ? '' : entry.min}
      className={`${INPUT} tabular sm:max-w-44`}
      onChange={({ target }) => onChange({ min: target.value })}
      onBlur={() => minutes !== null && onChange({ min: String(minutes) })}
    />
  )
}

function isUnreadable({ min }: EntryDraft): boolean {
  return readMinutes(min) === null
}

/** Whether an entry has text or media, but will not be saved because it has no title. */
function isDropped({ title, body, url }: EntryDraft): boolean {
  return title.trim() === '' && [body, url].some((text) => text.trim() !== '')
}
