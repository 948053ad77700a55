import { formatReference } from '../../../../../worker/contracts/bookings/booking-reference'
import type { LedgerRow } from '../../../../../worker/contracts/bookings/money-figures'
import type { Currency } from '../../../../../worker/contracts/currencies'

/** Money that came into an account or left it. */
export interface BankRow {
  day: string
  /** In cents or whole won; negative for money that left. */
  amount: number
  currency: Currency
  payer: string
  /** The payment reference, or the booking number. */
  reference: string
  what: string
}

const WHAT: Record<string, string> = {
  receipt: 'Guest payment',
  refund: 'Refund to guest',
  reversal: 'Payment reversed',
}

/** The rows of the ledger that an account shows. Money that moved between bookings is not among them. */
export function bankRows(ledger: readonly LedgerRow[]): BankRow[] {
  return ledger
    .filter(({ kind }) => kind in WHAT)
    .map((row) => ({
      day: row.day,
      amount: row.entryAmount ?? row.amount,
      currency: row.entryCurrency ?? row.currency,
      payer: row.name ?? '',
      reference: row.reference === null ? row.pid : formatReference(row.reference),
      what: WHAT[row.kind] ?? '',
    }))
}
