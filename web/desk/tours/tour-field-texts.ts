import { useTranslation } from 'react-i18next'
import { useLang } from '../../platform/i18n/use-lang'
import { STATUSES } from '../editor/tour-statuses'
import type { DepartureDraft } from './departures/departure-draft'
import { useFieldLabel } from '../history/field-values'
import { nameOfRegion } from './region-options'
import type { TourDraft } from './tour-draft'
import type { Region } from './tours.api'

type TourField = keyof TourDraft

/** Names of the form's fields, and their values in the reader's language. */
export function useTourFields(regions: Region[]) {
  return { labelOf: useFieldLabel(), textOf: useFieldText(regions) }
}

function useFieldText(regions: Region[]) {
  const { t } = useTranslation('admin')
  const lang = useLang()
  return (draft: TourDraft, field: TourField): string => {
    if (field === 'departures') return draft.departures.map(departureText).join('\n')
    if (field === 'categoryId')
      return nameOfRegion(regions, Number(draft.categoryId), lang) ?? draft.categoryId
    if (field === 'assumesFour') return draft.assumesFour && '✓'
    const status = field === 'status' && STATUSES.find((each) => each === draft.status)
    return status ? t(`status.${status}`) : draft[field]
  }
}

function departureText(row: DepartureDraft): string {
  return `${row.startDate} – ${row.endDate}  ♂ ${row.male || 0}  ♀ ${row.female || 0}  ${row.remarks}`
}
