import { HOUR_MS } from '../../contracts/dates/durations'

/** An inquiry may follow its confirmation within this time. */
export const CONFIRMATION_MS = HOUR_MS / 2

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}
const BREAK = /<(?:br|\/p|\/div|\/li)\b[^<>]{0,200}>/gi
const TAG = /<\/?[a-z][^<>]{0,2000}>/gi
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The plain text of a form's HTML: line breaks stay, other tags are dropped, entities are decoded once. */
export function plainText(html: string): string {
  return html
    .replace(/\r\n?|\n/g, '\n')
    .replace(/<br\s{0,9}\/?>\n/gi, '\n')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
}

/** A reference number that can be read out on the phone, from eight random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => CROCKFORD[byte % CROCKFORD.length])
  return `M-${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`
}
