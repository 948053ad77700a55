/** The format of a file, told by its first bytes: names of bank files say little about it. */

type FileKind = 'zip' | 'ods' | 'ole' | 'pdf' | 'image' | 'text'

const MARKS: [FileKind, number[]][] = [
  ['zip', [0x50, 0x4b]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
]

export function fileKind(bytes: Uint8Array): FileKind {
  const known = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  const kind = known?.[0] ?? 'text'
  return kind === 'zip' && isOds(bytes) ? 'ods' : kind
}

/** The type of an ODS file is its first entry, which is not compressed. */
function isOds(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 120))
  return start.includes('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')
}

export type TextKind = 'html' | 'ofx' | 'camt' | 'sheet' | 'qif' | 'mt940' | 'table'

const HTML = /<(?:html|table|!doctype html|tr|meta)\b/i
/** A transfer's text may hold such a word, too, within its line. */
const HTML_LINE = new RegExp(String.raw`^\s*${HTML.source}`, 'im')

export function textKind(text: string): TextKind {
  const start = text.slice(0, 4000)
  if (/OFXHEADER|<OFX>/i.test(start)) return 'ofx'
  if (/camt\.05[234]|<(?:\w+:)?BkToCstmr/.test(start)) return 'camt'
  if (/<(?:\w+:)?Workbook\b/.test(start)) return 'sheet'
  if (/^\s*!(?:Type|Account|Option|Clear):?/i.test(start)) return 'qif'
  if (HTML_LINE.test(start) || (/^\s*</.test(start) && HTML.test(start))) return 'html'
  return /^\s*(?:\{1:|:20:)/.test(start) ? 'mt940' : 'table'
}
