import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '../../../worker/contracts/currencies'
import { addDays, isCalendarDay } from '../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { useChecked } from '../ui/use-checked'
import { useWrite } from '../ui/use-write'
import { addEntry, type NewBankEntry } from './bank.api'
import { readTyped } from './typed-money'

export type EntryForm = ReturnType<typeof useEntryForm>

/** The form of a typed entry: its values, faults and submission. */
export function useEntryForm(onClose: () => void) {
  const { t } = useTranslation('desk-bank')
  const [typed, setTyped] = useState(emptyEntry)
  const { isChecked, passes } = useChecked()
  const write = useWrite({ call: addEntry, done: () => t('add.done'), onDone: onClose })
  const set = (part: Partial<TypedEntry>) => setTyped({ ...typed, ...part })
  return { typed, set, errorOf, submit, write }

  function errorOf(name: keyof TypedEntry): string | undefined {
    const fault = faultsOfEntry(typed).find((each) => each === name)
    return isChecked && fault ? t(`fault.${fault}`) : undefined
  }

  function submit(): void {
    const entry = toNewEntry(typed)
    if (passes(entry !== null) && entry && !write.isPending) write.mutate(entry)
  }
}

/** An entry as an admin types it: empty, and dated today (YYYY-MM-DD). */
function emptyEntry() {
  const day = calgaryDay(Date.now())
  return { account: '', currency: 'CAD' as Currency, amount: '', day, payer: '', memo: '' }
}

type TypedEntry = ReturnType<typeof emptyEntry>

function faultsOfEntry({ account, amount, currency, day }: TypedEntry) {
  // Korea is a day ahead.
  const isDay = isCalendarDay(day) && day <= addDays(calgaryDay(Date.now()), 1)
  return [
    ...(account.trim() === '' ? (['account'] as const) : []),
    ...(readTyped(amount, currency) === null ? (['amount'] as const) : []),
    ...(isDay ? [] : (['day'] as const)),
  ]
}

/** The request; null while a field is invalid. */
function toNewEntry(typed: TypedEntry): NewBankEntry | null {
  if (faultsOfEntry(typed).length > 0) return null
  const amount = readTyped(typed.amount, typed.currency) ?? 0
  return { ...typed, amount, payer: typed.payer.trim() || null }
}
