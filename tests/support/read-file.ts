import {
  isFileFault,
  openStatement,
  readWith,
} from '../../web/bookings/desk/bank/import/read-statement'
import type { WordMeanings } from '../../worker/contracts/bookings/statement-directions'

/** A file as the desk opens it: text as UTF-8, or the bytes themselves. */
export function aFile(content: string | Uint8Array<ArrayBuffer>, name = 'statement.csv'): File {
  return new File([content], name)
}

/** A file as the import screen reads it; null where an admin has to name the columns or the order of the days. */
export async function readFile(file: File, said: WordMeanings = {}) {
  const opened = await openStatement(file)
  if (isFileFault(opened)) throw new Error(`not opened: ${opened.fault} ${opened.row ?? ''}`)
  const { layout, rows } = opened
  if (!layout?.dayOrder) return null
  const known = { ...layout, dayOrder: layout.dayOrder }
  return { ...readWith(opened, known, said), layout: known, rows }
}

/** The statement of lines of text. */
export async function readLines(lines: readonly string[], said: WordMeanings = {}) {
  const read = await readFile(aFile(lines.join('\n')), said)
  if (!read) throw new Error('an admin has to name the columns or the order of the days')
  return read
}
