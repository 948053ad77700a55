import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { CancellationPreview } from '../../../worker/contracts/cancellation'
import type { DeskMoney } from '../../../worker/contracts/desk-money'
import type { RefundAct } from '../../../worker/contracts/refunds'
import type { newRefund } from '../../../worker/contracts/new-refund'
import type { RefundList, RefundRow } from '../../../worker/contracts/refunds-desk'
import type { LateMoneyRow } from '../../../worker/contracts/late-money'
import type { z } from 'zod'
import { apiOf, byId, readJson } from '../../platform/api/api'
import { withFreshLogin } from '../../platform/session/fresh-login'
import type { ListState } from '../ui/list/use-list-address'

export type NewRefund = z.input<typeof newRefund>

/** A row of any of the lists: a refund, or money that no date is held for. */
export type MoneyRow =
  | { kind: 'late'; late: LateMoneyRow; booking: LateMoneyRow }
  | { kind: 'refund'; refund: RefundRow; booking: RefundRow['booking'] }

export const MONEY_LISTS = ['late', 'proposed', 'approved', 'sent'] as const
type MoneyList = (typeof MONEY_LISTS)[number]

/** A page of a list, with how much waits in the others; asked again each minute. */
export const moneyListQuery = (list: MoneyList, { after }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'refunds', list, after],
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: async ({ client }) => {
      const { admin } = apiOf(client)
      const state: RefundList = list === 'late' ? 'proposed' : list
      const cursor = list === 'late' ? undefined : after
      const page = readJson(admin.refunds.$get({ query: { state, cursor } }))
      if (list !== 'late') {
        const { refunds, counts, cursor: next } = await page
        const rows = refunds.map((refund): MoneyRow => toRefundRow(refund))
        return { rows, counts, previous: null, next }
      }
      const late = readJson(admin['late-money'].$get({ query: { cursor: after } }))
      const [{ counts }, { bookings, cursor: next }] = await Promise.all([page, late])
      const rows = bookings.map((row): MoneyRow => ({ kind: 'late', late: row, booking: row }))
      return { rows, counts, previous: null, next }
    },
  })

function toRefundRow(refund: RefundRow): MoneyRow {
  return { kind: 'refund', refund, booking: refund.booking }
}

interface Previewed {
  by: 'guest' | 'company'
  /** Of a guest's wish, YYYY-MM-DD. */
  day: string | undefined
  /** Of the booking. */
  version: number
}

/** What goes back if a trip is cancelled at the desk. */
export const refundPreviewQuery = (id: number, { by, day, version }: Previewed) =>
  queryOptions({
    queryKey: ['admin', 'bookings', 'cancellation', id, by, day, version],
    staleTime: 0,
    queryFn: ({ client }): Promise<CancellationPreview> =>
      readJson(
        apiOf(client).admin.bookings[':id'].cancellation.$get({ ...byId(id), query: { by, day } }),
      ),
  })

export function proposeRefund(
  client: QueryClient,
  id: number,
  { refund, requestKey }: { refund: NewRefund; requestKey: string },
): Promise<DeskMoney> {
  return withFreshLogin(() =>
    readJson(
      apiOf(client).admin.bookings[':id'].refunds.$post(
        { ...byId(id), json: refund },
        { headers: { 'idempotency-key': requestKey } },
      ),
    ),
  )
}

/** Approves, sends or drops a refund. */
export function changeRefund(
  client: QueryClient,
  { id, rid }: { id: number; rid: number },
  act: RefundAct,
): Promise<DeskMoney> {
  const param = { id: String(id), rid: String(rid) }
  return withFreshLogin(() =>
    readJson(apiOf(client).admin.bookings[':id'].refunds[':rid'].$patch({ param, json: act })),
  )
}
