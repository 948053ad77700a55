import { ACCOUNT_MAX, MEMO_MAX, PAYER_MAX } from '../../../../worker/contracts/bank/bank-entries'
import {
  FILE_NAME_MAX,
  STATEMENT_ROWS_MAX,
  type NewImport,
} from '../../../../worker/contracts/bank/new-import'
import type { DayOrder } from '../../../../worker/contracts/bank/bank-days'
import {
  detectLayout,
  layoutKey,
  type Rows,
  type StatementLayout,
} from '../../../../worker/contracts/bank/bank-layouts'
import {
  decodeStatement,
  readStatement,
  type Statement,
  type StatementEntry,
} from '../../../../worker/contracts/bank/bank-statements'

/** A statement file opened in this browser. */
export interface StatementFile {
  name: string
  rows: Rows
  /** Null when an admin has to name the columns. */
  layout: StatementLayout | null
  /** Hash of the column names, by which a saved layout is found. */
  headerHash: string
  contentHash: string
}

export type FileFault = 'empty' | 'encoding' | 'large'

const BYTES_MAX = 10 * 1024 * 1024

/** Reads a file's rows and recognises its bank. Loads the CSV parser. */
export async function openStatement(file: File): Promise<StatementFile | FileFault> {
  if (file.size > BYTES_MAX) return 'large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decodeStatement(bytes)
  // A spreadsheet has zero bytes; an unknown encoding yields replacement characters.
  if (/[\0\ufffd]/.test(text)) return 'encoding'
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse(text, { delimiter: delimiterOf(text) })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  if (!rows.some((row) => row.some(Boolean))) return 'empty'
  return {
    name: file.name,
    rows,
    layout: detectLayout(rows),
    headerHash: await sha256(new TextEncoder().encode(layoutKey(rows))),
    contentHash: await sha256(bytes),
  }
}

export type KnownOrder = StatementLayout & { dayOrder: DayOrder }

export function readWith({ rows }: StatementFile, layout: KnownOrder): Statement {
  return readStatement(rows, layout)
}

/** The data to send. The same file read differently is another import. */
export async function toImport(
  file: StatementFile,
  layout: KnownOrder,
  { entries, balanceBreaksAt, hasBalance }: Statement,
  account: string,
): Promise<NewImport> {
  const { columns, currency, dayOrder } = layout
  const how = JSON.stringify([file.contentHash, columns, currency, dayOrder])
  return {
    account: cleanLine(account, ACCOUNT_MAX),
    currency,
    fileName: cleanLine(file.name, FILE_NAME_MAX),
    fileHash: await sha256(new TextEncoder().encode(how)),
    balanceOk: hasBalance ? balanceBreaksAt === null : null,
    rows: entries.slice(0, STATEMENT_ROWS_MAX).map(toImportRow),
  }
}

function toImportRow({ day, amount, payer, memo }: StatementEntry): NewImport['rows'][number] {
  const cleanPayer = payer === null ? null : cleanLine(payer, PAYER_MAX)
  return { day, amount, payer: cleanPayer, memo: cleanLine(memo, MEMO_MAX) }
}

/** Most files use commas; takes the most frequent separator outside quotes. */
function delimiterOf(text: string): string {
  const plain = text.replace(/"[^"]*"/g, '')
  const countOf = (separator: string) => plain.split(separator).length
  const [first = ','] = [',', '\t', ';', '|'].toSorted((a, b) => countOf(b) - countOf(a))
  return first
}

const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const STACKED_MARKS = /\p{M}{9,}/gu

/** One line of text as the API accepts it. */
function cleanLine(text: string, max: number): string {
  const readable = text.toWellFormed().replace(CONTROLS, ' ').replace(STACKED_MARKS, '')
  const plain = readable.normalize('NFC').replace(/\s+/g, ' ').trim()
  return Array.from(plain).slice(0, max).join('').trim()
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
