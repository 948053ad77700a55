import Parser, { type MarkdownIt, type StateBlock } from 'markdown-it'

type BlockRule = (state: StateBlock, start: number, end: number, silent: boolean) => boolean

/**
 * Lines that begin with numbers and are no list: a year or a longer number (`1988. `, `2026. 11. 28.`); a month and a day
 * (`11. 28.`, `11. 28(토)`), unless a third number makes the first one a list's; a day, a month and a year; a year of two
 * digits. `1. 3. 5. 출발` is the first item of a list.
 */
const DATES = [
  /^\d{4,9}[.)](?:\s|$)/,
  /^\d{1,3}\.\s+\d{1,3}\.(?!\d)(?!\s+\d{1,2}\.(?:\s|$))/,
  /^\d{1,2}\.\s+\d{1,2}\s?[(（][월화수목금토일月火水木金土日一二三四五六][)）]/,
  /^\d{1,2}\.\s+\d{1,2}\.\s+\d{4}(?!\d)/,
  /^(?:1[3-9]|[2-9]\d)\.\s+\d{1,2}\.\s+\d{1,2}\.(?:\s|$)/,
]
/** The longest date. */
const DATE_SIZE = 40
const BREAK_LINE = /^<br\s*\/?>/i

/** Dates at the start of a line stay text, and a line that begins with `<br>` loses none of its words. */
export function keepTypedLines({ block }: MarkdownIt): void {
  const [list, html] = [ruleOf('list'), ruleOf('html_block')]
  block.ruler.at('list', (...at) => !isDate(...at) && list(...at), {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
  block.ruler.at('html_block', (...at) => !isBreak(...at) && html(...at), {
    alt: ['paragraph', 'reference', 'blockquote'],
  })
  // A list reads the numbers of its later items itself.
  block.ruler.before('list', 'date', (...at) => at[3] && isDate(...at), { alt: ['list'] })
}

/** A block rule of the parser, which has no other way to extend one. */
function ruleOf(name: string): BlockRule {
  const { ruler } = new Parser.ParserBlock()
  ruler.enableOnly(name)
  const [rule] = ruler.getRules('')
  if (!rule) throw new Error(`The parser has no rule ${name}`)
  return rule
}

const isDate: BlockRule = (state, line) => {
  const text = beginningOf(state, line)
  return DATES.some((date) => date.test(text))
}

const isBreak: BlockRule = (state, line) => BREAK_LINE.test(beginningOf(state, line))

function beginningOf({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string {
  const start = (bMarks[line] ?? 0) + (tShift[line] ?? 0)
  return src.slice(start, Math.min(eMarks[line] ?? start, start + DATE_SIZE))
}
