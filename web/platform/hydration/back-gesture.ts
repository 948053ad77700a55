import { isLeaving } from './leaving'

/** In the state of the history entry that an open dialog has. */
const MARK = 'dialog'
/** A choice in a dialog that closes it may go to another page first. */
const PAUSE_MS = 100

const isMarked = () => (history.state as Record<string, unknown> | null)?.[MARK] === true
const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]

let hasEntry = false
let isGoingBack = false

/**
 * Makes the back gesture of a phone close the open dialog instead of leaving the page. A dialog gets an entry in the
 * history, which is left when the dialog closes in another way. Not at the desk, where going back asks about unsaved work.
 */
export function closeDialogsByBack(): void {
  follow()
  new MutationObserver(follow).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  // Before the router's listener.
  addEventListener('popstate', goBack, { capture: true })
}

function follow(): void {
  const isOpen = openDialogs().length > 0
  if (isOpen && !hasEntry && !location.pathname.startsWith('/admin')) {
    hasEntry = true
    // Past the router, which would load the page for an entry of its own.
    if (!isMarked())
      History.prototype.pushState.call(history, { ...(history.state as object), [MARK]: true }, '')
  }
  if (!isOpen && hasEntry) {
    hasEntry = false
    setTimeout(leaveEntry, PAUSE_MS)
  }
}

function leaveEntry(): void {
  // Going back would call off the page that is on its way.
  if (hasEntry || !isMarked() || isLeaving()) return
  isGoingBack = true
  history.back()
}

function goBack(event: PopStateEvent): void {
  const dialog = openDialogs().at(-1)
  const isToItself = isGoingBack
  isGoingBack = false
  if (!isToItself && isMarked() === (dialog !== undefined)) return
  event.stopImmediatePropagation()
  if (isToItself) return
  // The entry of a dialog that was left for another page.
  if (!dialog) return history.back()
  hasEntry = false
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  follow()
}
