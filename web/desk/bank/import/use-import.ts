import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BankMapping } from '../../../../worker/contracts/bank-mappings'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { refetchDesk } from '../../ui/refetch-desk'
import { importStatement, saveMapping } from '../bank.api'
import { toImport } from './read-statement'
import { useStatement } from './use-statement'

export type Import = ReturnType<typeof useImport>

/** A statement with its way to the bank's entries; the columns that were named are kept for the account. */
export function useImport(mappings: readonly BankMapping[]) {
  const client = useQueryClient()
  const { keyOf } = useRequestKey()
  const statement = useStatement(mappings)
  const sending = useMutation({ mutationFn: send, onSuccess: () => refetchDesk(client) })
  return { statement, sending, open }

  async function send(account: string) {
    const { read, named } = statement
    if (!read) throw new Error('no file is read')
    const { file, layout } = read
    const wanted = await toImport(file, layout, read.statement, account)
    const { dayOrder } = layout
    const { headerHash } = file
    if (named)
      await saveMapping(client, { ...named, dayOrder, account: wanted.account, headerHash })
    return importStatement(client, wanted, keyOf(wanted))
  }

  function open(file: File): void {
    sending.reset()
    void statement.open(file)
  }
}
