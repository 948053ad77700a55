import type { Plugin } from 'vite'
import { ROOT } from '../tools.ts'

const EMPTY = '\0moraine:browser-part'

/**
 * Lazily imported components (editor, login form, the desk's screens and dialogs) open in a browser only, so the edge
 * never renders them: in the worker such an import is empty, and its code stays out of the script.
 */
export function browserParts(): Plugin {
  return {
    name: 'moraine:browser-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId(source, importer, options) {
      const { kind } = options as { kind?: string }
      // The folder of the project may have any name, such as `desk`.
      const isPart =
        source.replace(ROOT, '').includes('/desk/') ||
        /^\/web\/(?:features|bookings|ui|desk)\//.test(importer?.replace(ROOT, '') ?? '')
      return kind === 'dynamic-import' && isPart ? EMPTY : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}
