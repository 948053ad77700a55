import MarkdownIt, {
  type MarkdownIt as Markdown,
  type StateBlock,
  type StateCore,
  type Token,
} from 'markdown-it'
import { markCjkWords } from './cjk-marks'
import { endLinksAtWords } from './link-ends'
import { MARKDOWN_LIMITS, MarkdownRefusal } from './markdown-limits'
import { keepTypedLines } from './numbered-lines'

type Rule = (state: StateCore) => void

/** Above the limits (a list takes two levels, a table four): the parser silently drops deeper levels. */
const LEVELS = MARKDOWN_LIMITS.depth * 2 + 10
const LOOKAHEAD = Symbol('lookahead')
/** Characters of the shortest tag. */
const TAG_SIZE = 3
const LINK = /^(?:https?:|mailto:|[^:/?#]*(?:[/?#]|$))/i
const BREAK = /^<br\b/i
const TASK = /^\[([ xX])\](?=\s)/

/**
 * GitHub's Markdown as far as this site uses it: tables, `~~`, task lists and bare links, as Koreans and Chinese write it
 * (decision 0069). Raw HTML is dropped but for `<br>`, and only `http`, `https`, `mailto` and relative addresses become links. Parsing throws `MarkdownRefusal` as soon as a limit is
 * passed. `rules` change the tokens before they are measured and rendered.
 */
export function createMarkdown(...rules: Rule[]): Markdown {
  const markdown = new MarkdownIt({ html: true, linkify: true, maxNesting: LEVELS })
  markdown.block.State = BoundedBlocks
  boundLookahead(markdown)
  markdown.validateLink = (url) => LINK.test(url)
  linkOnlyAddresses(markdown)
  for (const adapt of [endLinksAtWords, markCjkWords, keepTypedLines]) adapt(markdown)
  for (const rule of [markTasks, likeGitHub, breakWhereTyped, ...rules, requireBounded])
    markdown.core.ruler.push(rule.name, rule)
  Object.assign(markdown.renderer.rules, { html_block: () => '', html_inline: () => '' })
  return markdown
}

/** All tokens, including inline ones. */
export function* tokensOf(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    if (token.type === 'inline') yield* token.children ?? []
  }
}

/** Counts blocks while they are parsed. */
class BoundedBlocks extends MarkdownIt.StateBlock {
  #depth = 0
  #columns = 0
  #cells = 0
  #linesOfQuotes = 0

  override push(...[type, tag, nesting]: Parameters<StateBlock['push']>): Token {
    if (type === 'tr_open') this.#columns = 0
    if (type === 'th_open' || type === 'td_open') this.#count()
    // A quote looks for its end in all following lines, even if it ends at once.
    if (type === 'blockquote_open') this.#linesOfQuotes += this.lineMax - this.line
    if (this.#linesOfQuotes > MARKDOWN_LIMITS.linesOfQuotes)
      throw new MarkdownRefusal('TooMuchMarkup')
    if (type === 'list_item_open' || type === 'blockquote_open') this.#depth += 1
    if (type === 'list_item_close' || type === 'blockquote_close') this.#depth -= 1
    if (this.#depth > MARKDOWN_LIMITS.depth) throw new MarkdownRefusal('NestedTooDeep')
    return super.push(type, tag, nesting)
  }

  #count(): void {
    this.#columns += 1
    this.#cells += 1
    if (this.#columns > MARKDOWN_LIMITS.columns) throw new MarkdownRefusal('TableTooWide')
    if (this.#cells > MARKDOWN_LIMITS.cells) throw new MarkdownRefusal('TableTooLarge')
  }
}

/** Bounds quadratic work: every open bracket scans the rest of the text for its end. */
function boundLookahead({ inline }: Markdown): void {
  const skipToken = inline.skipToken.bind(inline)
  inline.skipToken = (state) => {
    const steps = Number(state.env[LOOKAHEAD] ?? 0) + 1
    if (steps > MARKDOWN_LIMITS.lookahead) throw new MarkdownRefusal('TooMuchMarkup')
    state.env[LOOKAHEAD] = steps
    skipToken(state)
  }
}

/** As GitHub does: only addresses with `http`, `https` or `www`, and e-mail addresses. */
function linkOnlyAddresses({ linkify }: Markdown): void {
  for (const other of ['ftp:', '//']) linkify.add(other, null)
  linkify.add('www.', {
    validate: (text, at, self) => {
      const host = self.re.get_relative_proto_validator()
      host.lastIndex = at
      return host.exec(text)?.[0].length ?? 0
    },
    normalize: (match) => {
      match.url = `http://${match.url}`
    },
  })
}

/** `- [ ] to do` and `- [x] done` become disabled checkboxes. */
function markTasks({ tokens, Token }: StateCore): void {
  for (const [index, { type, children }] of tokens.entries()) {
    const [text] = children ?? []
    if (type !== 'inline' || text?.type !== 'text' || tokens[index - 2]?.type !== 'list_item_open')
      continue
    const mark = TASK.exec(text.content)?.[1]
    if (mark === undefined) continue
    const box = new Token('task', 'input', 0)
    box.attrs = [
      ['type', 'checkbox'],
      ['disabled', ''],
      ...(mark === ' ' ? [] : [['checked', ''] as [string, string]]),
    ]
    text.content = text.content.slice('[ ]'.length)
    children?.unshift(box)
  }
}

/** Adapts the parser's HTML to GitHub's, without styles. */
function likeGitHub({ tokens }: StateCore): void {
  for (const token of tokensOf(tokens)) {
    if (token.type === 's_open' || token.type === 's_close') token.tag = 'del'
    if (token.type === 'fence') token.info = ''
    if (token.type === 'th_open' || token.type === 'td_open')
      token.attrs =
        token.attrs?.map(([, style]) => ['class', String(style).replace('text-align:', 'at-')]) ??
        null
    // A table that is too wide scrolls, so it must be focusable for keyboard users.
    if (token.type === 'table_open') token.attrSet('tabindex', '0')
  }
}

/** `<br>` is the only element that people type: it becomes a line break. */
function breakWhereTyped({ tokens }: StateCore): void {
  for (const token of tokensOf(tokens))
    if (token.type === 'html_inline' && BREAK.test(token.content)) toBreak(token)
}

/** Makes a token a line break. */
export function toBreak(token: Token): void {
  Object.assign(token, { type: 'hardbreak', tag: 'br', content: '' })
}

/** Before rendering: one link definition can repeat a long address a thousand times. */
function requireBounded({ tokens }: StateCore): void {
  let size = 0
  for (const block of tokens) {
    let depth = 0
    for (const token of block.children ?? [block]) {
      depth += block.children ? token.nesting : 0
      size += sizeOf(token)
      if (depth > MARKDOWN_LIMITS.depth) throw new MarkdownRefusal('NestedTooDeep')
      if (size > MARKDOWN_LIMITS.html) throw new MarkdownRefusal('TooMuchMarkup')
    }
  }
}

/** Lower bound of its HTML, in characters. */
function sizeOf({ tag, hidden, content, attrs }: Token): number {
  const tagSize = tag === '' || hidden ? 0 : TAG_SIZE
  return (attrs ?? []).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length,
    tagSize + content.length,
  )
}
