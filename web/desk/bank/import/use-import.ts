import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BankMapping } from '../../../../worker/contracts/bank/bank-mappings'
import { useRequestKey } from '../../../platform/api/use-request-key'
import { refetchDesk } from '../../ui/refetch-desk'
import { importStatement, saveMapping } from '../bank.api'
import { toImport } from './read-statement'
import { useStatement, type NamedColumns, type ReadStatement } from './use-statement'

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
    if (named) await saveMapping(client, mappingOf(read, named, wanted.account))
    return importStatement(client, wanted, keyOf(wanted))
  }

  function open(file: File): void {
    sending.reset()
    void statement.open(file)
  }
}

function mappingOf(
  { file: { headerHash }, layout: { dayOrder } }: ReadStatement,
  named: NamedColumns,
  account: string,
): BankMapping {
  return { ...named, dayOrder, account, headerHash }
}
