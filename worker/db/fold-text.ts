/** The form in which texts are compared and sorted: compatibility forms unified, lower case, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Sorts after every other character: the upper bound of a prefix range. */
export const LAST_CHARACTER = '\u{10FFFF}'
