import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const LEGACY = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')

/**
 * `react-dom/server` brings two renderers, one for streams and one for strings, of 100 kB each. Pages are rendered to
 * strings, so the built worker gets that one alone.
 */
export function stringRenderer(): Plugin {
  return {
    name: 'moraine:string-renderer',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (id) => (id === 'react-dom/server' ? LEGACY : null),
  }
}
