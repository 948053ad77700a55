import type { EntryList } from '../../../contracts/bank/bank-entries'
import { parseAmount } from '../../../contracts/bank/bank-amounts'
import { COUNT_MAX } from '../../../contracts/bookings/desk-bookings'

/** Adds a value to a statement and returns its placeholder. */
export type Bind = (value: string | number) => string

/** The SQL condition for each list's entries. */
export const IN_LIST: Record<EntryList, string> = {
  waiting: `status = 'new'`,
  matched: `status = 'matched'`,
  ignored: `status = 'ignored'`,
}

/** Finds parts of the payer and the text, and amounts in either currency. */
export function searchSql(q: string, bind: Bind): string {
  const part = bind(q.toLowerCase())
  const amounts = (['CAD', 'KRW'] as const).flatMap((currency) => {
    const amount = parseAmount(q, currency)
    return amount === null ? [] : [`currency = '${currency}' AND amount = ${bind(amount)}`]
  })
  const texts = ['payer', 'memo'].map((column) => `instr(lower(${column}), ${part}) > 0`)
  return `(${[...texts, ...amounts].join(' OR ')})`
}

const countOf = (list: EntryList) =>
  `(SELECT count(*) FROM (SELECT 1 FROM bank_entries WHERE ${IN_LIST[list]} LIMIT ${COUNT_MAX})) AS ${list}`

/** How many entries are in each list. */
export const COUNTS = `SELECT ${countOf('waiting')}, ${countOf('matched')}, ${countOf('ignored')}`
