import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundledScript } from './bundled-script'

const FOLDER = resolve('web/crew')
const SCRIPT = '<script type="module" src="/crew/crew-page.ts"></script>'
const STYLES = '/crew/crew.css'

/**
 * Builds the page of guides on the road (`web/crew`): a document, a script and a style sheet that share nothing with the
 * app, and the service worker of the pages below `/crew/`. The document and the worker keep their names.
 */
export function crewPage(): Plugin {
  let script = ''
  let styles = ''
  return {
    name: 'moraine:crew-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      const source = await bundledScript(resolve(FOLDER, 'crew-page.ts'), 'crew')
      script = this.emitFile({ type: 'asset', name: 'crew-page.js', source })
      const css = readFileSync(resolve(FOLDER, 'crew.css'), 'utf8')
      styles = this.emitFile({ type: 'asset', name: 'crew-page.css', source: css })
      const worker = await bundledScript(resolve(FOLDER, 'crew-worker.ts'), 'crewWorker')
      this.emitFile({ type: 'asset', fileName: 'crew/sw.js', source: worker })
    },
    generateBundle() {
      const page = readFileSync(resolve(FOLDER, 'page.html'), 'utf8')
      const source = page
        .replace(SCRIPT, `<script defer src="/${this.getFileName(script)}"></script>`)
        .replace(STYLES, `/${this.getFileName(styles)}`)
      this.emitFile({ type: 'asset', fileName: 'crew/page.html', source })
    },
  }
}
