/** The form in which texts are compared and sorted: compatibility forms united, lower case, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
