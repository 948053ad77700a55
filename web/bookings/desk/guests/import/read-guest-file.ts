import { decodeText } from '../../bank/import/files/decode-text'
import { fileKind } from '../../bank/import/files/file-kind'
import { readCsv } from '../../bank/import/files/read-csv'
import { titlesIn } from './guest-columns'
import { isVcards, readVcards } from './read-vcards'

/** The rows of a file of guests, a spreadsheet, a text with separators or contacts; null if it cannot be read. */
export async function readGuestFile(bytes: Uint8Array): Promise<string[][] | null> {
  const kind = fileKind(bytes)
  if (kind === 'zip' || kind === 'ole') {
    const { readWorkbook } = await import('../../bank/import/files/read-workbook')
    const workbook = await readWorkbook(bytes, kind, (rows) => titlesIn(rows) !== null)
    return typeof workbook === 'string' ? null : workbook.rows
  }
  const text = kind === 'text' ? decodeText(bytes) : null
  if (text === null) return null
  if (isVcards(text)) return readVcards(text)
  const table = await readCsv(text, { withLines: true })
  return 'brokenRow' in table ? null : table.rows
}
