import { closeDialogsByBack } from './platform/hydration/back-gesture'
import { keepAboveKeyboard } from './platform/hydration/touch-keyboard'
import { markMissingChunks } from './platform/hydration/reload'
import './styles.css'

declare global {
  /** Called by `page-script.ts`: loads and hydrates the app. */
  var startClient: () => Promise<void>
}

markMissingChunks()

// The bundler drops the exports of a page's entry.
globalThis.startClient = async () => {
  const { startApp } = await import('./app')
  await startApp()
  document.documentElement.dataset['started'] = ''
  if (matchMedia('(pointer: coarse)').matches) {
    closeDialogsByBack()
    keepAboveKeyboard()
  }
}
