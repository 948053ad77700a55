import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { bundledScript } from './bundled-script'
import { reach } from './reach'

const SOURCE = resolve('web/page-script.ts')
/** Read by engines that are too old for the app, too: it tells their readers. */
const EVERY_ENGINE = 'es2020'

const PRELOADS = /[ \t]*<link rel="modulepreload"[^>]*>\n/g
const ENTRY = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n/

/** Files of the first wave besides the app's own; the browser takes those that its page needs. */
const CHOSEN_BY_PAGE = /^(?:first-texts-|texts-|forms$|request-sheet$)/

/**
 * Inlines `web/page-script.ts` in place of index.html's script, which it imports later. Shares no chunk with the app
 * and imports nothing at first: preloads would delay the first image. `data-entry`: the app's files, entry first.
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
          ? `<script data-entry="${appFiles(bundle).join(' ')}">${await bundledScript(SOURCE, 'page', EVERY_ENGINE)}</script>`
          : `<script type="module" data-entry="${entry[1]}" src="/page-script.ts"></script>`
        const page = html.replace(entry[0], '').replace(PRELOADS, '')
        return page.replace('</body>', () => `  ${script}\n  </body>`)
      },
    },
  }
}

/**
 * Addresses of the file with the entry, of the static imports of entry and app, then of files that depend on the page.
 * The file that index.html names only imports the entry's, because the entry belongs to a group.
 */
function appFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holderOf = (source: string) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (!holder) throw new Error(`The build has no ${source}`)
    return holder.fileName
  }
  const found = reach(
    [holderOf('/web/client.ts'), holderOf('/web/app.tsx')],
    (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
  )
  for (const { name, fileName } of chunks) if (CHOSEN_BY_PAGE.test(name)) found.add(fileName)
  return [...found].map((name) => `/${name}`)
}
