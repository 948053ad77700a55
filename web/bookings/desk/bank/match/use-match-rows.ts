import { useState } from 'react'
import { MATCHES_MAX } from '../../../../../worker/contracts/bookings/bank-matches'
import type { BankEntry } from '../bank.api'
import { toRow, type ChosenBooking, type MatchRow } from './match-rows'

export function useMatchRows(entry: BankEntry) {
  const [rows, setRows] = useState(() => namedRows(entry))
  return { rows, change, remove, add }

  function change(row: MatchRow, part: Partial<MatchRow>): void {
    setRows(rows.map((each) => (each.id === row.id ? { ...each, ...part } : each)))
  }

  function remove(row: MatchRow): void {
    setRows(rows.filter(({ id }) => id !== row.id))
  }

  function add(booking: ChosenBooking): void {
    setRows((all) => [...all, toRow(entry, booking, all)])
  }
}

/** The bookings named in the entry's text, if it names several. */
function namedRows(entry: BankEntry): MatchRow[] {
  if (!entry.namesSeveral) return []
  return entry.proposals
    .filter(({ reasons }) => reasons.includes('referenceExact'))
    .slice(0, MATCHES_MAX)
    .reduce<MatchRow[]>((rows, { booking }) => [...rows, toRow(entry, booking, rows)], [])
}
