import { useRef } from 'react'
import { useChecked } from '../../../../desk/editor/use-checked'
import type { BankEntry } from '../bank.api'
import { namedParts, toMatches, usedBy } from './match-rows'
import { useMatch } from './use-match'
import { useMatchRows } from './use-match-rows'

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
