import { addDays } from '../dates/calendar'
import { columnRole } from './statement-words'
import type { Rows } from './statement-types'

/** Days that a spreadsheet wrote as numbers of days. */

/** The day with the number 0 in most spreadsheets. */
const ZERO = '1899-12-30'

/** The rows with such numbers as days, in columns below the name of a day that have nothing else. */
export function withSerialDays(rows: Rows, zero = ZERO): string[][] {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    isSerialColumn(rows.map((row) => row[index] ?? '')),
  )
  if (columns.length === 0) return rows.map((row) => [...row])
  return rows.map((row) => row.map((cell, at) => (columns.includes(at) ? dayOf(cell, zero) : cell)))
}

function isSerialColumn(cells: readonly string[]): boolean {
  const below = cells.slice(cells.findIndex((cell) => columnRole(cell).role === 'day') + 1)
  const filled = below.filter((cell) => cell !== '')
  return below.length < cells.length && filled.length > 0 && filled.every((cell) => isSerial(cell))
}

/** A day of this century; the part of the day is behind the point. */
function isSerial(cell: string): boolean {
  return (
    /^\d{5}(?:[.,]\d+)?$/.test(cell) && parseInt(cell, 10) >= 36_526 && parseInt(cell, 10) < 73_051
  )
}

function dayOf(cell: string, zero: string): string {
  return isSerial(cell) ? addDays(zero, parseInt(cell, 10)) : cell
}
