import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { bundledScript } from './bundled-script'
import { reach } from './reach'

const CLIENT = resolve('web/trip-client.tsx')
const OPENER = resolve('web/trip-opener.ts')
/** The service worker of kept trips; its address sets its scope. */
const WORKER = resolve('web/bookings/guest/pack/trip-worker.ts')
/** Files that a booking's page must not wait for. */
const NOT_NEEDED = /^(?:site|forms|admin)-/

/**
 * Builds the part of a booking's page that runs before the app (`web/trip-client.tsx`) and names its files in
 * index.html, for that page's head (`worker/pages/shell.ts`): the opener, the entry with all its imports, then texts.
 */
export function tripClient(): Plugin {
  return {
    name: 'moraine:trip-client',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      this.emitFile({ type: 'chunk', id: CLIENT, name: 'trip-client' })
      const source = await bundledScript(OPENER, 'opener')
      this.emitFile({ type: 'asset', name: 'trip-opener.js', source })
      const worker = await bundledScript(WORKER, 'tripWorker')
      this.emitFile({ type: 'asset', fileName: 'trip/sw.js', source: worker })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle ? html.replace('</body>', () => `<!--trip ${filesOf(bundle)}--></body>`) : html,
    },
  }

  function filesOf(bundle: Rolldown.OutputBundle): string {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === CLIENT)
    const script = Object.values(bundle).find(
      (file) => file.type === 'asset' && file.names.includes('trip-opener.js'),
    )
    if (!entry || !script) throw new Error('The build has no part of a booking’s page')
    const files = reach(
      [entry.fileName],
      (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
    )
    const heavy = chunks.filter(
      ({ fileName, name }) => files.has(fileName) && NOT_NEEDED.test(`${name}-`),
    )
    if (heavy.length > 0)
      throw new Error(`The page of a booking waits for ${heavy.map(({ name }) => name).join(', ')}`)
    const texts = chunks.filter(({ name }) => /^(?:page|trip)-texts-/.test(name))
    return [script, ...[...files].map((fileName) => ({ fileName })), ...texts]
      .map(({ fileName }) => `/${fileName}`)
      .join(' ')
  }
}
