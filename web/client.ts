import { markMissingChunks } from './platform/hydration/reload'
import './styles.css'

declare global {
  /** Called by `page-script.ts`: loads and hydrates the app. */
  var startClient: () => Promise<void>
}

markMissingChunks()
// Zod would probe for `eval`, which the policy blocks and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// The bundler drops the exports of a page's entry.
globalThis.startClient = async () => {
  const { startApp } = await import('./app')
  await startApp()
  document.documentElement.dataset['started'] = ''
}
