import { allAt, readXml, textAt, type Element } from './read-xml'

/** The names of the columns that a file of transactions is given. */
const HEADER = [
  'Date',
  'Amount',
  'Currency',
  'Transaction type',
  'Payer name',
  'Description',
  'Reference',
]

/** Rows of an OFX, QFX or QBO file, of all its accounts. */
export async function readOfx(text: string): Promise<string[][]> {
  const root = await readXml(closed(text.slice(Math.max(0, text.search(/<OFX>/i)))))
  const statements = ['BANKMSGSRSV1/STMTTRNRS/STMTRS', 'CREDITCARDMSGSRSV1/CCSTMTTRNRS/CCSTMTRS']
  return [HEADER, ...statements.flatMap((path) => allAt(root, `OFX/${path}`)).flatMap(rowsOf)]
}

/** Older files do not close the tags of values. */
function closed(text: string): string {
  const sgml = text.replace(/<\/?[\w.]+>/g, (tag) => tag.toUpperCase())
  const named = new Set([...sgml.matchAll(/<\/([\w.]+)>/g)].map(([, name = '']) => name))
  return sgml
    .replace(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, '&amp;')
    .replace(/<([\w.]+)>([^<\r\n]*)/g, (whole, name: string, value: string) =>
      named.has(name) ? whole : `<${name}>${value.trim()}</${name}>`,
    )
}

function rowsOf(statement: Element): string[][] {
  const currency = textAt(statement, 'CURDEF')
  return allAt(statement, 'BANKTRANLIST/STMTTRN').map((it) => [
    textAt(it, 'DTPOSTED'),
    textAt(it, 'TRNAMT'),
    textAt(it, 'CURRENCY/CURSYM') || currency,
    textAt(it, 'TRNTYPE'),
    textAt(it, 'NAME') || textAt(it, 'PAYEE/NAME'),
    textAt(it, 'MEMO'),
    textAt(it, 'REFNUM'),
  ])
}
