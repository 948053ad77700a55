import type { DayOrder } from '../../../../../worker/contracts/bookings/bank-days'
import { headerOf } from '../../../../../worker/contracts/bookings/bank-layouts'
import type { StatementLayout } from '../../../../../worker/contracts/bookings/statement-types'
import type { Currency } from '../../../../../worker/contracts/currencies'
import type { StatementFile } from './read-statement'
import type { NamedColumns } from './use-statement'

export const COLUMNS = ['day', 'in', 'out', 'text', 'balance'] as const
export type Column = (typeof COLUMNS)[number]

/** A file's layout, as the select boxes hold it. */
export interface ColumnChoice
  /** Column indices; empty for none. */
  extends Record<Column, string> {
  /** Signed: one column holds incoming amounts and, below zero, outgoing ones. */
  amounts: 'two' | 'signed'
  currency: Currency
  /** Empty if the file decides it. */
  dayOrder: DayOrder | ''
}

/** As the columns are read now; nothing is chosen for a file of an unknown bank. */
export function columnChoiceOf(layout: StatementLayout | null): ColumnChoice {
  const { day, amount, in: incoming, out, text, balance } = layout?.columns ?? { text: [] }
  const shown = (index?: number) => (index === undefined ? '' : String(index))
  return {
    day: shown(day),
    in: shown(amount ?? incoming),
    out: shown(out),
    text: shown(text[0]),
    balance: shown(balance),
    amounts: amount === undefined ? 'two' : 'signed',
    currency: layout?.currency ?? 'CAD',
    dayOrder: '',
  }
}

/** Only the day and the incoming amount are required. */
export function missingColumns(choice: ColumnChoice): Partial<Record<Column, 'missing'>> {
  return {
    ...(choice.day === '' && { day: 'missing' }),
    ...(choice.in === '' && { in: 'missing' }),
  }
}

/** The choice as it is saved for such files. No required column may be missing. */
export function namedColumnsOf(choice: ColumnChoice): NamedColumns {
  const isSigned = choice.amounts === 'signed'
  const read = (column: Column) => (choice[column] === '' ? undefined : Number(choice[column]))
  const [incoming, out, text, balance] = [read('in'), read('out'), read('text'), read('balance')]
  return {
    columns: {
      day: read('day') ?? 0,
      text: text === undefined ? [] : [text],
      ...(incoming !== undefined && (isSigned ? { amount: incoming } : { in: incoming })),
      ...(out !== undefined && !isSigned && { out }),
      ...(balance !== undefined && { balance }),
    },
    currency: choice.currency,
    dayOrder: choice.dayOrder === '' ? null : choice.dayOrder,
  }
}

/** Column names from the header; numbers if there is none. */
export function columnNames({ rows }: StatementFile): string[] {
  const header = headerOf(rows)
  const width = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, index) => header?.[index] || String(index + 1))
}
