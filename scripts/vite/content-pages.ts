import type { Element, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'vite'
import { fillTokens, langOfFile } from '../../web/content/tokens'
import { writeAddress } from '../../web/platform/addresses'
import type { Lang } from '../../worker/platform/language.contract'

/** Turns the Markdown pages of web/content into modules that export their HTML: rendered at build, never in a browser. */
export function contentPages(): Plugin {
  return {
    name: 'moraine:content-pages',
    async transform(source, id) {
      const file = id.split('?')[0] ?? id
      if (!file.endsWith('.md')) return null
      const lang = langOfFile(file)
      const html = String(await rendererOf(lang).process(fillTokens(source, lang)))
      return { code: `export default ${JSON.stringify(html)}`, map: null, moduleType: 'js' }
    },
  }
}

function rendererOf(lang: Lang) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype)
    .use(() => (tree: Root) => keepLanguageOfLinks(tree, lang))
    .use(rehypeStringify)
}

/** A link to another page of the site stays in the page's language. */
function keepLanguageOfLinks(tree: Root, lang: Lang): void {
  visit(tree, 'element', (node: Element) => {
    const href = node.properties['href']
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('/'))
      node.properties['href'] = writeAddress(href, lang)
  })
}
