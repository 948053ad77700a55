/** Markdown as plain text, good enough for search and quotes. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(/```[^\n]*\n?/g, ' ')
      // Excluding brackets keeps this linear: a text of only brackets would be rescanned from each one.
      .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
      .replace(/<[^<>\n]*>/g, ' ')
      .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
      .replace(/\*+|~~|[`\\]/g, '')
      .replace(/[_|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}
