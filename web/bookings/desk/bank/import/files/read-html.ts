import { looksLikeDay } from '../../../../../../worker/contracts/bookings/bank-days'

/** Rows of the tables of an HTML document, which some banks name `.xls`. */
export function readHtml(html: string): string[][] {
  const rows: string[][] = []
  let row: string[] | null = null
  let cell: string | null = null
  let span = { columns: 1, rows: 1 }
  const below = new Map<number, Below>()
  const endCell = () => {
    if (row !== null && cell !== null) {
      fillFromAbove(row, below)
      const text = plainText(cell)
      for (let at = 0; at < span.columns; at += 1) {
        if (span.rows > 1)
          below.set(row.length, { rows: span.rows - 1, text: at === 0 ? text : '' })
        row.push(at === 0 ? text : '')
      }
    }
    cell = null
  }
  const endRow = () => {
    endCell()
    if (row) {
      fillFromAbove(row, below)
      rows.push(row)
    }
    row = null
  }
  for (const [, close, name = '', attributes = '', text = ''] of withoutCode(html).matchAll(
    TOKEN,
  )) {
    const tag = name.toLowerCase()
    if (tag === 'tr') {
      endRow()
      if (!close) row = []
    } else if (tag === 'table') {
      // A cell that holds a table is a frame around it.
      if (!close && plainText(cell ?? '') === '' && !row?.some(Boolean)) row = cell = null
      endRow()
      below.clear()
    } else if (tag === 'td' || tag === 'th') {
      endCell()
      if (!close) {
        row ??= []
        cell = ''
        span = { columns: spanOf(attributes, 'colspan'), rows: spanOf(attributes, 'rowspan') }
      }
    } else if (tag === 'br' && cell !== null) cell += ' '
    if (cell !== null) cell += text
  }
  endRow()
  return rows
}

interface Below {
  /** Rows that the cell reaches into from here. */
  rows: number
  text: string
}

/** A cell that reaches into further rows keeps its place there. Of its texts only a day counts again, never money. */
function fillFromAbove(row: string[], below: Map<number, Below>): void {
  for (let from = below.get(row.length); from; from = below.get(row.length)) {
    if (from.rows === 1) below.delete(row.length)
    else below.set(row.length, { ...from, rows: from.rows - 1 })
    row.push(looksLikeDay(from.text) ? from.text : '')
  }
}

function spanOf(attributes: string, name: 'colspan' | 'rowspan'): number {
  const found = new RegExp(`${name}\\s*=\\s*["']?(\\d{1,3})`, 'i').exec(attributes)
  return Math.min(Number(found?.[1] ?? 1) || 1, 200)
}

/** A tag and the text up to the next one. */
const TOKEN = /<(\/?)([a-z][\w:]*)([^>]*)>([^<]*)/gi

function withoutCode(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/=\s*(?:"[^"<]*"|'[^'<]*')/g, (value) => value.replaceAll('>', ''))
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function plainText(text: string): string {
  return text
    .replace(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, code?: string, name?: string) => {
        if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
        const point = hex === undefined ? Number(code) : parseInt(hex, 16)
        return point <= 0x10ffff ? String.fromCodePoint(point) : ''
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
}
