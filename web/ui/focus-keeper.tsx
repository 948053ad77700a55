import { useEffect } from 'react'

/** What the focus can go back to as a whole, once the thing in it that had it is gone. */
const PLACE = 'dialog, form, article, section, nav, table, main, [role="group"]'
const HEARD = '[aria-label], [aria-labelledby]'
const REMEMBERED = 20

/** An element that had the focus, with all that it stood in, from the nearest on. */
interface Stop {
  element: HTMLElement
  around: HTMLElement[]
  path: string
}

/**
 * Keeps the keyboard where it was when what had the focus goes away: a button that leaves with what it did, an entry that is
 * deleted, a dialog whose opener is gone. The browser would begin at the top of the page again. Whoever has a better place for
 * the focus gives it that while it renders, and nothing happens here.
 */
export function FocusKeeper() {
  useEffect(() => keepFocus(document), [])
  return null
}

/** Returns what ends it. */
function keepFocus(page: Document): () => void {
  let stops: Stop[] = []
  const controller = new AbortController()
  const { signal } = controller
  const isNowhere = () => page.activeElement === null || page.activeElement === page.body
  const mend = () => {
    const last = stops[0]
    if (!last || !isNowhere() || isThere(last.element)) return
    // Another page has its own rules for where the keyboard begins.
    if (last.path === location.pathname)
      landing(last, stops.slice(1))?.focus({ preventScroll: true })
    else stops = []
  }
  // Not at once: on its way back from a dialog to what opened it the focus is nowhere for a moment.
  const observer = new MutationObserver(() => {
    if (isNowhere()) setTimeout(mend)
  })
  observer.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  page.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      stops = [
        { element: target, around: ancestorsOf(target), path: location.pathname },
        ...stops
          .filter(({ element }) => element !== target && element.isConnected)
          .slice(0, REMEMBERED),
      ]
    },
    { signal },
  )
  page.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget) return
      // Who leaves something that stays, such as by a click beside it, wants the focus nowhere.
      queueMicrotask(() => {
        if (isNowhere() && target instanceof HTMLElement && isThere(target)) stops = []
      })
    },
    { signal },
  )
  return () => {
    observer.disconnect()
    controller.abort()
  }
}

/** The nearest place that is left, when its name says where one is; else where the focus was in it before, or its heading. */
function landing(last: Stop, before: Stop[]): HTMLElement | null {
  const place = last.around.find((each) => each.matches(PLACE) && isThere(each))
  if (!place) return null
  const earlier = before.find(({ element }) => place.contains(element) && isThere(element))?.element
  const target = place.matches(HEARD) ? place : (earlier ?? place.querySelector('h1') ?? place)
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  return target
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = []
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each)
  return around
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0
}
