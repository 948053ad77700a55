import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, type Lang } from '../../../../worker/contracts/languages'
import { mapPlaceUrl } from '../../../../worker/contracts/map-links'
import { MAX_PLACE_NAME } from '../../../../worker/contracts/tours/places'
import { pickText } from '../../../../worker/contracts/translated'
import { useLang } from '../../../platform/i18n/use-lang'
import { INPUT } from '../../../ui/field'
import { placeFault, tidyPosition } from './typed-place'
import type { EntryDraft, EntryFields } from './itinerary-draft'
import { readPosition } from './map-link'
import { placesQuery } from './places.api'

interface EntryPlaceProps extends Omit<EntryFields, 'tourId' | 'onChange'> {
  onPlace: (part: Partial<Pick<EntryDraft, 'place' | 'at'>>) => void
}

/** Where an entry is: a name, and two numbers or a link of a map. */
export function EntryPlace({ lang, number, entry, onPlace }: EntryPlaceProps) {
  const { t } = useTranslation('desk-tours')
  const fault = placeFault(entry)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2 max-sm:flex-wrap">
        <MapPin aria-hidden size={18} className="shrink-0 text-muted" />
        <input
          aria-label={t('itinerary.place.nameOf', { number })}
          placeholder={t('itinerary.place.name')}
          list={listId(lang)}
          lang={LANG_TAG[lang]}
          maxLength={MAX_PLACE_NAME}
          value={entry.place}
          className={`${INPUT} max-sm:flex-1`}
          onChange={({ target }) => onPlace({ place: target.value })}
        />
        <input
          aria-label={t('itinerary.place.atOf', { number })}
          placeholder={t('itinerary.place.at')}
          aria-invalid={fault !== null || undefined}
          value={entry.at}
          className={`${INPUT} tabular`}
          onChange={({ target }) => onPlace({ at: target.value })}
          onBlur={() => onPlace({ at: tidyPosition(entry.at) })}
        />
      </div>
      {fault && <p className="text-sm text-danger">{t(`itinerary.place.fault.${fault}`)}</p>}
      <SeenOnMap entry={entry} />
    </div>
  )
}

/** A link that shows an admin whether the position is the one that was meant. */
function SeenOnMap({ entry }: { entry: EntryDraft }) {
  const { t } = useTranslation('desk-tours')
  const lang = useLang()
  const { position } = readPosition(entry.at)
  if (!position) return null
  const href = mapPlaceUrl({ name: entry.place || entry.title, ...position }, lang)
  return (
    <a href={href} target="_blank" rel="noreferrer" className="self-start text-sm text-primary">
      {t('itinerary.place.see')}
    </a>
  )
}

/** The places used before, offered while a name is typed. One list for all entries of a language. */
export function UsedPlaces({ lang }: { lang: Lang }) {
  const places = useUsedPlaces()
  const names = new Set(places.map(({ name }) => pickText(name, lang).text))
  return (
    <datalist id={listId(lang)}>
      {[...names].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  )
}

export function useUsedPlaces() {
  return useQuery(placesQuery()).data ?? []
}

function listId(lang: Lang): string {
  return `places-${lang}`
}
