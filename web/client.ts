import { markMissingChunks } from './platform/hydration/reload'
import './styles.css'

declare global {
  /** What `page-script.ts` calls: fetches the app and gives the page to it; resolves when its elements answer. */
  var startClient: () => Promise<void>
}

markMissingChunks()

// A build drops what a page's entry exports.
globalThis.startClient = async () => {
  const { startApp } = await import('./app')
  await startApp()
  document.documentElement.dataset['started'] = ''
}
