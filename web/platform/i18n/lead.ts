/** Chinese punctuation includes its space. */
const WIDE_END = /[：，。；？！）]$/

/** A text that something follows in the same line, with the space between them. */
export function lead(text: string): string {
  return WIDE_END.test(text) ? text : `${text} `
}
