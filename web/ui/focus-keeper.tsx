import { useEffect } from 'react'

/** Landmarks that may take the focus when the element in them is gone. */
const LANDMARKS = 'dialog, form, article, section, nav, table, main, [role="group"]'
const LABELLED = '[aria-label], [aria-labelledby]'
const MAX_STOPS = 20

/** A focused element with its ancestors, nearest first. */
interface Stop {
  element: HTMLElement
  around: HTMLElement[]
  path: string
}

/** Restores the focus when the focused element is removed, unless its component moves it. */
export function FocusKeeper() {
  useEffect(() => keepFocus(document), [])
  return null
}

/** Returns a cleanup function. */
function keepFocus(page: Document): () => void {
  let stops: Stop[] = []
  const controller = new AbortController()
  const { signal } = controller
  const isLost = () => page.activeElement === null || page.activeElement === page.body
  const restore = () => {
    const last = stops[0]
    if (!last || !isLost() || isVisible(last.element)) return
    // A navigation has its own focus rules.
    if (last.path === location.pathname)
      findTarget(last, stops.slice(1))?.focus({ preventScroll: true })
    else stops = []
  }
  // Deferred: while a dialog returns the focus it is on the body for a moment.
  const observer = new MutationObserver(() => {
    if (isLost()) setTimeout(restore)
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
          .slice(0, MAX_STOPS),
      ]
    },
    { signal },
  )
  page.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget) return
      // Blurring an element that stays, by a click beside it, is deliberate.
      queueMicrotask(() => {
        if (isLost() && target instanceof HTMLElement && isVisible(target)) stops = []
      })
    },
    { signal },
  )
  return () => {
    observer.disconnect()
    controller.abort()
  }
}

/** The nearest named landmark that is left; else the previous focus inside it, or its heading. */
function findTarget(last: Stop, before: Stop[]): HTMLElement | null {
  const place = last.around.find((each) => each.matches(LANDMARKS) && isVisible(each))
  if (!place) return null
  const earlier = before.find(
    ({ element }) => place.contains(element) && isVisible(element),
  )?.element
  const target = place.matches(LABELLED) ? place : (earlier ?? place.querySelector('h1') ?? place)
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

function isVisible(element: HTMLElement): boolean {
  return element.isConnected && element.getClientRects().length > 0
}
