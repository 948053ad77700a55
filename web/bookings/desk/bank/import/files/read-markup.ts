import { readCamt } from './read-camt'
import { readHtml } from './read-html'
import { readOfx } from './read-ofx'

/** Rows of a file in HTML, OFX or CAMT. */
export async function readMarkup(text: string, kind: 'html' | 'ofx' | 'camt'): Promise<string[][]> {
  if (kind === 'html') return readHtml(text)
  return kind === 'ofx' ? readOfx(text) : readCamt(text)
}
