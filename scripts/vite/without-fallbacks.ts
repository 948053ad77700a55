import type { Plugin } from 'vite'

/** Tailwind's values for engines without `@property`: all are below the floor (`scripts/engines/floor.ts`). */
const FALLBACKS = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/

/** Leaves them out of the style sheets, one of which is in every page. */
export function withoutFallbacks(): Plugin {
  return {
    name: 'moraine:without-fallbacks',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replace(FALLBACKS, '')
    },
  }
}
