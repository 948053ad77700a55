import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../worker/contracts/languages'
import { INPUT } from '../../ui/field'
import { RichField } from '../editor/rich-field'
import { readMinutes } from '../editor/typed-numbers'
import { EntryBar, type EntryBarProps } from './entry-bar'
import { EntryMedia } from './entry-media'
import type { EntryDraft } from './itinerary-draft'

interface ItineraryEntryFormProps extends EntryBarProps {
  tourId: number
  lang: Lang
  entry: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
}

export function ItineraryEntryForm({
  tourId,
  lang,
  number,
  entry,
  onChange,
  ...bar
}: ItineraryEntryFormProps) {
  const { t } = useTranslation('admin')
  const isDropped =
    entry.title.trim() === '' && [entry.body, entry.url].some((text) => text.trim() !== '')
  const minutes = readMinutes(entry.min)
  const isUnreadable = minutes === null
  return (
    <article
      aria-label={t('itinerary.entry', { number })}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <EntryBar {...bar} number={number} />
      <div className="flex gap-2">
        <input
          aria-label={t('itinerary.titleOf', { number })}
          placeholder={t('itinerary.titleBox')}
          lang={LANG_TAG[lang]}
          maxLength={200}
          value={entry.title}
          className={`${INPUT} font-semibold`}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <input
          aria-label={t('itinerary.minutesOf', { number })}
          placeholder={t('itinerary.minutesBox')}
          maxLength={30}
          aria-invalid={isUnreadable || undefined}
          value={entry.min === '0' ? '' : entry.min}
          className={`${INPUT} tabular max-w-28`}
          onChange={({ target }) => onChange({ min: target.value })}
          onBlur={() => minutes !== null && onChange({ min: String(minutes) })}
        />
      </div>
      {isUnreadable && <p className="text-sm text-danger">{t('fault.minutes')}</p>}
      <EntryMedia tourId={tourId} lang={lang} number={number} entry={entry} onChange={onChange} />
      <RichField
        tourId={tourId}
        routeId={number}
        label={t('itinerary.body')}
        lang={LANG_TAG[lang]}
        value={entry.body}
        onChange={(body) => onChange({ body })}
      />
      {isDropped && <p className="text-sm text-accent">{t('itinerary.needsTitle')}</p>}
    </article>
  )
}
