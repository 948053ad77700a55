/** Limits of one text, to protect the renderer and browsers. */
export const MARKDOWN_LIMITS = {
  /** Nesting of lists and quotes, and of emphasis and links. */
  depth: 20,
  columns: 30,
  /** All tables together. */
  cells: 2000,
  /** For each quote, the lines that follow its start, added up: 200 quotes in 5,000 lines. */
  linesOfQuotes: 1_000_000,
  /** Steps of the search for closing brackets. */
  lookahead: 1_000_000,
  /** Characters of HTML. */
  html: 100_000,
} as const

/** Codes of errors.json for a text over a limit. */
export const MARKDOWN_REFUSALS = [
  'NestedTooDeep',
  'TableTooWide',
  'TableTooLarge',
  'TooMuchMarkup',
] as const
export type MarkdownRefusalCode = (typeof MARKDOWN_REFUSALS)[number]

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
