import type { Plugin } from 'vite'

const EMPTY = '\0moraine:browser-part'

/**
 * What a component imports lazily (editor, lightbox, login form) opens on a press, so the edge never renders it: in the
 * worker such an import leads to nothing, and its code stays out of the script.
 */
export function browserParts(): Plugin {
  return {
    name: 'moraine:browser-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(_source, importer, options) {
      const { kind } = options as { kind?: string }
      return kind === 'dynamic-import' && /\/web\/(?:features|ui)\//.test(importer ?? '')
        ? EMPTY
        : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}
