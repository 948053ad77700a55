import { useState } from 'react'
import { STATEMENT_ROWS_MAX } from '../../../../worker/contracts/bank/new-import'
import type { Bank } from '../../../../worker/contracts/bank/bank-layouts'
import { useChecked } from '../../ui/use-checked'
import type { Import } from './use-import'
import type { ReadStatement } from './use-statement'

/** Suggested account names. Not translated: under another name the same rows would be imported again. */
const ACCOUNT_NAMES: Partial<Record<Bank, string>> = {
  rbc: 'RBC',
  td: 'TD',
  scotiabank: 'Scotiabank',
  bmo: 'BMO',
  cibc: 'CIBC',
  kb: 'KB',
  hana: 'Hana',
}

export type PreviewForm = ReturnType<typeof usePreviewForm>

/** The account of a file, and whether a balance that does not follow is accepted. */
export function usePreviewForm(
  { statement: { saved }, sending }: Import,
  { layout, statement: { entries, faults, balanceBreaksAt } }: ReadStatement,
  accounts: readonly string[],
) {
  const [account, setAccount] = useState(
    saved?.account ?? ACCOUNT_NAMES[layout.bank] ?? accounts[0] ?? '',
  )
  const [isAccepted, setAccepted] = useState(false)
  const { isChecked, passes } = useChecked()
  const isUnnamed = account.trim() === ''
  const isTooLong = entries.length > STATEMENT_ROWS_MAX
  const canSend = faults.length === 0 && entries.length > 0 && !isTooLong
  return { account, setAccount, isUnnamed, isAccepted, setAccepted, isChecked, canSend, submit }

  function submit(): void {
    const isConsistent = balanceBreaksAt === null || isAccepted
    if (passes(!isUnnamed && isConsistent) && canSend && !sending.isPending) sending.mutate(account)
  }
}
