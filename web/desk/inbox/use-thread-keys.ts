import { useEffect, type RefObject } from 'react'

const STEPS: Partial<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * j and k move through a list's links from anywhere on the page, the arrows inside it; x presses the checkbox beside a
 * link. Enter is the links' own.
 */
export function useThreadKeys(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const target = event.target as HTMLElement
      if (event.key === 'x' && target.matches('a[data-thread]'))
        return target.closest('li')?.querySelector('input')?.click()
      if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.matches('input, textarea, select, [contenteditable]')) return
      if (event.key.startsWith('Arrow') && !list.current?.contains(target)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-thread]') ?? [])]
      const isShown = links[0]?.offsetParent != null && !document.querySelector('dialog[open]')
      if (!isShown) return
      event.preventDefault()
      const focused = links.indexOf(document.activeElement as HTMLElement)
      const open = links.findIndex((link) => link.ariaCurrent === 'true')
      const from = focused < 0 ? open : focused
      links[Math.min(links.length - 1, Math.max(0, from + step))]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}
