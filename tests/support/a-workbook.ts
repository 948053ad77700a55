import { crc32 } from 'node:zlib'
import { aFile } from './read-file'

/** Workbooks of a spreadsheet program, put together from their parts. */

interface Parts {
  /** The `<row>` elements of each sheet, by its name. */
  sheets: Record<string, string>
  /** Attributes of sheets, such as a hidden state. */
  states?: Record<string, string>
  /** The number formats of the styles 1, 2…: an id of a built-in format, or a format. */
  formats?: (number | string)[]
  /** The `<si>` elements. */
  shared?: string
  /** Elements behind the rows, such as merged cells. */
  behind?: string
  is1904?: boolean
  /** The namespaces of the standard's strict form. */
  isStrict?: boolean
}

const LOOSE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const LOOSE_DOC = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
const STRICT_DOC = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export function aWorkbook(parts: Parts, name = 'statement.xlsx'): File {
  const { sheets, states = {}, formats = [], shared = '', behind = '' } = parts
  const [main, doc] = parts.isStrict ? [STRICT, STRICT_DOC] : [LOOSE, LOOSE_DOC]
  const names = Object.keys(sheets)
  const own = formats.flatMap((format, at) =>
    typeof format === 'string'
      ? [`<numFmt numFmtId="${164 + at}" formatCode="${format.replaceAll('"', '&quot;')}"/>`]
      : [],
  )
  const ids = formats.map((format, at) => (typeof format === 'number' ? format : 164 + at))
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${names.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${doc}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${doc}">${parts.is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${names.map((each, at) => `<sheet name="${each}" sheetId="${at + 1}" ${states[each] ?? ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${doc}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="rId90" Type="${doc}/styles" Target="styles.xml"/><Relationship Id="rId91" Type="${doc}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${own.length ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : ''}<fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellXfs count="${ids.length + 1}"><xf numFmtId="0"/>${ids.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared}</sst>`,
  }
  for (const [at, each] of names.entries())
    files[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${main}"><sheetData>${sheets[each] ?? ''}</sheetData>${behind}</worksheet>`
  return aFile(zipped(files), name)
}

/** A row of texts as `inlineStr` and numbers; `[number, style]` for a number with a format. */
export function aRow(
  row: number,
  cells: readonly (string | number | readonly [number, number] | null)[],
  attributes = '',
): string {
  const written = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${row}`
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
    const [value, style] = typeof cell === 'number' ? [cell, 0] : cell
    return `<c r="${place}" s="${style}"><v>${value}</v></c>`
  })
  return `<row r="${row}" ${attributes}>${written.join('')}</row>`
}

/** A ZIP archive of stored files. */
function zipped(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  let at = 0
  const entries = Object.entries(files).map(([path, text]) => {
    const [name, data] = [encoder.encode(path), encoder.encode(XML + text)]
    const common = [...u16(20, 0, 0, 0, 0), ...u32(crc32(data), data.length, data.length)]
    const lengths = u16(name.length, 0)
    const local = [...u32(0x04034b50), ...common, ...lengths, ...name, ...data]
    const central = [...u32(0x02014b50), ...u16(20), ...common, ...lengths]
    central.push(...u16(0, 0, 0), ...u32(0, at), ...name)
    at += local.length
    return { local, central }
  })
  const directory = entries.flatMap(({ central }) => central)
  const count = entries.length
  const end = [
    ...u32(0x06054b50),
    ...u16(0, 0, count, count),
    ...u32(directory.length, at),
    ...u16(0),
  ]
  return new Uint8Array([...entries.flatMap(({ local }) => local), ...directory, ...end])
}

const u16 = (...values: number[]) => values.flatMap((value) => [value & 255, (value >> 8) & 255])
const u32 = (...values: number[]) =>
  values.flatMap((value) => [0, 8, 16, 24].map((bits) => (value >>> bits) & 255))
