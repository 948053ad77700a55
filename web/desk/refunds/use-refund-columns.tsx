import { useTranslation } from 'react-i18next'
import type { ListColumn } from '../ui/list/list-columns'
import { ActsCell } from './acts-cell'
import { Amount, Guest, Trip, StateCell } from './refund-cells'
import type { MoneyRow } from './refunds.api'

type Column = Omit<ListColumn<MoneyRow>, 'title'>

const GUEST: Column = {
  id: 'guest',
  isBare: true,
  className: 'min-w-40',
  renderCell: (row) => <Guest row={row} />,
}
const TRIP: Column = { id: 'trip', renderCell: (row) => <Trip row={row} /> }
const AMOUNT: Column = {
  id: 'amount',
  className: 'tabular whitespace-nowrap',
  renderCell: (row) => <Amount row={row} />,
}
const STATE: Column = { id: 'state', renderCell: (row) => <StateCell row={row} /> }
const ACTS: Column = { id: 'acts', isBare: true, renderCell: (row) => <ActsCell row={row} /> }

export function useRefundColumns(): ListColumn<MoneyRow>[] {
  const { t } = useTranslation('desk-refunds')
  return [
    { ...GUEST, title: t('column.guest') },
    { ...TRIP, title: t('column.trip') },
    { ...AMOUNT, title: t('column.amount') },
    { ...STATE, title: t('column.state') },
    { ...ACTS, title: t('column.acts') },
  ]
}
