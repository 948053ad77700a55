import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface StandIn {
  source: string
  /** The importing module; any when left out. */
  importer?: RegExp
  file: string
}

/**
 * Replacements for modules of packages in the worker, with the same markup: a page is rendered once at the edge, so it
 * needs no subscriptions of hooks, unused icon options or form checks.
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
  ...['../core/json-schema-processors.js', '../core/to-json-schema.js'].map((source) => ({
    source,
    importer: /zod\/v4\/classic\/(?:schemas|external)\.js$/,
    file: 'scripts/vite/edge-packages/zod-json-schema.ts',
  })),
  { source: 'react-hook-form', file: 'scripts/vite/edge-packages/react-hook-form.ts' },
  { source: '@hookform/resolvers/zod', file: 'scripts/vite/edge-packages/react-hook-form.ts' },
]

/** Makes the built worker use the replacements. */
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
