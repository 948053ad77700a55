import type { QueryClient } from '@tanstack/react-query'
import { CURRENCIES } from '../../../../../worker/contracts/currencies'
import { saveFile } from '../../../../platform/save-file'
import { readLedger, readSales } from '../money-figures.api'
import type { MoneyPeriod } from '../money-period'
import { bankRows } from './bank-rows'
import type { BookNames } from './import-cells'
import { quickBooksBank, quickBooksInvoices } from './quickbooks'
import { ledgerFile, salesFile } from './table-files'
import { xeroBank, xeroInvoices } from './xero'

export const ACCOUNTANT_FILES = [
  'ledger',
  'sales',
  'quickBooksBank',
  'quickBooksInvoices',
  'xeroBank',
  'xeroInvoices',
] as const
export type AccountantFile = (typeof ACCOUNTANT_FILES)[number]

export interface WantedFile extends BookNames {
  file: AccountantFile
}

interface Made {
  name: string
  content: string
}

/** Saves what an admin wants for some days; an import with more rows than the program takes becomes several files. */
export async function saveAccountantFile(
  client: QueryClient,
  wanted: WantedFile,
  period: MoneyPeriod,
): Promise<{ files: number }> {
  const made = await makeFiles(client, wanted, period)
  const days = `${period.from}-${period.to}`
  for (const { name, content } of made)
    saveFile(new Blob([content], { type: 'text/csv' }), `moraine-${name}-${days}.csv`)
  return { files: made.length }
}

async function makeFiles(
  client: QueryClient,
  { file, ...names }: WantedFile,
  period: MoneyPeriod,
): Promise<Made[]> {
  const ledger = () => readLedger(client, period)
  const sales = () => readSales(client, period)
  switch (file) {
    case 'ledger':
      return [{ name: 'ledger', content: ledgerFile(await ledger()) }]
    case 'sales':
      return [{ name: 'sales', content: salesFile(await sales()) }]
    case 'quickBooksInvoices':
      return numbered('quickbooks-invoices', quickBooksInvoices(await sales(), names))
    case 'xeroInvoices':
      return numbered('xero-invoices', xeroInvoices(await sales(), names))
    case 'quickBooksBank':
    case 'xeroBank': {
      const rows = bankRows(await ledger())
      const [program, toParts] =
        file === 'xeroBank'
          ? (['xero', xeroBank] as const)
          : (['quickbooks', quickBooksBank] as const)
      return CURRENCIES.flatMap((currency) => {
        const own = rows.filter((row) => row.currency === currency)
        return numbered(`${program}-bank-${currency}`, toParts(own, names.dates))
      })
    }
  }
}

function numbered(name: string, parts: readonly string[]): Made[] {
  return parts.map((content, index) => ({
    name: parts.length === 1 ? name : `${name}-${index + 1}`,
    content,
  }))
}
