import type { CellValue, Workbook } from 'hucre'
import { looksLikeDay } from '../../../../../../worker/contracts/bookings/bank-days'
import { withSerialDays } from '../../../../../../worker/contracts/bookings/serial-days'
import type { Rows } from '../../../../../../worker/contracts/bookings/statement-types'
import { writtenCurrency } from '../../../../../../worker/contracts/written-amounts'

/** The rows of a spreadsheet, with the names of further sheets with a day. */
interface WorkbookTable {
  rows: string[][]
  otherSheets: string[]
}

/** Reads an XLSX, XLS or ODS file: the first sheet that is wanted, such as one with a day. `protected` if it needs a password. */
export async function readWorkbook(
  bytes: Uint8Array,
  kind: 'zip' | 'ods' | 'ole',
  isWanted = hasDay,
): Promise<WorkbookTable | 'protected' | 'damaged'> {
  const { readXls, readXlsx, EncryptedFileError } = await import('hucre')
  const tableOf = (workbook: Workbook) => firstTable(workbook, isWanted)
  const isLocked = (error: unknown) => error instanceof EncryptedFileError
  try {
    if (kind === 'ods') return tableOf(await readOds(bytes))
    if (kind === 'zip') return tableOf(await readXlsx(bytes, { readStyles: true }))
    if (hasEncryptedXls(bytes)) return 'protected'
    return tableOf(await readXls(bytes))
  } catch (error) {
    if (isLocked(error)) return 'protected'
    if (kind !== 'ole') return 'damaged'
    // A protected XLSX file is in the container of XLS files.
    return readXlsx(bytes).then(tableOf, (reason: unknown) =>
      isLocked(reason) ? ('protected' as const) : ('damaged' as const),
    )
  }
}

/** Loads the reader of ODS files, which loses the currencies of amounts: no statement is read by it. */
async function readOds(bytes: Uint8Array): Promise<Workbook> {
  const { readOds: read, streamOdsRows } = await import('hucre/ods')
  const workbook = await read(bytes)
  const streamed: CellValue[][][] = workbook.sheets.map(() => [])
  for await (const { sheetIndex = 0, values } of streamOdsRows(bytes))
    if (values.some(isFilled)) streamed[sheetIndex]?.push(values)
  const sheets = workbook.sheets.map((sheet, at) => {
    const rows = sheet.rows.filter((row) => row.some(isFilled))
    const all = streamed[at] ?? []
    // The reader passes over rows that are folded or repeat on each page; the stream has them, without the lines of cells.
    return { ...sheet, rows: (all.length > rows.length ? all : sheet.rows).map(withoutTail) }
  })
  return { ...workbook, sheets }
}

function withoutTail(row: readonly CellValue[]): CellValue[] {
  return row.slice(0, row.findLastIndex(isFilled) + 1)
}

function isFilled(cell: CellValue): boolean {
  return cell !== null && cell !== ''
}

/** The record of an XLS file's beginning, 20 bytes long; the one behind it tells that the file is encrypted. */
const BEGINNING = String.fromCharCode(0x09, 0x08, 0x10, 0, 0, 0x06, 0x05, 0)
const BEGINNING_BYTES = 20
const ENCRYPTED = 0x2f

function hasEncryptedXls(bytes: Uint8Array): boolean {
  const at = new TextDecoder('latin1').decode(bytes).indexOf(BEGINNING)
  return (
    at !== -1 && bytes[at + BEGINNING_BYTES] === ENCRYPTED && bytes[at + BEGINNING_BYTES + 1] === 0
  )
}

function firstTable(
  { sheets, dateSystem }: Workbook,
  isWanted: (rows: Rows) => boolean,
): WorkbookTable {
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(isFilled)))
  const tables = filled.map(({ name, hidden, veryHidden, ...sheet }) => ({
    name,
    isShown: !hidden && !veryHidden,
    rows: withSerialDays(textsOf(sheet), dateSystem === '1904' ? '1904-01-01' : undefined),
  }))
  const first = tables.find((table) => table.isShown && isWanted(table.rows)) ?? tables[0]
  const others = tables.filter((table) => table !== first && isWanted(table.rows))
  return { rows: first?.rows ?? [], otherSheets: others.map(({ name }) => name) }
}

function hasDay(rows: Rows): boolean {
  return rows.some((row) => row.some(looksLikeDay))
}

function textsOf({ rows, cells }: Pick<Workbook['sheets'][number], 'rows' | 'cells'>): string[][] {
  return rows.map((row, at) =>
    row.map((value, column) => textOf(value, cells?.get(`${at},${column}`)?.style?.numFmt)),
  )
}

/** A cell as text; a currency that its number format shows is written before the number. */
function textOf(value: CellValue, format = ''): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ')
  if (typeof value !== 'number') return String(value).trim()
  const digits = Number.isInteger(value) ? String(value) : String(Number(value.toFixed(4)))
  return `${markOf(format)}${digits}`
}

function markOf(format: string): string {
  const shown = [...format.matchAll(/"([^"]*)"|\[\$([^\]-]*)/g)].map(([, a, b]) => a ?? b ?? '')
  const mark = shown.find((text) => {
    const currency = writtenCurrency(text)
    return currency !== null && currency !== 'dollar'
  })
  return mark?.trim() ?? ''
}
