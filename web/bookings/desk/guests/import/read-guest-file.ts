import { decodeText } from '../../bank/import/files/decode-text'
import { fileKind } from '../../bank/import/files/file-kind'
import { readCsv } from '../../bank/import/files/read-csv'
import { titlesIn } from './guest-columns'

/** The rows of a file of guests, a spreadsheet, a text with separators or contacts; null if it cannot be read. */
export async function readGuestFile(bytes: Uint8Array): Promise<string[][] | null> {
  const kind = fileKind(bytes)
  if (kind === 'zip' || kind === 'ods' || kind === 'ole') {
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

/** Contacts that a phone hands out, in vCard 2.1, 3.0 or 4.0, as rows of a list of guests. */

const TITLES = [
  'Name',
  'Last name',
  'First name',
  'Middle name',
  'E-mail',
  'Mobile',
  'Phone',
  'Note',
]

interface Property {
  name: string
  /** In capitals, with `TYPE=` or, in 2.1, without. */
  parameters: string[]
  value: string
}

function isVcards(text: string): boolean {
  return /^\s*BEGIN:VCARD\b/i.test(text)
}

function readVcards(text: string): string[][] {
  const cards = linesOf(text)
    .join('\n')
    .split(/^BEGIN:VCARD$/im)
    .slice(1)
  return [TITLES, ...cards.map((card) => rowOf(card.split('\n').flatMap(propertyOf)))]
}

/** Lines in one: a long line goes on behind a space, and in quoted-printable behind an equals sign at its end. */
function linesOf(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '')
  return lines
    .replace(/^[^:\n]*QUOTED-PRINTABLE[^:\n]*:(?:.*=\n)+.*$/gim, (long) =>
      long.replaceAll('=\n', ''),
    )
    .split('\n')
}

function propertyOf(line: string): Property[] {
  const [, key, value = ''] = /^((?:"[^"]*"|[^":])+):(.*)$/.exec(line.trim()) ?? []
  if (!key) return []
  const [name = '', ...parameters] = key.toUpperCase().split(';')
  const isQuoted = parameters.some((each) => each.endsWith('QUOTED-PRINTABLE'))
  const plain = isQuoted ? quotedPrintable(value) : value
  // A phone puts what belongs together into a group, such as item1.TEL.
  return [{ name: name.slice(name.lastIndexOf('.') + 1), parameters, value: plain }]
}

function rowOf(card: readonly Property[]): string[] {
  const all = (name: string) => card.filter((each) => each.name === name)
  const first = (name: string) => textOf(all(name)[0]?.value ?? '')
  const [family = '', given = '', middle = ''] = partsOf(all('N')[0]?.value ?? '')
  const name = family + given === '' ? first('FN') : ''
  const numbers = all('TEL').filter(
    ({ parameters }) => !parameters.some((each) => /FAX/.test(each)),
  )
  const mobile = numbers.find(({ parameters }) => parameters.some((each) => /CELL/.test(each)))
  const numberOf = (property?: Property) => textOf(property?.value ?? '').replace(/^tel:/i, '')
  const phone = numberOf(numbers.find((each) => each !== mobile))
  return [name, family, given, middle, first('EMAIL'), numberOf(mobile), phone, first('NOTE')]
}

/** The parts between semicolons that are no part of a text. */
function partsOf(value: string): string[] {
  return [...value.matchAll(/(?:^|;)((?:\\.|[^;\\])*)/g)].map(([, part = '']) => textOf(part))
}

function textOf(value: string): string {
  return value
    .replace(/\\([\\,;:nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    .trim()
}

/** In the encoding of its bytes, which older phones do not always name. */
function quotedPrintable(value: string): string {
  const bytes = value.replace(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return decodeText(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))) ?? value
}
