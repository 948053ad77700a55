import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { INPUT } from '../../../ui/field'
import { RichField } from '../../images/rich-field'
import { readMinutes } from '../../editor/typed-numbers'
import { EntryBar, type EntryBarProps } from './entry-bar'
import { EntryMedia } from './entry-media'
import type { EntryDraft, EntryFields } from './itinerary-draft'

const CARD = 'flex flex-col gap-2 rounded-card border border-line bg-surface p-3'

export function ItineraryEntryForm(props: EntryBarProps & EntryFields) {
  const { t } = useTranslation('admin')
  return (
    <article aria-label={t('itinerary.entry', { number: props.number })} className={CARD}>
      <EntryBar {...props} />
      <TitleAndMinutes {...props} />
      {isUnreadable(props.entry) && <p className="text-sm text-danger">{t('fault.minutes')}</p>}
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
  const { t } = useTranslation('admin')
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
  const { t } = useTranslation('admin')
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
