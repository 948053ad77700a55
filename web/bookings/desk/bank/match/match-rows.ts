import type { BankBooking } from '../../../../../worker/contracts/bookings/bank-entries'
import type { Money } from '../../../../../worker/contracts/bookings/guest-money'
import { parseSum } from '../../../../../worker/contracts/written-amounts'
import { plainAmount } from '../../../../ui/quote/quote-text'
import { numberOf } from '../../booking.rules'
import type { BankEntry, Match } from '../bank.api'
import type { NamedPart } from './held-matches'

/** A booking chosen for an entry, with the amounts as typed. */
export interface MatchRow {
  id: number
  version: number
  number: string
  /** With the number. */
  name: string
  due: Money
  /** In the booking's currency. */
  amount: string
  /** In the entry's currency, if that differs. */
  entryAmount: string
  rateNote: string
}

export type ChosenBooking = Pick<
  BankBooking,
  'id' | 'pid' | 'version' | 'name' | 'reference' | 'due'
>

/** A row for a booking: the amount due, or the rest of the entry. */
export function toRow(entry: BankEntry, booking: ChosenBooking, rows: readonly MatchRow[]) {
  const { id, version, name, due } = booking
  const { currency } = entry.left
  const left = Math.max(0, entry.left.amount - usedBy(entry, rows))
  const isSame = due.currency === currency
  const amount = isSame && (due.amount === 0 || due.amount > left) ? left : due.amount
  const written = numberOf(booking)
  return {
    id,
    version,
    number: written,
    name: name === null ? written : `${name} · ${written}`,
    due,
    amount: amount > 0 ? plainAmount({ currency: due.currency, amount }) : '',
    entryAmount: isSame || left === 0 ? '' : plainAmount({ currency, amount: left }),
    rateNote: '',
  }
}

/** The part of the entry that the readable rows use. */
export function usedBy(entry: BankEntry, rows: readonly MatchRow[]): number {
  return rows.reduce((sum, row) => sum + (ofEntry(entry, row) ?? 0), 0)
}

/** Whether the booking's currency differs from the entry's. */
export function isConverted({ left }: BankEntry, { due }: MatchRow): boolean {
  return due.currency !== left.currency
}

export function faultsOf(entry: BankEntry, row: MatchRow) {
  const isOther = isConverted(entry, row)
  const amount = parseSum(row.amount, row.due.currency) === null
  const entryAmount = isOther && ofEntry(entry, row) === null
  const rateNote = isOther && row.rateNote.trim() === ''
  return faultyOf({ amount, entryAmount, rateNote })
}

/** The request; null while a row cannot be read or the rows exceed the entry. */
export function toMatches(entry: BankEntry, rows: readonly MatchRow[]): Match[] | null {
  if (rows.length === 0 || usedBy(entry, rows) > entry.left.amount) return null
  if (rows.some((row) => faultsOf(entry, row).length > 0)) return null
  return rows.map((row) => ({
    bookingId: row.id,
    version: row.version,
    amount: parseSum(row.amount, row.due.currency) ?? 0,
    ...(isConverted(entry, row) && {
      entryAmount: ofEntry(entry, row) ?? 0,
      rateNote: row.rateNote.trim(),
    }),
  }))
}

function ofEntry(entry: BankEntry, row: MatchRow): number | null {
  const typed = isConverted(entry, row) ? row.entryAmount : row.amount
  return parseSum(typed, entry.left.currency)
}

/** The rows' bookings and amounts, as messages name them. */
export function namedParts(rows: readonly MatchRow[]): NamedPart[] {
  return rows.map(({ number, due: { currency }, amount }) => ({
    number,
    amount: { currency, amount: parseSum(amount, currency) ?? 0 },
  }))
}

/** The names of the faulty fields. */
function faultyOf<Name extends string>(faults: Record<Name, boolean>): Name[] {
  return (Object.keys(faults) as Name[]).filter((name) => faults[name])
}
