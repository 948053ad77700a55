import type { Currency } from '../../../../../worker/contracts/currencies'

/** Cells of files that another program imports. Decision 0091 has the formats and their sources. */

export const DATE_STYLES = ['dmy', 'mdy', 'ymd'] as const
export type DateStyle = (typeof DATE_STYLES)[number]

/** How the company's books name what an import refers to. */
export interface BookNames {
  dates: DateStyle
  /** The product of an invoice's line (QuickBooks). */
  item: string
  /** The code of the account of sales (Xero). */
  account: string
  /** Names of the rates of taxed and untaxed sales. */
  taxed: string
  untaxed: string
}

/** A day (YYYY-MM-DD) as the books are set to read it. */
export function importDay(day: string, style: DateStyle): string {
  const [y = '', m = '', d = ''] = day.split('-')
  if (style === 'ymd') return day
  return (style === 'dmy' ? [d, m, y] : [m, d, y]).join('/')
}

/** Plain digits with a point; an amount of zero is an empty cell. */
export function importAmount(amount: number, currency: Currency = 'CAD'): string {
  if (amount === 0) return ''
  return currency === 'KRW' ? String(amount) : (amount / 100).toFixed(2)
}

/** A text that no spreadsheet computes, in one line. */
export function importText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[=+\-@＝＋－＠\s]+/, '')
    .trim()
}

/** Letters, digits and spaces of ASCII: QuickBooks takes files in English without other signs. */
export function asciiText(text: string): string {
  const latin = text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  return latin
    .replaceAll(/[^A-Za-z0-9 .-]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[- .]+/, '')
    .trim()
}

/** A line without the mark of UTF-8 before it or an apostrophe in it, which would be imported as well. */
export function importLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${quoted.join(',')}\r\n`
}

/** Files of a title line and at most `most` groups of lines each; none without a group. */
export function inParts(
  titles: readonly string[],
  groups: readonly (readonly string[])[],
  most: { groups: number; bytes?: number },
): string[] {
  const head = importLine(titles)
  const parts: string[] = []
  let [part, count] = [head, 0]
  for (const group of groups) {
    const text = group.join('')
    const isFull =
      count === most.groups ||
      sizeOf(part) + sizeOf(text) > (most.bytes ?? Number.POSITIVE_INFINITY)
    if (isFull) {
      parts.push(part)
      ;[part, count] = [head, 0]
    }
    part += text
    count += 1
  }
  return count === 0 ? parts : [...parts, part]
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length
}
