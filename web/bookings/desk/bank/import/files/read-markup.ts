import type { TextKind } from './file-kind'
import { readCamt } from './read-camt'
import { readHtml } from './read-html'
import { readOfx } from './read-ofx'
import { readSheet } from './read-sheet'

/** Rows of a file in HTML, OFX, CAMT or the XML of a spreadsheet program. */
export async function readMarkup(
  text: string,
  kind: Exclude<TextKind, 'table' | 'mt940' | 'qif'>,
): Promise<string[][]> {
  if (kind === 'html') return readHtml(text)
  if (kind === 'sheet') return readSheet(text)
  return kind === 'ofx' ? readOfx(text) : readCamt(text)
}
