import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { List } from '../../../desk/ui/list/list'
import { oneOf, useListAddress } from '../../../desk/ui/list/use-list-address'
import { MONEY_LISTS, moneyListQuery, type MoneyRow } from './refunds.api'
import { useRefundColumns } from './use-refund-columns'
import { useRefundFilters } from './use-refund-filters'

/** The lists of late money and of refunds to approve, to send, and sent. */
export function RefundsPage() {
  const { t } = useTranslation('desk-bookings')
  const { list, controls, query } = useRefundList()
  return (
    <>
      <h1 className="text-2xl">{t('refunds.title')}</h1>
      <p className="max-w-reading text-muted">{t(`refunds.about.${list}`)}</p>
      <List
        label={t(`refunds.list.${list}`)}
        controls={{ ...controls, hasFilters: false }}
        query={query}
        columns={useRefundColumns()}
        idOf={idOf}
        nameOf={({ booking: { name, pid } }) => name ?? pid}
        empty={t(`refunds.empty.${list}`)}
        filters={useRefundFilters(query.data?.counts)}
      />
    </>
  )
}

function useRefundList() {
  const controls = useListAddress()
  const list = oneOf(MONEY_LISTS, controls.state['list']) ?? 'late'
  const options = moneyListQuery(list, controls.state)
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return { list, controls, query }
}

function idOf(row: MoneyRow): string {
  return row.kind === 'late' ? `b${row.late.id}` : `r${row.refund.id}`
}
