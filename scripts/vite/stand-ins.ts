import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface StandIn {
  source: string
  /** The importing module; any module if omitted. */
  importer?: RegExp
  file: string
  /** In the browser as well. */
  isEverywhere?: true
}

/**
 * Replacements for modules of packages, with markup of the same look. A page is rendered once at the edge, so it needs no
 * subscriptions of hooks, unused icon options or form checks.
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
    file: 'scripts/vite/stand-ins/use-translation.ts',
    isEverywhere: true,
  },
  {
    source: './Trans.js',
    importer: /react-i18next\/dist\/es\/index\.js$/,
    file: 'scripts/vite/stand-ins/trans.tsx',
    isEverywhere: true,
  },
  {
    source: '../createLucideIcon.mjs',
    importer: /lucide-react\/dist\/esm\/icons\//,
    file: 'scripts/vite/stand-ins/create-lucide-icon.ts',
  },
  ...['../core/json-schema-processors.js', '../core/to-json-schema.js'].map((source) => ({
    source,
    importer: /zod\/v4\/classic\/(?:schemas|external)\.js$/,
    file: 'scripts/vite/stand-ins/zod-json-schema.ts',
    isEverywhere: true as const,
  })),
  {
    source: './html-entities.js',
    importer: /postal-mime\/dist\/esm\/text-format\.js$/,
    file: 'scripts/vite/stand-ins/html-entities.ts',
  },
  { source: 'react-hook-form', file: 'scripts/vite/stand-ins/react-hook-form.ts' },
  { source: '@hookform/resolvers/zod', file: 'scripts/vite/stand-ins/react-hook-form.ts' },
]

/** Makes the build use the replacements. */
export function standIns(): Plugin {
  return {
    name: 'moraine:stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, from = '') {
      const isApp = this.environment.name === 'client'
      const found = STAND_INS.find(
        ({ source, importer, isEverywhere = false }) =>
          id === source && (!importer || importer.test(from)) && (!isApp || isEverywhere),
      )
      return found ? resolve(found.file) : null
    },
  }
}
