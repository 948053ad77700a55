/** One measured value. `isKept` is null when it has no budget of its own. */
export interface Row {
  what: string
  budget: string
  measured: string
  isKept: boolean | null
}

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

function verdict({ isKept }: Row): string {
  if (isKept === null) return '–'
  return isKept ? 'kept' : 'MISSED'
}
