import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Bank } from '../../../../../worker/contracts/bookings/known-banks'
import type { BankMapping } from '../../../../../worker/contracts/bookings/bank-mappings'
import { useRequestKey } from '../../../../platform/api/use-request-key'
import { refetchDesk } from '../../../../desk/ui/refetch-desk'
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
    const { read, named, said } = statement
    if (!read) throw new Error('no file is read')
    const wanted = await toImport(read.file, read.layout, read.statement, { account, said })
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
export const ACCOUNT_NAMES: Partial<Record<Bank, string>> = {
  rbc: 'RBC',
  td: 'TD',
  scotiabank: 'Scotiabank',
  bmo: 'BMO',
  cibc: 'CIBC',
  atb: 'ATB',
  eq: 'EQ',
  simplii: 'Simplii',
  tangerine: 'Tangerine',
  desjardins: 'Desjardins',
  nationalbank: 'National Bank',
  wise: 'Wise',
  kb: 'KB',
  hana: 'Hana',
  shinhan: 'Shinhan',
  woori: 'Woori',
  nonghyup: 'NH',
  ibk: 'IBK',
  kbank: 'K bank',
  kakao: 'Kakao',
  toss: 'Toss',
}
