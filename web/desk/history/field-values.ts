import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { toCents } from '../../../worker/contracts/prices'
import type { TourText } from '../../../worker/contracts/tour-fields'
import type { TourDifferences } from '../../../worker/contracts/tour-versions'
import type {
  VersionedField,
  VersionedList,
  VersionedNumber,
} from '../../../worker/contracts/versioned-fields'
import { formatCad } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import { regionName } from '../tours/region-options'
import type { Region } from '../tours/tours.api'

type Value = TourDifferences['changes'][number]['before']

const AMOUNTS = /^(?:price|p[1-4]|surchargePerDay|regularPrice|regularP[1-4])$/

/** Names and values of a version's fields in the reader's language. */
export function useFieldValues(regions: Region[]) {
  const { t } = useTranslation(['admin', 'common', 'tours', 'tour-desk'])
  const pageLang = useLang()
  return { labelOf, textOf }

  function labelOf(field: VersionedField): string {
    if (field === 'departures') return t('field.departures')
    const lang = langOf(field)
    if (!lang) return t(`field.${field as VersionedNumber}`)
    const name = field.slice(lang.length + 1)
    const label =
      name === 'included' || name === 'excluded' || name === 'entries'
        ? t(`itinerary.list.${name satisfies VersionedList}`)
        : t(`tours:text.${name as TourText}`)
    return `${label} · ${t(`common:language.${lang}`)}`
  }

  /** A list is one line for each member. */
  function textOf(field: VersionedField, value: Value): string {
    if (Array.isArray(value)) return value.map(lineOf).join('\n')
    if (value === null || value === '') return ''
    if (field === 'status') return t(`status.${STATUSES[Number(value)] ?? '0'}`)
    if (field === 'categoryId') return regionText(Number(value))
    if (field === 'assumesFour')
      return t(value === true ? 'tour-desk:history.yes' : 'tour-desk:history.no')
    if (AMOUNTS.test(field)) return formatCad(toCents(Number(value)))
    return plain(value)
  }

  function lineOf(member: Value): string {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return plain(member)
    const { startDate, endDate, male, female, remarks, title, min, url, body } = member
    if (startDate !== undefined)
      return `${plain(startDate)} – ${plain(endDate)}  ♂ ${plain(male)}  ♀ ${plain(female)}  ${plain(remarks)}`
    const minutes = min === 0 ? '' : ` (${t('itinerary.minutes', { min })})`
    return [plain(title) + minutes, plain(url), plain(body)].filter(Boolean).join('\n')
  }

  function regionText(id: number): string {
    const region = regions.find((each) => each.id === id)
    return region ? regionName(region, pageLang) : String(id)
  }
}

/** A text, number or truth as text; '' for anything else. */
function plain(value: Value | undefined): string {
  return typeof value === 'object' || value === undefined ? '' : String(value)
}

/** The language of a field; undefined for one of all languages. */
export function langOf(field: VersionedField): Lang | undefined {
  return LANGS.find((lang) => field.startsWith(`${lang}.`))
}
