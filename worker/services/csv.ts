export type CsvValue = string | number | boolean | null

/** Spreadsheets take these for the beginning of a formula, even in full width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** Spreadsheets take these texts for numbers: their leading zeros or the digits after the fifteenth are lost. */
const NUMBER_LIKE = /^(?:0\d+(?:[.,]\d+)?|\d+E\d+|\d{16,})$/i
/** The semicolon separates cells where the comma is the decimal sign. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A line after RFC 4180, with its line end. A text that a spreadsheet would compute or
 * shorten gets an apostrophe. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCell).join(',')}\r\n`
}

/** A moment (UTC ms) in ISO form; empty for none. */
export function csvTime(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString()
}

function toCell(value: CsvValue): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = FORMULA.test(value) || NUMBER_LIKE.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Pages of a list, each read after the previous one was sent. */
export type CsvPages = (
  after: string | undefined,
) => Promise<{ rows: readonly (readonly CsvValue[])[]; next: string | null }>

/** A file of a title line and all rows. It breaks off at a page that cannot be read, so as not to look complete. */
export function csvStream(titles: readonly string[], read: CsvPages): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | null | undefined
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(titles)))
    },
    async pull(controller) {
      if (next === null) return controller.close()
      const page = await read(next)
      next = page.next
      if (page.rows.length > 0) controller.enqueue(encoder.encode(page.rows.map(csvLine).join('')))
      if (next === null) controller.close()
      return undefined
    },
  })
}
