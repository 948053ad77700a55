import { useRef, useState } from 'react'
import { MATCHES_MAX } from '../../../../../worker/contracts/bookings/bank-entries'
import { useChecked } from '../../../../desk/editor/use-checked'
import type { BankEntry } from '../bank.api'
import {
  namedParts,
  toMatches,
  usedBy,
  toRow,
  type ChosenBooking,
  type MatchRow,
} from './match-rows'
import { useMatch } from './use-match'

export type MatchForm = ReturnType<typeof useMatchForm>

/** The bookings that an admin chooses for an entry, with the amounts as they are typed. */
export function useMatchForm(entry: BankEntry, onClose: () => void) {
  const match = useMatch(entry.id)
  const { rows, ...changes } = useMatchRows(entry)
  const { isChecked, passes } = useChecked()
  const search = useRef<HTMLInputElement>(null)
  const used = usedBy(entry, rows)
  const isTooMuch = used > entry.left.amount
  return { entry, rows, used, isTooMuch, isChecked, search, ...changes, submit }

  function submit(): void {
    const matches = toMatches(entry, rows)
    if (passes(matches !== null) && matches) {
      onClose()
      match(matches, namedParts(rows))
    } else if (rows.length === 0) search.current?.focus()
  }
}

function useMatchRows(entry: BankEntry) {
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
