import { z } from 'zod'
import { CURRENCIES } from '../../../../worker/contracts/currencies'
import { addDays, isCalendarDay } from '../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { parseSum } from '../../../../worker/contracts/written-amounts'
import type { NewBankEntry } from './bank.api'

const typedEntry = z.object({
  account: z.string().refine((account) => account.trim() !== ''),
  currency: z.enum(CURRENCIES),
  amount: z.string(),
  /** YYYY-MM-DD. Korea is a day ahead. */
  day: z.string().refine((day) => isCalendarDay(day) && day <= addDays(calgaryDay(Date.now()), 1)),
  payer: z.string(),
  memo: z.string(),
})
export type TypedEntry = z.input<typeof typedEntry>

/** The request of an entry as an admin types it. */
export const newEntry = typedEntry
  .refine(({ amount, currency }) => parseSum(amount, currency) !== null, {
    path: ['amount'],
    // Beside the other faults.
    when: () => true,
  })
  .transform((typed): NewBankEntry => {
    const amount = parseSum(typed.amount, typed.currency) ?? 0
    return { ...typed, amount, payer: typed.payer.trim() || null }
  })

/** Dated today. */
export function emptyEntry(): TypedEntry {
  const day = calgaryDay(Date.now())
  return { account: '', currency: 'CAD', amount: '', day, payer: '', memo: '' }
}
