const WORD_MAX = 100

/** What the address of a search says; what is left out is empty or the first. */
export interface WordSearch {
  q?: string
  page?: number
}

/** The word of an address. The router reads `?q=2026` as a number, which writes the same; it is a word like any other. */
export function readWord({ q }: { q?: unknown }): { q?: string } {
  if (typeof q !== 'string' && typeof q !== 'number' && typeof q !== 'boolean') return {}
  const word = String(q).trim().slice(0, WORD_MAX)
  return word === '' ? {} : { q: word }
}
