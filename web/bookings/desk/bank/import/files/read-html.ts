/** Rows of the tables of an HTML document, which some banks name `.xls`. */
export function readHtml(html: string): string[][] {
  const rows: string[][] = []
  let row: string[] | null = null
  let cell: string | null = null
  const endCell = () => {
    if (cell !== null) row?.push(plainText(cell))
    cell = null
  }
  const endRow = () => {
    endCell()
    if (row) rows.push(row)
    row = null
  }
  for (const [, close, name = '', attributes = '', text = ''] of withoutCode(html).matchAll(
    TOKEN,
  )) {
    const tag = name.toLowerCase()
    if (tag === 'tr' || tag === 'table') {
      endRow()
      if (tag === 'tr' && !close) row = []
    } else if (tag === 'td' || tag === 'th') {
      endCell()
      if (!close) {
        row ??= []
        // A merged cell keeps its columns.
        const span = Number(/colspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? 1)
        cell = ''
        if (span > 1) row.push(...Array.from({ length: span - 1 }, () => ''))
      }
    } else if (tag === 'br' && cell !== null) cell += ' '
    if (cell !== null) cell += text
  }
  endRow()
  return rows
}

/** A tag and the text up to the next one. */
const TOKEN = /<(\/?)([a-z][\w:]*)([^>]*)>([^<]*)/gi

function withoutCode(html: string): string {
  return html.replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, '')
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
