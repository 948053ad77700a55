/** What one text may ask of the renderer and of the browsers that show it. */
export const MARKDOWN_LIMITS = {
  /** Lists and quotes inside each other; emphasis and links likewise. */
  depth: 20,
  columns: 30,
  /** Cells of all tables together. */
  cells: 2000,
  /** Lines after the beginning of each quote, summed: two hundred quotes in five thousand lines. */
  linesOfQuotes: 1_000_000,
  /** Steps that brackets take in search of their ends. */
  lookahead: 1_000_000,
  /** Characters of HTML. */
  html: 100_000,
} as const

/** Codes of errors.json for a text that asks for more. */
export const MARKDOWN_REFUSALS = [
  'NestedTooDeep',
  'TableTooWide',
  'TableTooLarge',
  'TooMuchMarkup',
] as const
export type MarkdownRefusalCode = (typeof MARKDOWN_REFUSALS)[number]

/** Thrown for a text over one of the limits. */
export class MarkdownRefusal extends Error {
  readonly code: MarkdownRefusalCode

  constructor(code: MarkdownRefusalCode) {
    super(code)
    this.name = 'MarkdownRefusal'
    this.code = code
  }
}

export function isMarkdownRefusal(code: unknown): code is MarkdownRefusalCode {
  return MARKDOWN_REFUSALS.some((each) => each === code)
}
