import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

interface MenuProps {
  label: string
  summary: ReactNode
  children: ReactNode
}

/** Opens below its summary; closes as `useMenu` says. */
export function Menu({ label, summary, children }: MenuProps) {
  const menu = useMenu()
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={label}
        className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-field px-2 hover:bg-snow/15"
      >
        {summary}
      </summary>
      <div className="absolute end-0 z-30 mt-1 w-48 rounded-field bg-spruce p-2 shadow-float">
        {children}
      </div>
    </details>
  )
}

/**
 * Closes a `details` on Escape, outside focus or press, and when one of `choices` (selector) is
 * chosen. The focus returns to the summary, also from a dialog opened by a choice.
 */
export function useMenu(choices = 'a, button'): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeWhenDone(menu.current, choices) : undefined), [choices])
  return menu
}

/** Returns a cleanup function. */
function closeWhenDone(menu: HTMLDetailsElement, choices: string): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target)
  const close = () => menu.removeAttribute('open')
  const closeAndReturn = () => {
    close()
    menu.querySelector('summary')?.focus()
  }
  menu.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest(choices) && closeAndReturn(),
    {
      signal,
    },
  )
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && close(),
    {
      signal,
    },
  )
  document.addEventListener('pointerdown', ({ target }) => !isInside(target) && close(), { signal })
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && menu.open && closeAndReturn(), {
    signal,
  })
  return () => controller.abort()
}
