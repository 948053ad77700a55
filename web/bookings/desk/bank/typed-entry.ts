import type { Currency } from '../../../../worker/contracts/currencies'
import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import type { NewBankEntry } from './bank.api'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import { faultyOf } from './typed-money'

/** An entry as an admin types it: empty, and dated today (YYYY-MM-DD). */
export function emptyEntry() {
  const day = calgaryDay(Date.now())
  return { account: '', currency: 'CAD' as Currency, amount: '', day, payer: '', memo: '' }
}

export type TypedEntry = ReturnType<typeof emptyEntry>

export function faultsOfEntry({ account, amount, currency, day }: TypedEntry) {
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(calgaryDay(Date.now()), 1)
  const isAmount = parseSum(amount, currency) !== null
  return faultyOf({ account: account.trim() === '', amount: !isAmount, day: !isDay })
}

/** The request; null while a field is invalid. */
export function toNewEntry(typed: TypedEntry): NewBankEntry | null {
  if (faultsOfEntry(typed).length > 0) return null
  const amount = parseSum(typed.amount, typed.currency) ?? 0
  return { ...typed, amount, payer: typed.payer.trim() || null }
}
