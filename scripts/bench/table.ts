import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tools.ts'

/** One measured value. `isKept` is null when it has no budget of its own. */
export interface Row {
  what: string
  budget: string
  measured: string
  isKept: boolean | null
}

const DOCUMENT = join(ROOT, 'docs/performance.md')

export function printTable(part: string, rows: Row[], note: string): void {
  console.log(`\n${part}: ${note}`)
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length))
  const widths = [
    width(({ what }) => what),
    width(({ budget }) => budget),
    width(({ measured }) => measured),
  ] as const
  for (const row of rows)
    console.log(
      [
        row.what.padEnd(widths[0]),
        row.budget.padEnd(widths[1]),
        row.measured.padEnd(widths[2]),
        verdict(row),
      ].join('  '),
    )
}

/** Replaces a part's table between its markers in the document. @throws Error when the markers are missing */
export function writeTable(part: string, rows: Row[], note: string): void {
  const text = readFileSync(DOCUMENT, 'utf8')
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`]
  const from = text.indexOf(open)
  const to = text.indexOf(close)
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no ${open} … ${close}`)
  writeFileSync(
    DOCUMENT,
    `${text.slice(0, from + open.length)}\n\n${markdown(rows)}\n\n${note}\n\n${text.slice(to)}`,
  )
}

function markdown(rows: Row[]): string {
  const lines = rows.map((row) => [row.what, row.budget, row.measured, verdict(row)])
  const table = [['what', 'budget', 'measured', 'verdict'], ...lines]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  )
  const write = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = table
  return [
    write(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...body.map(write),
  ].join('\n')
}

function verdict({ isKept }: Row): string {
  if (isKept === null) return '–'
  return isKept ? 'kept' : 'MISSED'
}
