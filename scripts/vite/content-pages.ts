import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { pageToHtml } from '../../worker/contracts/markdown/markdown-options'

/**
 * Converts the Markdown pages of web/content to the input of `loadContent`. A build writes each page's HTML as an
 * asset and the module exports its address, so that neither the worker's script nor the app's carries 50 kB of
 * policies; in development and tests the module exports the HTML itself.
 */
export function contentPages(): Plugin {
  let isBuild = false
  return {
    name: 'moraine:content-pages',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform(source, id) {
      // With `?raw` the desk edits the Markdown itself.
      if (!id.endsWith('.md')) return null
      const html = pageToHtml(source)
      if (!isBuild) return moduleOf({ html })
      // The same name in both builds; only the browser's writes the file.
      const hash = createHash('sha256').update(html).digest('hex').slice(0, 8)
      const fileName = `assets/${basename(id, '.md')}-${hash}.txt`
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: html })
      return moduleOf({ asset: `/${fileName}` })
    },
  }
}

function moduleOf(page: { html: string } | { asset: string }) {
  return { code: `export default ${JSON.stringify(page)}`, map: null, moduleType: 'js' as const }
}
