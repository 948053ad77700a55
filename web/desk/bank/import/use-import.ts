import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bank } from '../../../../worker/contracts/bank/bank-layouts'
import type { BankMapping } from '../../../../worker/contracts/bank/bank-mappings'
import { STATEMENT_ROWS_MAX } from '../../../../worker/contracts/bank/new-import'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { refetchDesk } from '../../ui/refetch-desk'
import { useChecked } from '../../ui/use-checked'
import { importStatement, saveMapping } from '../bank.api'
import { toImport } from './read-statement'
import { useStatement, type ReadStatement } from './use-statement'

export type Import = ReturnType<typeof useImport>

/** Imports a statement's entries; newly named columns are saved with the account. */
export function useImport(mappings: readonly BankMapping[]) {
  const client = useQueryClient()
  const { keyOf } = useRequestKey()
  const statement = useStatement(mappings)
  const sending = useMutation({ mutationFn: send, onSuccess: () => refetchDesk(client) })
  return { statement, sending, open }

  async function send(account: string) {
    const { read, named } = statement
    if (!read) throw new Error('no file is read')
    const wanted = await toImport(read.file, read.layout, read.statement, account)
    if (named) await saveMapping(client, { ...named, ...foundBy(read, wanted.account) })
    return importStatement(client, wanted, keyOf(wanted))
  }

  function open(file: File): void {
    sending.reset()
    void statement.open(file)
  }
}

function foundBy({ file, layout }: ReadStatement, account: string) {
  return { account, dayOrder: layout.dayOrder, headerHash: file.headerHash }
}

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
