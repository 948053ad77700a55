import type { StateCore, Token } from 'markdown-it'
import { imageSize } from '../media/image-address'
import { MARKDOWN_LIMITS, MarkdownRefusal } from './markdown-limits'
import { createMarkdown, toBreak, tokensOf } from './markdown-parser'

const markdown = createMarkdown(breakLines, lowerHeadings, keepOwnImages, markUntrustedLinks)
const ofPages = createMarkdown(lowerHeadings, keepOwnImages, keepFactsInLinks)

/**
 * A member's Markdown as HTML with a short list of allowed elements.
 * @throws MarkdownRefusal for a text over one of MARKDOWN_LIMITS
 */
export function markdownToHtml(text: string): string {
  return bounded(markdown.render(text))
}

/**
 * A written page's Markdown as HTML, with the same elements and its placeholders.
 * @throws MarkdownRefusal for a text over one of MARKDOWN_LIMITS
 */
export function pageToHtml(text: string): string {
  return bounded(ofPages.render(text))
}

function bounded(rendered: string): string {
  const html = rendered.trimEnd()
  if (html.length > MARKDOWN_LIMITS.html) throw new MarkdownRefusal('TooMuchMarkup')
  return html
}

/** Like `markdownToHtml`, as tokens. @throws MarkdownRefusal */
export function parseMarkdown(text: string): Token[] {
  return markdown.parse(text, {})
}

/** A line that a writer ends is a line, as in GitHub's comments; the files of written pages are wrapped. */
function breakLines({ tokens }: StateCore): void {
  for (const token of tokensOf(tokens)) if (token.type === 'softbreak') toBreak(token)
}

/** The page's heading is h1, so headings in a text start at h2. */
function lowerHeadings({ tokens }: StateCore): void {
  for (const token of tokens)
    if (/^h[1-6]$/.test(token.tag)) token.tag = `h${Math.min(4, Math.max(2, Number(token.tag[1])))}`
}

/** Images from other hosts become their alt text. */
function keepOwnImages({ tokens }: StateCore): void {
  for (const token of tokensOf(tokens)) {
    if (token.type !== 'image') continue
    const alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {})
    const size = imageSize(String(token.attrGet('src')))
    if (size)
      token.attrs?.push(
        ['width', size.width],
        ['height', size.height],
        ['loading', 'lazy'],
        ['decoding', 'async'],
      )
    else Object.assign(token, { type: 'text', tag: '', content: alt, attrs: null, children: null })
    if (size) token.attrSet('alt', alt)
  }
}

function markUntrustedLinks({ tokens }: StateCore): void {
  for (const token of tokensOf(tokens)) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href'))
    if (!href.startsWith('/') || href.startsWith('//'))
      token.attrSet('rel', 'nofollow ugc noopener')
  }
}

/** A placeholder must not determine a link's scheme. */
function keepFactsInLinks({ tokens }: StateCore): void {
  for (const token of tokensOf(tokens))
    if (token.type === 'link_open' && /^(?:%7B|\{)/i.test(String(token.attrGet('href'))))
      token.attrSet('href', '#')
}
