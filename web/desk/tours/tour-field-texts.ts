import { useTranslation } from 'react-i18next'
import type { TourText } from '../../../worker/contracts/tour-fields'
import { LANGS, type Lang } from '../../../worker/contracts/languages'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import type { DepartureDraft } from './departures/departure-draft'
import { regionName } from './region-options'
import type { TourDraft } from './tour-draft'
import type { Region } from './tours.api'

type TourField = keyof TourDraft

export function useTourFields(regions: Region[]) {
  const { t } = useTranslation(['admin', 'common', 'tours'])
  const pageLang = useLang()
  return { labelOf, textOf }

  function labelOf(field: TourField): string {
    const lang = LANGS.find((each) => field.startsWith(`${each}.`))
    if (lang)
      return `${t(`tours:text.${field.slice(3) as TourText}`)} · ${t(`common:language.${lang}`)}`
    return t(`field.${field as Exclude<TourField, `${Lang}.${string}`>}`)
  }

  function textOf(draft: TourDraft, field: TourField): string {
    if (field === 'departures') return draft.departures.map(departureText).join('\n')
    if (field === 'status') return statusText(draft.status)
    if (field === 'categoryId') return regionText(draft.categoryId)
    if (field === 'assumesFour') return draft.assumesFour && '✓'
    return draft[field]
  }

  function statusText(status: string): string {
    const known = STATUSES.find((each) => each === status)
    return known ? t(`status.${known}`) : status
  }

  function regionText(id: string): string {
    const region = regions.find((each) => String(each.id) === id)
    return region ? regionName(region, pageLang) : id
  }
}

function departureText(row: DepartureDraft): string {
  return `${row.startDate} – ${row.endDate}  ♂ ${row.male || 0}  ♀ ${row.female || 0}  ${row.remarks}`
}
