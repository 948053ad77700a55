export type CsvValue = string | number | boolean | null

/** Spreadsheets take these for the beginning of a formula, even in full width. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** Spreadsheets take these texts for numbers: their leading zeros or the digits after the fifteenth are lost. */
const NUMBER_LIKE = /^(?:0\d+(?:[.,]\d+)?|\d+E\d+|\d{16,})$/i
/** The semicolon separates cells where the comma is the decimal sign. */
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/
/** Tells Excel that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

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
