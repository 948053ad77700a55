import { useState } from 'react'
import { STATEMENT_ROWS_MAX } from '../../../../worker/contracts/bank/new-import'
import { useChecked } from '../../ui/use-checked'
import type { ReadStatement } from './use-statement'
import { type Import, ACCOUNT_NAMES } from './use-import'

export type PreviewForm = ReturnType<typeof usePreviewForm>

/** The account of a file, and whether a balance that does not follow is accepted. */
export function usePreviewForm(
  { statement: { saved }, sending }: Import,
  { layout, statement: { entries, faults, balanceBreaksAt } }: ReadStatement,
  accounts: readonly string[],
) {
  const known = saved?.account ?? ACCOUNT_NAMES[layout.bank] ?? accounts[0]
  const [account, setAccount] = useState(known ?? '')
  const [isAccepted, setAccepted] = useState(false)
  const { isChecked, passes } = useChecked()
  const isUnnamed = account.trim() === ''
  const canSend = faults.length === 0 && entries.length > 0 && entries.length <= STATEMENT_ROWS_MAX
  const sent = { balanceBreaksAt, count: entries.length, isPending: sending.isPending }
  const typed = { account, setAccount, isUnnamed, isAccepted, setAccepted, isChecked }
  return { ...sent, ...typed, canSend, submit }

  function submit(): void {
    const isConsistent = balanceBreaksAt === null || isAccepted
    if (passes(!isUnnamed && isConsistent) && canSend && !sending.isPending) sending.mutate(account)
  }
}
