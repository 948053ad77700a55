const LEAVING = 'data-leaving'
/** A link that has led nowhere by now is a download. */
const FOLLOWED_FOR_MS = 30_000

/** Gives immediate feedback on a link that the browser follows natively, as the app does for its own, and notes that it leaves. */
export function showLeaving(): void {
  const mark = (isLeaving: boolean) => {
    // The app, which has its own copy of this module, asks for it.
    document.documentElement.toggleAttribute(LEAVING, isLeaving)
    if (isLeaving) setTimeout(() => show(false), FOLLOWED_FOR_MS)
  }
  const show = (isBusy: boolean) => {
    document.querySelector('#main')?.setAttribute('aria-busy', String(isBusy))
    mark(isBusy)
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !event.defaultPrevented && leaves(link, event)) show(true)
  })
  // A bookmark or a typed address leaves, too. iOS has no such event, and does not end the downloads.
  addEventListener('beforeunload', () => mark(true))
  // The page was restored by the back button.
  addEventListener('pageshow', ({ persisted }) => persisted && show(false))
}

function leaves(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search
  const isElsewhere = link.target !== '' || link.hasAttribute('download') || ctrlKey || metaKey
  return link.origin === location.origin && !isHere && !isElsewhere && !shiftKey
}

/** Whether another page is on its way: the browser may have ended this page's downloads for that. */
export function isLeaving(): boolean {
  return document.documentElement.hasAttribute(LEAVING)
}
