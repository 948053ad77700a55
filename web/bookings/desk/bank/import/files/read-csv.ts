import { looksLikeDay } from '../../../../../../worker/contracts/bookings/bank-days'

/** Rows of a text file with commas, tabs, semicolons or bars between its cells. */
type TextTable = { rows: string[][] } | { brokenRow: number }

/**
 * Reads a text file. A quotation mark that does not enclose a cell is a mark of the text; if the rows do not fit
 * together without quotes either, `brokenRow` is the first of them. Cells `withLines` may hold lines with a day, which in
 * a statement are rows of their own.
 */
export async function readCsv(text: string, { withLines = false } = {}): Promise<TextTable> {
  const { default: papa } = await import('papaparse')
  // Re-saved files mix line ends; the parser would look for one only.
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
  const named = /^"?sep=(.)"?\n/i.exec(lines)
  const plain = named ? lines.slice(named[0].length) : lines
  const delimiter = named?.[1] ?? delimiterOf(plain)
  const parse = (quoteChar: string) => papa.parse(plain, { delimiter, newline: '\n', quoteChar })

  const quoted = parse('"')
  const swallowed = withLines ? null : swallowedRow(quoted.data, delimiter)
  const broken = quoted.errors[0]?.row ?? swallowed
  if (broken === null) return { rows: trimmed(quoted.data) }
  const bare = parse('\0').data
  const oddRow = firstOddRow(bare)
  return oddRow === null ? { rows: trimmed(bare) } : { brokenRow: broken + 1 }
}

function trimmed(rows: readonly string[][]): string[][] {
  return rows.map((row) =>
    row.map((cell) =>
      cell
        .trim()
        .replace(/^="(.*)"$/s, '$1')
        .trim(),
    ),
  )
}

/** The first row with a cell that holds a line with a day of its own: an open quote has taken it in. */
function swallowedRow(rows: readonly string[][], delimiter: string): number | null {
  const holdsRow = (cell: string) =>
    cell
      .split('\n')
      .slice(1)
      .some((line) => {
        const cells = line.split(delimiter)
        return cells.length > 1 && cells.some((each) => looksLikeDay(each.replaceAll('"', '')))
      })
  const at = rows.findIndex((row) => row.some(holdsRow))
  return at === -1 ? null : at
}

/** The first row with another number of cells than the one before; titles may be shorter. */
function firstOddRow(rows: readonly string[][]): number | null {
  const dated = rows.filter((row) => row.some(looksLikeDay))
  const width = dated[0]?.length
  const at = rows.findIndex((row) => row.some(looksLikeDay) && row.length !== width)
  return at === -1 ? null : at
}

const SEPARATORS = [',', '\t', ';', '|']

/** The separator that makes the most days stand alone in a cell; among equals the most frequent one, or a comma. */
function delimiterOf(text: string): string {
  const plain = text.replace(/"([^"]*)"/g, (_quoted, inner: string) =>
    inner.replace(/[,;|\s]+/g, ' '),
  )
  const lines = plain.split('\n')
  const candidates = SEPARATORS.map((separator) => ({
    separator,
    days: lines.filter((line) => hasDay(line, separator)).length,
    count: plain.split(separator).length,
  }))
  const [best] = candidates.toSorted((a, b) => b.days - a.days || b.count - a.count)
  return best?.separator ?? ','
}

function hasDay(line: string, separator: string): boolean {
  const others = SEPARATORS.filter((other) => other !== separator)
  return line.split(separator).some((cell) => {
    const isWhole = others.every(
      (other) =>
        !cell.includes(other) || (other === ',' && !looksLikeDay(cell.split(',')[0] ?? '')),
    )
    return isWhole && looksLikeDay(cell)
  })
}
