import { useEffect, type RefObject } from 'react'

const STEPS: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * j and k move through a list's links from anywhere on the page, the arrows only inside it; x toggles the checkbox next
 * to a link. Enter follows the link as usual.
 */
export function useThreadKeys(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key === 'x' && target.matches('a[data-thread]'))
        target.closest('li')?.querySelector('input')?.click()
      else if (isStep(event, list.current)) moveInside(event, list.current)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}

/** Ignores keys that are typed into a field and the browser's own shortcuts. */
function isStep(event: KeyboardEvent, list: HTMLElement | null): boolean {
  if (!STEPS[event.key]) return false
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target as HTMLElement
  if (target.matches('input, textarea, select, [contenteditable]')) return false
  return !event.key.startsWith('Arrow') || list?.contains(target) === true
}

function moveInside(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = STEPS[event.key] ?? 0
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-thread]') ?? [])]
  const isShown = links[0]?.offsetParent != null && !document.querySelector('dialog[open]')
  if (!isShown) return
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, placeIn(links) + step))]?.focus()
}

/** Index of the focused link, otherwise of the open thread's link. */
function placeIn(links: HTMLElement[]): number {
  const focused = links.indexOf(document.activeElement as HTMLElement)
  return focused < 0 ? links.findIndex((link) => link.ariaCurrent === 'true') : focused
}
