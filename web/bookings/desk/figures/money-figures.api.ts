import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type {
  LedgerRow,
  MoneyFigures,
  SaleRow,
} from '../../../../worker/contracts/bookings/money-figures'
import { apiOf, readJson } from '../../../platform/api/api'
import type { MoneyPeriod } from './money-period'

export const moneyFiguresQuery = (period: MoneyPeriod) =>
  queryOptions({
    queryKey: ['admin', 'money', period.from, period.to],
    queryFn: ({ client }): Promise<MoneyFigures> =>
      readJson(apiOf(client).admin.money.$get({ query: { ...period } })),
  })

/** All rows of the ledger with bank days in a period. */
export function readLedger(client: QueryClient, period: MoneyPeriod): Promise<LedgerRow[]> {
  const { ledger } = apiOf(client).admin.money
  return allPages((cursor) => readJson(ledger.$get({ query: { ...period, ...cursor } })))
}

/** Everything that was sold, of trips that begin in a period. */
export function readSales(client: QueryClient, period: MoneyPeriod): Promise<SaleRow[]> {
  const { sales } = apiOf(client).admin.money
  return allPages((cursor) => readJson(sales.$get({ query: { ...period, ...cursor } })))
}

interface Page<Row> {
  rows: Row[]
  next: string | null
}

async function allPages<Row>(
  read: (cursor: { cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let next: string | null | undefined
  while (next !== null) {
    const page: Page<Row> = await read(next === undefined ? {} : { cursor: next })
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}
