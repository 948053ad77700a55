import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type {
  ImportReceipt,
  BankMapping,
} from '../../../../../worker/contracts/bookings/bank-imports'
import type { WordMeanings } from '../../../../../worker/contracts/bookings/statement-directions'
import type { Bank } from '../../../../../worker/contracts/bookings/statement-types'
import { foldName } from '../../../../../worker/contracts/bookings/statement-words'
import { importStatement, saveMapping } from '../bank.api'
import { toImport } from './read-statement'
import { useStatement, type ReadStatement } from './use-statement'

export type Import = ReturnType<typeof useImport>

/** Imports a statement's entries; what an admin said about its columns and words is kept with the account. */
export function useImport(mappings: readonly BankMapping[]) {
  const statement = useStatement(mappings)
  const [receipt, setReceipt] = useState<ImportReceipt | null>(null)
  return { statement, receipt, setReceipt, wantedOf, send }

  /** The request as the form knows it: the file, read with the admin's answers. */
  function wantedOf(account: string, read: ReadStatement): WantedImport {
    const { contentHash } = read.file
    return { account, contentHash, layout: read.layout, said: wordsIn(read, statement.words) }
  }

  async function send(client: QueryClient, { account, said }: WantedImport, key: string) {
    const { read } = statement
    if (!read) throw new Error('no file is read')
    const wanted = await toImport(read.file, read.layout, read.statement, { account, said })
    if (statement.isTaught) await saveMapping(client, mappingOf(read, wanted.account))
    return importStatement(client, wanted, key)
  }

  function mappingOf({ file, layout }: ReadStatement, account: string): BankMapping {
    const { words, named, saved } = statement
    const columns = named?.columns ?? saved?.columns ?? null
    const { currency, dayOrder } = layout
    return { account, headerHash: file.headerHash, currency, dayOrder, columns, words }
  }
}

export interface WantedImport extends Pick<ReadStatement, 'layout'> {
  account: string
  contentHash: string
  said: WordMeanings
}

/** The answers about words that this file has: others change nothing of what is imported. */
function wordsIn({ unanswered }: ReadStatement, words: WordMeanings): WordMeanings {
  const asked = new Set(unanswered.asked.map(({ word }) => foldName(word)))
  return Object.fromEntries(Object.entries(words).filter(([word]) => asked.has(word)))
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
