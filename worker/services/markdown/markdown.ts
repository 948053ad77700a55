import { AppError } from '../../http/errors'
import { escapeHtml } from '../../contracts/text/escape-html'
import { logFailure } from '../../log'
import { MARKDOWN_LIMITS, MarkdownRefusal } from '../../contracts/markdown/markdown-limits'
import { markdownToHtml, pageToHtml } from '../../contracts/markdown/markdown-options'

/** Raise this whenever the output of `renderMarkdown` changes, so that stored HTML is rendered again. */
export const RENDERER_VERSION = 7

/** A character can take five in HTML. */
const PLAIN_CHARACTERS = Math.floor(MARKDOWN_LIMITS.html / 5) - 10

/**
 * Sanitised HTML of at most 100,000 characters. `field` is the text's path in the request's body.
 * @throws AppError NestedTooDeep, TableTooWide, TableTooLarge, TooMuchMarkup
 */
export function renderMarkdown(markdown: string, field = 'content'): string {
  return orRefuse(() => markdownToHtml(markdown), field)
}

/** Like `renderMarkdown`, for a written page: with its placeholders, and links as the company wrote them. */
export function renderPageMarkdown(markdown: string, field: string): string {
  return orRefuse(() => pageToHtml(markdown), field)
}

function orRefuse(render: () => string, field: string): string {
  try {
    return render()
  } catch (cause) {
    const code = cause instanceof MarkdownRefusal ? cause.code : 'TooMuchMarkup'
    throw new AppError(code, { cause, fields: { [field]: code } })
  }
}

/** For texts stored by an earlier release: a text that cannot be rendered is shown as written. */
export function renderStoredMarkdown(markdown: string): string {
  return orPlain(markdown, markdownToHtml)
}

/** Like `renderStoredMarkdown`, for a written page. */
export function renderStoredPage(markdown: string): string {
  return orPlain(markdown, pageToHtml)
}

function orPlain(markdown: string, render: (text: string) => string): string {
  try {
    return render(markdown)
  } catch (error) {
    if (!(error instanceof MarkdownRefusal)) logFailure('markdown.render', error, {})
    return plainHtml(markdown)
  }
}

/** A text as HTML, without rendering it. `most` is the number of characters shown. */
export function plainHtml(text: string, most = PLAIN_CHARACTERS): string {
  const shown = text.length > most ? `${text.slice(0, most).toWellFormed()} …` : text
  return `<p>${escapeHtml(shown).replaceAll('\n', '<br>')}</p>`
}
