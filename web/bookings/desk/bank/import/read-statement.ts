import {
  ACCOUNT_MAX,
  MEMO_MAX,
  PAYER_MAX,
} from '../../../../../worker/contracts/bookings/bank-entries'
import {
  FILE_NAME_MAX,
  STATEMENT_ROWS_MAX,
  type NewImport,
} from '../../../../../worker/contracts/bookings/bank-imports'
import { detectLayout, layoutKey } from '../../../../../worker/contracts/bookings/bank-layouts'
import { readStatement } from '../../../../../worker/contracts/bookings/bank-statements'
import { withSerialDays } from '../../../../../worker/contracts/bookings/serial-days'
import type { WordMeanings } from '../../../../../worker/contracts/bookings/statement-directions'
import type {
  KnownOrder,
  Rows,
  StatementLayout,
  Statement,
  StatementEntry,
} from '../../../../../worker/contracts/bookings/statement-types'
import { addDays } from '../../../../../worker/contracts/dates/calendar'
import { calgaryDay } from '../../../../../worker/contracts/dates/calgary-clock'
import { decodeText } from './files/decode-text'
import { fileKind, textKind } from './files/file-kind'
import { readCsv } from './files/read-csv'

/** A statement file opened in this browser. */
export interface StatementFile {
  name: string
  rows: Rows
  /** Names of further sheets of a spreadsheet, which are not read. */
  otherSheets: readonly string[]
  /** Null when an admin has to name the columns. */
  layout: StatementLayout | null
  /** Hash of the column names, by which a saved layout is found. */
  headerHash: string
  contentHash: string
}

/** A file that cannot be read, with the row where it matters. */
export interface FileFault {
  fault: TableFault | 'empty' | 'large'
  row?: number
}

export function isFileFault(opened: StatementFile | FileFault): opened is FileFault {
  return 'fault' in opened
}

const BYTES_MAX = 10 * 1024 * 1024

/** The newest day that a bank can have reported: Korea is a day ahead. */
export function latestDay(): string {
  return addDays(calgaryDay(Date.now()), 1)
}

/** Reads a file's rows and recognises its bank. Loads the parser of its format. */
export async function openStatement(file: File): Promise<StatementFile | FileFault> {
  if (file.size > BYTES_MAX) return { fault: 'large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const table = await readTable(bytes)
  if ('fault' in table) return table
  const { rows, otherSheets } = table
  if (!rows.some((row) => row.some(Boolean))) return { fault: 'empty' }
  return {
    name: file.name,
    rows,
    otherSheets,
    layout: detectLayout(rows, latestDay()),
    headerHash: await sha256(new TextEncoder().encode(layoutKey(rows))),
    contentHash: await sha256(bytes),
  }
}

/** The statement; `said` is what an admin said that words of the file mean. */
export function readWith(
  { rows }: StatementFile,
  layout: KnownOrder,
  said: WordMeanings = {},
): Statement {
  return readStatement(rows, layout, { latest: latestDay(), said })
}

/** The data to send. The same file read differently is another import. */
export async function toImport(
  file: StatementFile,
  layout: KnownOrder,
  { entries, takenBack, balanceBreaksAt, hasBalance }: Statement,
  { account, said = {} }: { account: string; said?: WordMeanings },
): Promise<NewImport> {
  const { columns, currency, dayOrder } = layout
  const how = JSON.stringify([file.contentHash, columns, currency, dayOrder, said])
  return {
    account: cleanLine(account, ACCOUNT_MAX),
    currency,
    fileName: cleanLine(file.name, FILE_NAME_MAX),
    fileHash: await sha256(new TextEncoder().encode(how)),
    balanceOk: hasBalance ? balanceBreaksAt === null : null,
    rows: entries.slice(0, STATEMENT_ROWS_MAX).map((entry) => toImportRow(entry, takenBack)),
    takenBack: takenBack
      .filter(({ cameIn }) => cameIn === null)
      .slice(0, STATEMENT_ROWS_MAX)
      .map(({ day, amount, memo }) => ({ day, amount, memo: cleanLine(memo, MEMO_MAX) })),
  }
}

function toImportRow(
  { row, day, amount, payer, memo }: StatementEntry,
  takenBack: Statement['takenBack'],
): NewImport['rows'][number] {
  const cleanPayer = payer === null ? null : cleanLine(payer, PAYER_MAX)
  const takenBackOn = takenBack.find(({ cameIn }) => cameIn === row)?.day
  return { day, amount, payer: cleanPayer, memo: cleanLine(memo, MEMO_MAX), takenBackOn }
}

const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
/** As `toWellFormed` finds them, which Firefox 115 lacks. */
const LONE_SURROGATES = /\p{Cs}/gu
const STACKED_MARKS = /\p{M}{9,}/gu

/** One line of text as the API accepts it. */
function cleanLine(text: string, max: number): string {
  const readable = text
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(CONTROLS, ' ')
    .replace(STACKED_MARKS, '')
  const plain = readable.normalize('NFC').replace(/\s+/g, ' ').trim()
  return Array.from(plain).slice(0, max).join('').trim()
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The rows of a bank's file in any known format, or why it cannot be read. */
type Table = { rows: string[][]; otherSheets: string[] } | { fault: TableFault; row?: number }

type TableFault =
  | 'encoding'
  | 'quotes'
  | 'pdf'
  | 'pdfProtected'
  | 'image'
  | 'protected'
  | 'damaged'
  | 'mt940'
  | 'ods'

/** Loads only the reader of the file's format. */
async function readTable(bytes: Uint8Array): Promise<Table> {
  const kind = fileKind(bytes)
  if (kind === 'pdf') return { fault: isProtectedPdf(bytes) ? 'pdfProtected' : 'pdf' }
  if (kind === 'image' || kind === 'ods') return { fault: kind }
  if (kind === 'text') return readText(bytes)
  const { readWorkbook } = await import('./files/read-workbook')
  const workbook = await readWorkbook(bytes, kind)
  return typeof workbook === 'string' ? { fault: workbook } : workbook
}

async function readText(bytes: Uint8Array): Promise<Table> {
  const text = decodeText(bytes)
  if (text === null) return { fault: 'encoding' }
  const kind = textKind(text)
  if (kind === 'mt940') return { fault: 'mt940' }
  if (kind === 'table') {
    const table = await readCsv(text)
    return 'brokenRow' in table
      ? { fault: 'quotes', row: table.brokenRow }
      : { rows: withSerialDays(table.rows), otherSheets: [] }
  }
  if (kind === 'qif') {
    const { readQif } = await import('./files/read-qif')
    return { rows: readQif(text), otherSheets: [] }
  }
  const { readMarkup } = await import('./files/read-markup')
  return { rows: await readMarkup(text, kind), otherSheets: [] }
}

function isProtectedPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('/Encrypt')
}
