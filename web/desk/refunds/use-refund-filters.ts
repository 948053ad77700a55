import { useTranslation } from 'react-i18next'
import type { ListFilter } from '../ui/list/list-columns'
import { MONEY_LISTS } from './refunds.api'

export function useRefundFilters(
  counts: Partial<Record<string, number>> | undefined,
): ListFilter[] {
  const { t } = useTranslation('desk-refunds')
  return [
    {
      name: 'list',
      label: t('lists'),
      isTabs: true,
      isOneOf: true,
      values: MONEY_LISTS.map((value) => {
        const n = counts?.[value]
        return {
          value,
          text: n === undefined ? t(`list.${value}`) : `${t(`list.${value}`)} · ${n}`,
        }
      }),
    },
  ]
}
