import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const SOURCE = resolve('web/page-script.ts')
const ENTRY = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n/

/**
 * Inlines `web/page-script.ts` in place of index.html's script, which it imports later. It is built separately, so that
 * it shares no chunk with the app and imports nothing at first.
 */
export function pageScript(): Plugin {
  return {
    name: 'moraine:page-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const entry = ENTRY.exec(html)
        if (!entry) throw new Error('index.html asks for no script')
        const script = bundle
          ? `<script data-entry="${entry[1]}">${await bundled()}</script>`
          : `<script type="module" data-entry="${entry[1]}" src="/page-script.ts"></script>`
        return html.replace(entry[0], '').replace('</body>', () => `  ${script}\n  </body>`)
      },
    },
  }
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'page' },
      modulePreload: false,
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('The page script was not built')
  return output.output[0].code.trim()
}
