import { useEffect, useRef } from 'react'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/**
 * Keys of a list's rows (elements with `data-row`): arrows, j and k move, x presses the checkbox, Enter the element
 * with `data-open`. Arrows work inside the list only; j also enters it from elsewhere on the page.
 */
export function useRowKeys<List extends HTMLElement = HTMLTableSectionElement>() {
  const list = useRef<List>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!list.current || isTyping(event.target)) return
      const row = list.current.contains(event.target as Node)
        ? (event.target as Element).closest<HTMLElement>('[data-row]')
        : null
      if (row ? pressInRow(event, row) : enterList(event, list.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return list
}

function pressInRow({ key, target }: KeyboardEvent, row: HTMLElement): boolean {
  const step = STEPS[key]
  if (step) {
    const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
    if (next instanceof HTMLElement) focusRow(next)
    return true
  }
  const wanted =
    key === 'x'
      ? row.querySelector<HTMLElement>('input[type="checkbox"]')
      : key === 'Enter' && target === row
        ? row.querySelector<HTMLElement>('[data-open]')
        : null
  wanted?.click()
  return wanted !== null
}

function enterList({ key }: KeyboardEvent, list: HTMLElement): boolean {
  const row = list.querySelector<HTMLElement>('[data-row]')
  if (key !== 'j' || !row || document.querySelector('dialog[open]')) return false
  focusRow(row)
  return true
}

function focusRow(row: HTMLElement): void {
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  )
}
