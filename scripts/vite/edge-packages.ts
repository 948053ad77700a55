import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface StandIn {
  source: string
  /** The module that imports it; every one when it is left out. */
  importer?: RegExp
  file: string
}

/**
 * What the worker takes in place of a package's module, for the same markup: a page is rendered once at the edge, and
 * pays there neither for the subscriptions of a hook, the options of an icon that nobody uses, nor for a form's checks.
 */
const STAND_INS: StandIn[] = [
  // `react-dom/server` brings two renderers, one for streams and one for strings, of 100 kB each.
  {
    source: 'react-dom/server',
    file: 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  },
  {
    source: './useTranslation.js',
    importer: /react-i18next\/dist\/es\/index\.js$/,
    file: 'scripts/vite/edge-packages/use-translation.ts',
  },
  {
    source: '../createLucideIcon.mjs',
    importer: /lucide-react\/dist\/esm\/icons\//,
    file: 'scripts/vite/edge-packages/create-lucide-icon.ts',
  },
  { source: 'react-hook-form', file: 'scripts/vite/edge-packages/react-hook-form.ts' },
  { source: '@hookform/resolvers/zod', file: 'scripts/vite/edge-packages/react-hook-form.ts' },
]

/** Makes the built worker use the stand-ins. */
export function edgePackages(): Plugin {
  return {
    name: 'moraine:edge-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(id, from = '') {
      const found = STAND_INS.find(
        ({ source, importer }) => id === source && (!importer || importer.test(from)),
      )
      return found ? resolve(found.file) : null
    },
  }
}
