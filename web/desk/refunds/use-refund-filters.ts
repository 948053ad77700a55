import { useTranslation } from 'react-i18next'
import type { ListFilter } from '../ui/list/list-columns'
import { MONEY_LISTS } from './refunds.api'

export function useRefundFilters(counts: Partial<Record<string, number>> = {}): ListFilter[] {
  const { t } = useTranslation('desk-refunds')
  const values = MONEY_LISTS.map((value) => {
    const [name, count] = [t(`list.${value}`), counts[value]]
    return { value, text: count === undefined ? name : `${name} · ${count}` }
  })
  return [{ name: 'list', label: t('lists'), isTabs: true, isOneOf: true, values }]
}
