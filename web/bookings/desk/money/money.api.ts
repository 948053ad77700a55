import type { QueryClient } from '@tanstack/react-query'
import type {
  BalanceChange,
  NewPayment,
  PayLinkChange,
} from '../../../../worker/contracts/bookings/payments'
import type { DeskMoney } from '../../../../worker/contracts/bookings/desk-money'
import { apiOf, byId, keyed, readJson, requireOk } from '../../../platform/api/api'
import { moneyQuery } from '../bookings.api'

/** The file that came with a claim. @throws ApiError */
export async function readReceipt(client: QueryClient, pid: string, claim: number): Promise<Blob> {
  const receipt = apiOf(client).guest[':pid'].receipt[':claim']
  return (await requireOk(receipt.$get({ param: { pid, claim: String(claim) } }))).blob()
}

export function recordPayment(client: QueryClient, id: number, json: NewPayment, key: string) {
  const { payments } = apiOf(client).admin.bookings[':id']
  return store(client, id, payments.$post({ ...byId(id), json }, keyed(key)))
}

/** Switches the balance to cash on the day, or back to its deadline. */
export function changeBalance(client: QueryClient, id: number, json: BalanceChange) {
  const { balance } = apiOf(client).admin.bookings[':id']
  return store(client, id, balance.$patch({ ...byId(id), json }))
}

/** Gives the booking a payment link of its own, or removes it. */
export function changePayLink(client: QueryClient, id: number, json: PayLinkChange) {
  const { 'pay-link': link } = apiOf(client).admin.bookings[':id']
  return store(client, id, link.$patch({ ...byId(id), json }))
}

type MoneyCall = Parameters<typeof readJson<DeskMoney>>[0]

async function store(client: QueryClient, id: number, call: MoneyCall) {
  client.setQueryData(moneyQuery(id).queryKey, await readJson(call))
}
