import { withSerialDays } from '../../../../../../worker/contracts/bookings/serial-days'
import { decodeText } from './decode-text'
import { fileKind, textKind } from './file-kind'
import { readCsv } from './read-csv'

/** The rows of a bank's file in any known format, or why it cannot be read. */
export type Table =
  | { rows: string[][]; otherSheets: string[] }
  | { fault: TableFault; row?: number }

export type TableFault =
  | 'encoding'
  | 'quotes'
  | 'pdf'
  | 'pdfProtected'
  | 'image'
  | 'protected'
  | 'damaged'
  | 'mt940'

/** Loads only the reader of the file's format. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const kind = fileKind(bytes)
  if (kind === 'pdf') return { fault: isProtectedPdf(bytes) ? 'pdfProtected' : 'pdf' }
  if (kind === 'image') return { fault: 'image' }
  if (kind === 'text') return readText(bytes)
  const { readWorkbook } = await import('./read-workbook')
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
    const { readQif } = await import('./read-qif')
    return { rows: readQif(text), otherSheets: [] }
  }
  const { readMarkup } = await import('./read-markup')
  return { rows: await readMarkup(text, kind), otherSheets: [] }
}

function isProtectedPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes('/Encrypt')
}
