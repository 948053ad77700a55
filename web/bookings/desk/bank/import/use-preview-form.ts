import { useState } from 'react'
import type { Statement } from '../../../../../worker/contracts/bookings/statement-types'
import { STATEMENT_ROWS_MAX } from '../../../../../worker/contracts/bookings/new-import'
import { useChecked } from '../../../../desk/ui/use-checked'
import type { ReadStatement } from './use-statement'
import { type Import, ACCOUNT_NAMES } from './use-import'

export type PreviewForm = ReturnType<typeof usePreviewForm>

/** Something about a file that a person has to look at. */
export interface Check {
  about: 'balance' | 'unsigned'
  row?: number
}

function checksOf({ balanceBreaksAt, isUnsigned }: Statement): Check[] {
  const checks: Check[] = []
  if (balanceBreaksAt !== null) checks.push({ about: 'balance', row: balanceBreaksAt })
  if (isUnsigned) checks.push({ about: 'unsigned' })
  return checks
}

/** The account of a file, and the checks that a person has accepted. */
export function usePreviewForm(
  { statement: { saved }, sending }: Import,
  { layout, statement }: ReadStatement,
  accounts: readonly string[],
) {
  const known = saved?.account ?? ACCOUNT_NAMES[layout.bank] ?? accounts[0]
  const [account, setAccount] = useState(known ?? '')
  const [accepted, setAccepted] = useState<ReadonlySet<Check['about']>>(new Set())
  const { isChecked, passes } = useChecked()
  const { entries, faults, asked } = statement
  const checks = checksOf(statement)
  const isUnnamed = account.trim() === ''
  const isReadable = faults.length === 0 && asked.length === 0
  const canSend = isReadable && entries.length > 0 && entries.length <= STATEMENT_ROWS_MAX
  const sent = { checks, count: entries.length, isPending: sending.isPending }
  return { ...sent, account, setAccount, isUnnamed, accepted, accept, isChecked, canSend, submit }

  function accept(about: Check['about'], isOn: boolean): void {
    const others = [...accepted].filter((each) => each !== about)
    setAccepted(new Set(isOn ? [...others, about] : others))
  }

  function submit(): void {
    const isAccepted = checks.every(({ about }) => accepted.has(about))
    if (passes(!isUnnamed && isAccepted) && canSend && !sending.isPending) sending.mutate(account)
  }
}
