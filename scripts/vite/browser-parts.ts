import type { Plugin } from 'vite'

const EMPTY = '\0moraine:browser-part'

/**
 * Lazily imported components (editor, lightbox, login form) open on a press, so the edge never renders them: in the
 * worker such an import is empty, and its code stays out of the script.
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
