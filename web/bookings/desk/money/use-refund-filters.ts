import { useTranslation } from 'react-i18next'
import type { ListFilter } from '../../../desk/ui/list/list-columns'
import { MONEY_LISTS, type MoneyList } from './refunds.api'

export function useRefundFilters(counts: Partial<Record<string, number>> = {}): ListFilter[] {
  const { t } = useTranslation('desk-bookings')
  const textOf = (list: MoneyList) => withCount(t(`refunds.list.${list}`), counts[list])
  const values = MONEY_LISTS.map((value) => ({ value, text: textOf(value) }))
  return [{ name: 'list', label: t('refunds.lists'), isTabs: true, isOneOf: true, values }]
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} · ${count}`
}
