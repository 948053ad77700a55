/** The block marks of a Markdown text as plain text has them. Linear in the length of the text. */

const QUOTE = /^[ \t]{0,3}>[ \t]+/gm
const HEADING_OR_ITEM = /^[ \t]{0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+(.*)$/gm
const ENDS_WITH_MARK = /[\p{Sentence_Terminal}:：;；,，、·…][*_~`)"'”’」』）]*\s*$/u

/** Removes block marks. Headings and list items get a final dot, which separates them when lines are joined. */
export function withoutBlockMarks(markdown: string): string {
  return markdown
    .replace(QUOTE, '')
    .replace(HEADING_OR_ITEM, (_, text: string) =>
      text.trim() === '' || ENDS_WITH_MARK.test(text) ? text : `${text} ·`,
    )
}

/** Lines as one line, without leading, trailing or repeated separators. */
export function asOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ·(?= ·(?: |$))/g, '')
    .replace(/ ·$/, '')
}
