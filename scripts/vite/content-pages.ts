import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Plugin } from 'vite'

const renderer = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze()

/** Turns the Markdown pages of web/content into modules that export their HTML: rendered at build, never in a browser. */
export function contentPages(): Plugin {
  return {
    name: 'moraine:content-pages',
    async transform(source, id) {
      if (!id.split('?')[0]?.endsWith('.md')) return null
      const html = String(await renderer.process(source))
      return { code: `export default ${JSON.stringify(html)}`, map: null, moduleType: 'js' }
    },
  }
}
