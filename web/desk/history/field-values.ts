import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { minuteText } from '../../../worker/contracts/dates/calgary-text'
import { toCents } from '../../../worker/contracts/tours/prices'
import type { TourText } from '../../../worker/contracts/tours/tour-fields'
import type { TourDifferences } from '../../../worker/contracts/tours/tour-versions'
import type {
  VersionedField,
  VersionedList,
  VersionedNumber,
} from '../../../worker/contracts/tours/versioned-fields'
import { formatCad, formatList, formatMonth } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import { nameOfRegion } from '../editor/regions'
import { regionsQuery } from '../editor/regions'

type Value = TourDifferences['changes'][number]['before']

const LISTS: readonly VersionedList[] = ['included', 'excluded', 'entries']
const AMOUNTS = /^(?:price|p[1-4]|surchargePerDay|regularPrice|regularP[1-4])$/

/** Names of a version's fields. */
export function useFieldLabel(): (field: VersionedField) => string {
  const { t } = useTranslation(['desk-tours', 'tours', 'site'])
  return (field) => {
    const lang = langOf(field)
    if (!lang) return t(`field.${field as VersionedNumber | 'departures'}`)
    const name = field.slice(lang.length + 1)
    const list = LISTS.find((each) => each === name)
    const label = list ? t(`itinerary.list.${list}`) : t(`tours:text.${name as TourText}`)
    return `${label} · ${t(`site:language.${lang}`)}`
  }
}

/** Values of a version's fields in the reader's language; a list has one line for each member. */
export function useFieldText(): (field: VersionedField, value: Value) => string {
  const { t } = useTranslation('desk-tours')
  const memberText = useMemberText()
  const lang = useLang()
  const regions = useQuery(regionsQuery()).data ?? []
  return (field, value) => {
    if (value === null || value === '') return ''
    switch (field) {
      case 'months':
        return monthsText(value, lang)
      case 'status':
        return t(`status.${STATUSES[Number(value)] ?? '0'}`)
      case 'categoryId':
        return nameOfRegion(regions, Number(value), lang) ?? plain(value)
      case 'startMinute':
        return minuteText(Number(value))
      case 'assumesFour':
      case 'joinsAtOwnPrice':
        return t(value === true ? 'history.yes' : 'history.no')
      default:
        if (Array.isArray(value)) return value.map(memberText).join('\n')
        return AMOUNTS.test(field) ? formatCad(toCents(Number(value))) : plain(value)
    }
  }
}

function monthsText(value: Value, lang: Lang): string {
  if (!Array.isArray(value)) return plain(value)
  const names = value.map((month) => formatMonth(Number(month), lang))
  return formatList(names, lang)
}

function useMemberText(): (member: Value) => string {
  const { t } = useTranslation('desk-tours')
  return (member) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return plain(member)
    const { title, min, url, body, place } = member
    const { startDate, endDate, startMinute, male, female, remarks } = member
    if (startDate !== undefined)
      return `${plain(startDate)} ${typeof startMinute === 'number' ? minuteText(startMinute) : ''} – ${plain(endDate)}  ♂ ${plain(male)}  ♀ ${plain(female)}  ${plain(remarks)}`
    const minutes = min === 0 ? '' : ` (${t('itinerary.minutes', { min })})`
    return [plain(title) + minutes, plain(url), placeText(place), plain(body)]
      .filter(Boolean)
      .join('\n')
  }
}

function placeText(place: Value | undefined): string {
  if (typeof place !== 'object' || place === null || Array.isArray(place)) return ''
  return [plain(place.name), `${plain(place.latitude)}, ${plain(place.longitude)}`]
    .filter(Boolean)
    .join(' · ')
}

/** A string, number or boolean as text; '' for anything else. */
function plain(value: Value | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

/** The language of a field; undefined if it applies to all languages. */
export function langOf(field: VersionedField): Lang | undefined {
  return LANGS.find((lang) => field.startsWith(`${lang}.`))
}
