import { useEffect } from 'react'

/** Focuses any element, without scrolling. Call it before an action removes the focused control. */
export function moveFocus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  makeFocusable(target)
  target.focus({ preventScroll: true })
}

function makeFocusable(target: HTMLElement): void {
  if (target.tabIndex >= 0 || target.hasAttribute('tabindex')) return
  target.tabIndex = -1
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}

/** Focuses the page's heading. */
export function focusHeading(): void {
  moveFocus(document.querySelector('#main h1'))
}

/** Focuses the page's heading when a result replaces the form. */
export function useHeadingFocus(isDone: boolean): void {
  useEffect(() => {
    if (isDone) focusHeading()
  }, [isDone])
}

/** Focuses the first field that is marked as wrong, and scrolls to it; in an open dialog only the dialog's. */
export function focusFault(): void {
  const place = document.querySelector('dialog:modal') ?? document.querySelector('#main')
  place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
