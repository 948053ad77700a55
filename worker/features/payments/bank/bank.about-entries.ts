import type { BankEntry } from '../../../contracts/bank/bank-entries'
import type { Currency } from '../../../contracts/currencies'
import type { BankEntryRow } from '../../../db/schema/payments'
import type { Candidate } from './bank.candidate-rows'

/** Everything that belongs to a list of entries, read in one round trip. */
export interface AboutEntries {
  payments: PaymentOfEntry[]
  refused: { entryId: number; bookingId: number }[]
  same: SameCandidate[]
  candidates: Candidate[]
}

export interface PaymentOfEntry {
  entryId: number
  id: number
  bookingId: number
  pid: string
  name: string | null
  kind: BankEntry['payments'][number]['kind']
  amount: number
  currency: Currency
  entryAmount: number
  at: number
}

export interface SameCandidate extends Pick<
  BankEntryRow,
  'id' | 'account' | 'source' | 'day' | 'payer' | 'memo' | 'spent' | 'amount' | 'currency'
> {
  entryId: number
}
