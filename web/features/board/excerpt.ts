/** Markdown as one plain line of at most `max` characters, for descriptions. */
export function excerpt(markdown: string, max: number): string {
  const plain = markdown
    // Excluding brackets keeps matching linear on text made of brackets.
    .replace(/!\[[^[\]\n]*\]\([^()\n]*\)/g, ' ')
    .replace(/\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*_~`|\\]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(plain)
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : plain
}
