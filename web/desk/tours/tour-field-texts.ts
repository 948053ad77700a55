import { useTranslation } from 'react-i18next'
import type { TourText } from '../../../worker/contracts/tours/tour-fields'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import type { DepartureDraft } from './departures/departure-draft'
import { regionName } from './region-options'
import type { TourDraft } from './tour-draft'
import type { Region } from './tours.api'

type TourField = keyof TourDraft

/** Names of the form's fields, and their values in the reader's language. */
export function useTourFields(regions: Region[]) {
  return { labelOf: useFieldLabel(), textOf: useFieldText(regions) }
}

function useFieldLabel() {
  const { t } = useTranslation(['admin', 'common', 'tours'])
  return (field: TourField): string => {
    const lang = LANGS.find((each) => field.startsWith(`${each}.`))
    if (lang)
      return `${t(`tours:text.${field.slice(3) as TourText}`)} · ${t(`common:language.${lang}`)}`
    return t(`field.${field as Exclude<TourField, `${Lang}.${string}`>}`)
  }
}

function useFieldText(regions: Region[]) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  return (draft: TourDraft, field: TourField): string => {
    if (field === 'departures') return draft.departures.map(departureText).join('\n')
    if (field === 'categoryId') return regionText(regions, draft.categoryId, lang)
    if (field === 'assumesFour') return draft.assumesFour && '✓'
    const status = field === 'status' && STATUSES.find((each) => each === draft.status)
    return status ? t(`status.${status}`) : draft[field]
  }
}

function regionText(regions: Region[], id: string, lang: Lang): string {
  const region = regions.find((each) => String(each.id) === id)
  return region ? regionName(region, lang) : id
}

function departureText(row: DepartureDraft): string {
  return `${row.startDate} – ${row.endDate}  ♂ ${row.male || 0}  ♀ ${row.female || 0}  ${row.remarks}`
}
