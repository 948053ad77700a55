/** Whether each word of a search is in one of the texts, ignoring case. */
export function matchesWords(search = '', ...texts: string[]): boolean {
  const all = fold(texts.join('\n'))
  return fold(search)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Compares rows by a text or number; if `sort` starts with a minus, in descending order. */
export function compareBy<Row>(valueOf: (row: Row) => string | number, sort: string) {
  const sign = sort.startsWith('-') ? -1 : 1
  return (a: Row, b: Row) => sign * compare(valueOf(a), valueOf(b))
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), undefined, { numeric: true })
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
