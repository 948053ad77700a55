/** The form in which texts are compared and sorted: compatibility forms united, lower case, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Behind every other character: what begins with a text lies between it and the text with this one. */
export const LAST_CHARACTER = '\u{10FFFF}'
