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
      return kind === 'dynamic-import' && isBrowserPart(source, importer) ? EMPTY : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}

/** Whether what a module imports lazily opens in a browser only. The project's folder may have any name, such as `desk`. */
export function isBrowserPart(source: string, importer = '', root = ROOT): boolean {
  return (
    source.replace(root, '').includes('/desk/') ||
    /^\/web\/(?:features|bookings|ui|desk)\//.test(importer.replace(root, ''))
  )
}
