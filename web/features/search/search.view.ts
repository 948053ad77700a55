const WORD_MAX = 100

/** Search parameters; defaults are left out. */
export interface WordSearch {
  q?: string
  page?: number
}

/** The search word. The router parses `?q=2026` as a number; it is turned back into a string. */
export function readWord({ q }: { q?: unknown }): { q?: string } {
  if (typeof q !== 'string' && typeof q !== 'number' && typeof q !== 'boolean') return {}
  const word = String(q).trim().slice(0, WORD_MAX)
  return word === '' ? {} : { q: word }
}
