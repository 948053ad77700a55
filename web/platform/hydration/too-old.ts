import { showMessage } from './messages'
import { queuePresses } from './presses'
import { showWithoutScripts } from './without-scripts'

const KEY = 'told-too-old'

/** Whether the app would fail in this engine. Two features stand for all that the app needs. */
export function isTooOld(): boolean {
  try {
    // Chromium 110, Safari 16, Firefox 115; Safari 16.4.
    return !('toSorted' in [] && new RegExp('(?<=a)b'))
  } catch {
    return true
  }
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
