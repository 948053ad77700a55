import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { List } from '../../../desk/ui/list/list'
import type { ListFilter } from '../../../desk/ui/list/list-columns'
import { oneOf, useListAddress } from '../../../desk/ui/list/use-list-address'
import { MONEY_LISTS, moneyListQuery, type MoneyRow, type MoneyList } from './refunds.api'
import { useRefundColumns } from './use-refund-columns'

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

function useRefundFilters(counts: Partial<Record<string, number>> = {}): ListFilter[] {
  const { t } = useTranslation('desk-bookings')
  const textOf = (list: MoneyList) => withCount(t(`refunds.list.${list}`), counts[list])
  const values = MONEY_LISTS.map((value) => ({ value, text: textOf(value) }))
  return [{ name: 'list', label: t('refunds.lists'), isTabs: true, isOneOf: true, values }]
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} · ${count}`
}
