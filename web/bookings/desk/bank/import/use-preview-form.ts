import { z } from 'zod'
import {
  STATEMENT_ROWS_MAX,
  type BankAccount,
} from '../../../../../worker/contracts/bookings/bank-imports'
import type { Statement } from '../../../../../worker/contracts/bookings/statement-types'
import type { Currency } from '../../../../../worker/contracts/currencies'
import { useDeskForm } from '../../../../desk/ui/desk-form'
import { type Import, ACCOUNT_NAMES } from './use-import'
import type { ReadStatement } from './use-statement'

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
  importing: Import,
  read: ReadStatement,
  accounts: readonly BankAccount[],
) {
  const { saved } = importing.statement
  const { layout, statement } = read
  const { entries, faults, asked } = statement
  const checks = checksOf(statement)
  const usedFor = (wanted: Currency) => accounts.find(({ currency }) => currency === wanted)?.name
  const form = useDeskForm({
    schema: previewOf(checks).transform(({ account }) => importing.wantedOf(account, read)),
    start: {
      account: saved?.account ?? ACCOUNT_NAMES[layout.bank] ?? usedFor(layout.currency) ?? '',
      balance: false,
      unsigned: false,
    },
    call: importing.send,
    onDone: importing.setReceipt,
  })
  const isReadable = faults.length === 0 && asked.length === 0
  const canSend = isReadable && entries.length > 0 && entries.length <= STATEMENT_ROWS_MAX
  const submit = form.check((wanted) => canSend && form.send(wanted))
  return { ...form, submit, canSend, checks, count: entries.length }
}

/** The fields as typed; the checks have to be accepted. */
function previewOf(checks: readonly Check[]) {
  const acceptedIf = (about: Check['about']) =>
    checks.some((check) => check.about === about) ? z.boolean().refine(Boolean) : z.boolean()
  return z.object({
    account: z.string().refine((typed) => typed.trim() !== ''),
    balance: acceptedIf('balance'),
    unsigned: acceptedIf('unsigned'),
  })
}
