import {
  isFileFault,
  openStatement,
  readWith,
} from '../../web/bookings/desk/bank/import/read-statement'
import { aFile } from './read-file'

const USUAL_DAY = '2026-11-20'

/**
 * For each row of a file, in order: the amount of an entry, with its day if that is not November 20; the
 * reason for which it is skipped; its fault; or `asked`. `columns` or `order` if a person has to say them first.
 */
export async function outcomeOf(content: readonly string[] | File): Promise<string> {
  const file = content instanceof File ? content : aFile(content.join('\n'))
  const opened = await openStatement(file)
  if (isFileFault(opened)) return `fault ${opened.fault}`
  const { layout, rows } = opened
  if (!layout) return 'columns'
  if (!layout.dayOrder) return 'order'
  const read = readWith(opened, { ...layout, dayOrder: layout.dayOrder })
  const outcomes: (readonly [row: number, is: string])[] = [
    ...read.entries.map(({ row, amount, day }) => [row, withDay(amount, day)] as const),
    ...read.skipped.map(({ row, reason }) => [row, reason] as const),
    ...read.faults.map(({ row, code }) => [row, code] as const),
    ...read.asked.map(({ row }) => [row, 'asked'] as const),
  ]
  const of = (row: number) => outcomes.flatMap((it) => (it[0] === row ? [it[1]] : [])).join('+')
  return rows.map((_row, at) => of(at + 1) || 'lost').join(' ')
}

function withDay(amount: number, day: string): string {
  return day === USUAL_DAY ? String(amount) : `${amount}@${day}`
}

/** The files of a table: `what :: line ⏎ line :: outcome`. Some lines have names; `⇥` is a tab. */
export function casesOf(
  names: Readonly<Record<string, string>>,
  table: string,
): [what: string, lines: string[], outcome: string][] {
  const cases = table.trim().split('\n')
  return cases.map((text) => {
    const [what = '', lines = '', outcome = ''] = text.split(' :: ')
    const all = lines.split(' ⏎ ').map((line) => (names[line] ?? line).replaceAll('⇥', '\t'))
    return [what, all, outcome]
  })
}
