import { addDays, isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { Currency } from '../../../worker/contracts/currencies'
import type { NewBankEntry } from './bank.api'
import { readTyped } from './typed-money'

/** A bank entry as an admin types it. */
export interface TypedEntry {
  account: string
  currency: Currency
  amount: string
  /** YYYY-MM-DD */
  day: string
  payer: string
  memo: string
}

export type EntryFault = 'account' | 'amount' | 'day'

/** An empty entry dated today. */
export function emptyEntry(): TypedEntry {
  const day = calgaryDay(Date.now())
  return { account: '', currency: 'CAD', amount: '', day, payer: '', memo: '' }
}

export function faultsOfEntry({ account, amount, currency, day }: TypedEntry): EntryFault[] {
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(calgaryDay(Date.now()), 1)
  return [
    ...(account.trim() === '' ? (['account'] as const) : []),
    ...(readTyped(amount, currency) === null ? (['amount'] as const) : []),
    ...(isDay ? [] : (['day'] as const)),
  ]
}

/** The request; null while a field is invalid. */
export function toNewEntry(typed: TypedEntry): NewBankEntry | null {
  if (faultsOfEntry(typed).length > 0) return null
  const { account, currency, day, payer, memo } = typed
  const amount = readTyped(typed.amount, currency) ?? 0
  return { account, currency, day, amount, payer: payer.trim() || null, memo }
}
