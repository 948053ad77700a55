import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { bundledScript } from './bundled-script'
import { isVisitorsPage, routeOf } from './files-of-pages'
import { reach } from './reach'

const SOURCE = resolve('web/page-script.ts')
/** Read by engines that are too old for the app, too: it tells their readers. */
const EVERY_ENGINE = 'es2020'

const PRELOADS = /[ \t]*<link rel="modulepreload"[^>]*>\n/g
const ENTRY = /[ \t]*<script type="module"[^>]* src="([^"]+)"><\/script>\n/

/** Files of the first wave that no page imports; the browser leaves out those that its page has no use for. */
const CHOSEN_BY_PAGE = /^(?:(?:page|app)-texts-|request-sheet$)/

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
          ? `<script data-entry="">${await bundledScript(SOURCE, 'page', EVERY_ENGINE)}</script><!--files ${JSON.stringify(filesByRoute(bundle))}-->`
          : `<script type="module" data-entry="${entry[1]}" src="/page-script.ts"></script>`
        const page = html.replace(entry[0], '').replace(PRELOADS, '')
        return page.replace('</body>', () => `  ${script}\n  </body>`)
      },
    },
  }
}

/**
 * The files of the first wave by visitors' route, entry first: what entry, app and screen import, then the chosen ones.
 * `''` is any other page. The file that index.html names only imports the entry's, because the entry belongs to a group.
 */
function filesByRoute(bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holderOf = (source: string) => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (!holder) throw new Error(`The build has no ${source}`)
    return holder
  }
  const importsOf = (name: string) =>
    chunks.find(({ fileName }) => fileName === name)?.imports ?? []
  const chosen = chunks.filter(({ name }) => CHOSEN_BY_PAGE.test(name))
  const waveOf = (...screens: Rolldown.OutputChunk[]) => {
    const first = [holderOf('/web/client.ts'), holderOf('/web/app.tsx'), ...screens]
    const imported = reach(
      first.map(({ fileName }) => fileName),
      importsOf,
    )
    return [...imported, ...chosen.map(({ fileName }) => fileName)]
      .map((name) => `/${name}`)
      .join(' ')
  }
  const pages = chunks.flatMap((chunk) =>
    chunk.moduleIds
      .filter(isVisitorsPage)
      .map((id): [string, string] => [routeOf(id), waveOf(chunk)]),
  )
  return Object.fromEntries([['', waveOf()], ...pages])
}
