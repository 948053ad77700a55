import { showMessage } from './messages'
import { queuePresses } from './presses'
import { showWithoutScripts } from './without-scripts'

const KEY = 'told-too-old'

/** Whether the app would fail in this engine. It is asked for one function (docs/engines.md). */
export function isTooOld(): boolean {
  // Chromium 111, Safari 16.4, Firefox 119.
  return !('isWellFormed' in String.prototype)
}

/**
 * Leaves the page as the edge rendered it, with the ways to the company that are shown without scripts. Says so once a
 * tab, and at each press that needs the app.
 */
export function stayWithoutApp(): void {
  document.documentElement.dataset['bare'] = ''
  while (showWithoutScripts('noscript:not(#late)'));
  const say = () => showMessage('too-old')
  const presses = queuePresses(() => {
    presses.mark(false)
    say()
  })
  if (isFirst()) say()
}

function isFirst(): boolean {
  try {
    const isTold = sessionStorage.getItem(KEY) !== null
    sessionStorage.setItem(KEY, '')
    return !isTold
  } catch {
    return true
  }
}
