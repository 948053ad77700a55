import type { Element, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { fillTokens, langOfFile } from '../../web/content/tokens'
import { writeAddress } from '../../web/platform/addresses'
import type { Lang } from '../../worker/platform/language.contract'
import { openTablesToKeys, parseMarkdown } from '../../worker/platform/markdown'

/**
 * HTML of a written page from its Markdown; `file` names the language (`tandc.kr.md`).
 * @throws Error when the text asks for a fact of the company that there is not
 */
export function renderPageText(source: string, file: string): string {
  const lang = langOfFile(file)
  const tree = parseMarkdown(fillTokens(source, lang))
  keepLanguageOfLinks(tree, lang)
  openTablesToKeys(tree)
  return toHtml(tree)
}

/** A link to another page of the site stays in the page's language. */
function keepLanguageOfLinks(tree: Root, lang: Lang): void {
  visit(tree, 'element', (node: Element) => {
    const href = node.properties['href']
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('/'))
      node.properties['href'] = writeAddress(href, lang)
  })
}
