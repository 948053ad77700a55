import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  RefundAct,
  newRefund,
  RefundList,
  RefundRow,
  LateMoneyRow,
} from '../../../../worker/contracts/bookings/refunds'
import type { ListState } from '../../../desk/ui/list/use-list-address'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'

export type NewRefund = z.input<typeof newRefund>

/** A row of any of these lists: a refund, or late money of a booking. */
export type MoneyRow =
  | { kind: 'late'; late: LateMoneyRow; booking: LateMoneyRow }
  | { kind: 'refund'; refund: RefundRow; booking: RefundRow['booking'] }

export const MONEY_LISTS = ['late', 'proposed', 'approved', 'sent'] as const
export type MoneyList = (typeof MONEY_LISTS)[number]

const LIVE = { staleTime: 0, refetchInterval: 60_000 }

/** A page of a list, with the counts of the other lists; refetched every minute. */
export const moneyListQuery = (list: MoneyList, { after }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'refunds', list, after],
    ...LIVE,
    queryFn: ({ client }) =>
      list === 'late' ? readLateMoney(client, after) : readRefunds(client, list, after),
  })

async function readRefunds(client: QueryClient, state: RefundList, after: string | undefined) {
  const call = apiOf(client).admin.refunds.$get({ query: { state, cursor: after } })
  const { refunds, counts, cursor: next } = await readJson(call)
  return { rows: refunds.map(refundRow), counts, previous: null, next }
}

function refundRow(refund: RefundRow): MoneyRow {
  return { kind: 'refund', refund, booking: refund.booking }
}

/** The counts are part of every list of refunds, so one is read too. */
async function readLateMoney(client: QueryClient, after: string | undefined) {
  const late = apiOf(client).admin['late-money'].$get({ query: { cursor: after } })
  const refunds = readRefunds(client, 'proposed', undefined)
  const [{ counts }, { bookings, cursor: next }] = await Promise.all([refunds, readJson(late)])
  const rows = bookings.map((late): MoneyRow => ({ kind: 'late', late, booking: late }))
  return { rows, counts, previous: null, next }
}

export function proposeRefund(client: QueryClient, id: number, json: NewRefund, key: string) {
  const { refunds } = apiOf(client).admin.bookings[':id']
  return readJson(refunds.$post({ ...byId(id), json }, keyed(key)))
}

/** Approves, sends or drops a refund. */
export function changeRefund(client: QueryClient, id: number, rid: number, json: RefundAct) {
  const param = { id: String(id), rid: String(rid) }
  const refund = apiOf(client).admin.bookings[':id'].refunds[':rid']
  return readJson(refund.$patch({ param, json }))
}
