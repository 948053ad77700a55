/** Gives immediate feedback on a link that the browser follows natively, as the app does for its own. */
export function showLeaving(): void {
  const show = (isBusy: boolean) =>
    document.querySelector('#main')?.setAttribute('aria-busy', String(isBusy))
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !event.defaultPrevented && leaves(link, event)) show(true)
  })
  // The page was restored by the back button.
  addEventListener('pageshow', ({ persisted }) => persisted && show(false))
}

function leaves(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search
  const isElsewhere = link.target !== '' || link.hasAttribute('download') || ctrlKey || metaKey
  return link.origin === location.origin && !isHere && !isElsewhere && !shiftKey
}

/** Notes that the browser is on its way to another page. Ends with `stop`: a lasting listener may keep it from going back fast. */
export function watchLeaving(): { isLeaving: () => boolean; stop: () => void } {
  const watch = new AbortController()
  let isLeaving = false
  const note = () => {
    isLeaving = true
  }
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, note, { signal: watch.signal })
  return { isLeaving: () => isLeaving, stop: () => watch.abort() }
}
