import type { Element, Root } from 'hast'
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { visit } from 'unist-util-visit'
import { imageSize } from './image-address.contract'
import { MARKDOWN_GFM } from './markdown.contract'

/** Raised whenever the output of `renderMarkdown` changes, so that stored HTML can be told apart and rendered anew. */
export const RENDERER_VERSION = 3

const schema: Schema = {
  ...defaultSchema,
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
    'del',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'hr',
    'h2',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
    'input',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'] as [string, ...(string | boolean)[]][] | string[],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  clobber: [],
  required: { input: { type: 'checkbox', disabled: true } },
}

/** Markdown (GFM) as a tree of HTML elements, as it was written: for texts of others it has to be sanitised. */
export function parseMarkdown(markdown: string): Root {
  const text = fromMarkdown(markdown, { extensions: [gfm(MARKDOWN_GFM)], mdastExtensions: [gfmFromMarkdown()] })
  return toHast(text) as Root
}

/**
 * Markdown (GFM) to HTML from a short allow-list of elements. Raw HTML in the text is dropped, pictures of other hosts
 * become links' text, links to elsewhere carry `nofollow ugc noopener`.
 */
export function renderMarkdown(markdown: string): string {
  const written = parseMarkdown(markdown)
  lowerHeadings(written)
  const tree = sanitize(written, schema) as Root
  keepOwnPictures(tree)
  markUntrustedLinks(tree)
  openTablesToKeys(tree)
  return toHtml(tree)
}

/** The page's own heading is h1, so a text's headings start at h2. */
function lowerHeadings(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    const level = /^h([1-6])$/.exec(node.tagName)?.[1]
    if (level) node.tagName = `h${Math.min(4, Math.max(2, Number(level)))}`
  })
}

/** A table that is wider than its place scrolls, by keys too, once it can have the focus. */
export function openTablesToKeys(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'table') node.properties['tabIndex'] = 0
  })
}

function keepOwnPictures(tree: Root): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return
    const src = node.properties['src'] ?? ''
    const size = imageSize(src)
    if (!size) {
      parent.children[index] = { type: 'text', value: node.properties['alt'] ?? '' }
      return
    }
    node.properties = { ...node.properties, ...size, loading: 'lazy', decoding: 'async' }
  })
}

function markUntrustedLinks(tree: Root): void {
  visit(tree, 'element', (node: Element) => {
    if (node.tagName !== 'a') return
    const href = node.properties['href'] ?? ''
    if (!href.startsWith('/') || href.startsWith('//')) node.properties['rel'] = ['nofollow', 'ugc', 'noopener']
  })
}
