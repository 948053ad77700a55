import { asOneLine, withoutBlockMarks } from '../../contracts/text/block-marks'

/** Spaces without width, of which one counts as white space. Joiners stay, for emoji. */
const NO_WIDTH = /[\u00ad\u200b\u2060\ufeff]/g

/** Markdown as plain text, good enough for search and quotes. */
export function plainText(markdown: string): string {
  const unlinked = markdown
    .replace(NO_WIDTH, '')
    .replace(/```[^\n]*\n?/g, ' ')
    // Excluding brackets keeps this linear: a text of only brackets would be rescanned from each one.
    .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/<[^<>\n]*>/g, ' ')
  const words = withoutBlockMarks(unlinked)
    .replace(/\*+|~~|[`\\]/g, '')
    .replace(/[_|]+/g, ' ')
  return asOneLine(words)
}
