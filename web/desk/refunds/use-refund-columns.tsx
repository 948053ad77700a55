import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../ui/list/list-columns'
import { ActsCell } from './acts-cell'
import { Amount, Guest, Trip } from './refund-cells'
import type { MoneyRow } from './refunds.api'
import { StateCell } from './state-cell'

export function useRefundColumns(): ListColumn<MoneyRow>[] {
  const { t } = useTranslation('desk-refunds')
  return [
    {
      id: 'guest',
      title: t('column.guest'),
      isBare: true,
      className: 'min-w-40',
      renderCell: (row) => <Guest row={row} />,
    },
    { id: 'trip', title: t('column.trip'), renderCell: (row) => <Trip row={row} /> },
    {
      id: 'amount',
      title: t('column.amount'),
      className: 'tabular whitespace-nowrap',
      renderCell: (row) => <Amount row={row} />,
    },
    { id: 'state', title: t('column.state'), renderCell: (row) => <StateCell row={row} /> },
    {
      id: 'acts',
      title: t('column.acts'),
      isBare: true,
      renderCell: (row) => <ActsCell row={row} />,
    },
  ]
}
