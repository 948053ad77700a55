import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  BankEntry,
  EntryList,
  newEntry,
  NewMatches,
} from '../../../../worker/contracts/bookings/bank-entries'
import type { BankMapping, NewImport } from '../../../../worker/contracts/bookings/bank-imports'
import type { ListState } from '../../../desk/ui/list/use-list-address'
import { apiOf, byId, keyed, readJson } from '../../../platform/api/api'

const LIVE = { staleTime: 0, refetchInterval: 60_000 }

export type { BankEntry, EntryList }
export type Proposal = BankEntry['proposals'][number]
export type Payment = BankEntry['payments'][number]
export type Match = NewMatches[number]
export type NewBankEntry = z.input<typeof newEntry>

/** A list's bank entries with their proposals; refetched every minute. */
export const entriesQuery = ({ status, q, after }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'bank', 'entries', status, q, after],
    ...LIVE,
    queryFn: ({ client }) => readEntries(client, { status, q, after }),
  })

async function readEntries(client: QueryClient, { status, q, after }: ListState) {
  const query = { status: status as EntryList, q: q ?? '', cursor: after }
  const { entries, counts, cursor } = await readJson(
    apiOf(client).admin.bank.entries.$get({ query }),
  )
  return { rows: entries, counts, previous: null, next: cursor }
}

/** Mails of Interac that need an admin. */
export const bankMailsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'bank', 'mails'],
    ...LIVE,
    queryFn: async ({ client }) => (await readJson(apiOf(client).admin.bank.mails.$get())).mails,
  })

/** The text of a mail, which never changes. */
export const bankMailQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'bank', 'mails', id],
    staleTime: Infinity,
    queryFn: ({ client }) => readJson(apiOf(client).admin.bank.mails[':id'].$get(byId(id))),
  })

export function closeBankMail(client: QueryClient, id: number) {
  return readJson(apiOf(client).admin.bank.mails[':id'].close.$post(byId(id)))
}

export const importsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'bank', 'imports'],
    staleTime: 0,
    queryFn: ({ client }) => readJson(apiOf(client).admin.bank.imports.$get()),
  })

export const mappingsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'bank', 'mappings'],
    staleTime: 0,
    queryFn: async ({ client }) =>
      (await readJson(apiOf(client).admin.bank.mappings.$get())).mappings,
  })

export function importStatement(client: QueryClient, statement: NewImport, requestKey: string) {
  return readJson(apiOf(client).admin.bank.imports.$post({ json: statement }, keyed(requestKey)))
}

export function saveMapping(client: QueryClient, mapping: BankMapping) {
  return readJson(apiOf(client).admin.bank.mappings.$post({ json: mapping }))
}

export function addEntry(client: QueryClient, entry: NewBankEntry, requestKey: string) {
  return readJson(apiOf(client).admin.bank.entries.$post({ json: entry }, keyed(requestKey)))
}

/** Keepalive, so that it is sent even while the page closes. */
export function matchEntry(client: QueryClient, id: number, matches: Match[], requestKey: string) {
  const { match } = apiOf(client).admin.bank.entries[':id']
  const options = { ...keyed(requestKey), init: { keepalive: true } }
  return readJson(match.$post({ ...byId(id), json: matches }, options))
}

export function ignoreEntry(client: QueryClient, id: number, ignored: boolean) {
  const { ignore } = apiOf(client).admin.bank.entries[':id']
  return readJson(ignore.$post({ ...byId(id), json: { ignored } }))
}

export function markSame(client: QueryClient, id: number, entryId: number) {
  const { same } = apiOf(client).admin.bank.entries[':id']
  return readJson(same.$post({ ...byId(id), json: { entryId } }))
}

export function refuseMatch(client: QueryClient, id: number, bookingId: number) {
  const { refuse } = apiOf(client).admin.bank.entries[':id']
  return readJson(refuse.$post({ ...byId(id), json: { bookingId } }))
}

interface Reversal {
  entry: BankEntry
  payment: Payment
  reason: string
}

/** Records that the bank returned a payment. */
export function reversePayment(client: QueryClient, reversal: Reversal, requestKey: string) {
  const { entry, payment, reason } = reversal
  const { amount, entryAmount } = payment
  const isConverted = amount.currency !== entry.amount.currency
  const json = {
    amount: -amount.amount,
    method: 'other' as const,
    day: entry.day,
    reason,
    entryId: entry.id,
    ...(isConverted && { entryAmount: -entryAmount.amount, rateNote: reason }),
  }
  const { payments } = apiOf(client).admin.bookings[':id']
  return readJson(payments.$post({ ...byId(payment.bookingId), json }, keyed(requestKey)))
}
