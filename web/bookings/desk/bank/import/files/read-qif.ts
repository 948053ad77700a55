/** The names of the columns that a QIF file is given. */
const HEADER = ['Date', 'Amount', 'Payer name', 'Memo', 'Reference']
/** The beginning of a list, of which accounts have a D as well. */
const LISTS = /^!(?:Type|Account)/i
/** Lists of transfers; others have categories, prices or what a program remembers. */
const TRANSFERS = /^!Type:(?:Bank|CCard|Cash|Oth [AL])/i

/** Rows of a QIF file, of all its accounts: a line for each value, named by its first letter. */
export function readQif(text: string): string[][] {
  const rows = [HEADER]
  let [isTransfers, values] = [false, new Map<string, string>()]
  for (const line of text.split(/[\r\n]+/).map((each) => each.trim())) {
    const [letter, value] = [line.slice(0, 1), line.slice(1).trim()]
    if (LISTS.test(line)) isTransfers = TRANSFERS.test(line)
    else if (letter !== '^') values.set(letter, value)
    if (letter === '^' && isTransfers && values.has('D')) rows.push(rowOf(values))
    if (letter === '^' || letter === '!') values = new Map()
  }
  return rows
}

function rowOf(values: ReadonlyMap<string, string>): string[] {
  const [day = '', ...texts] = ['D', 'T', 'P', 'M', 'N'].map((letter) => values.get(letter) ?? '')
  return [withYear(day), texts[0] || (values.get('U') ?? ''), ...texts.slice(1)]
}

/** A year behind an apostrophe is of this century: 11/20'26, or 1/ 2' 6. */
function withYear(day: string): string {
  return day.replace(/'\s*(\d{1,2})$/, (_, year: string) => `/20${year.padStart(2, '0')}`)
}
