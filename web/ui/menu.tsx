import { useEffect, useRef, type ReactNode } from 'react'

interface MenuProps {
  label: string
  summary: ReactNode
  children: ReactNode
}

/** Opens below its summary; closes with Escape, when the focus or a press goes elsewhere, and when an entry is chosen. */
export function Menu({ label, summary, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => (menu.current ? closeWhenDone(menu.current) : undefined), [])
  return (
    <details ref={menu} className="relative">
      <summary
        aria-label={label}
        className="flex min-h-11 min-w-11 list-none items-center justify-center gap-2 rounded-field px-2 hover:bg-snow/15"
      >
        {summary}
      </summary>
      <div className="absolute end-0 z-30 mt-1 w-48 rounded-field bg-spruce p-2 shadow-float">{children}</div>
    </details>
  )
}

/** Returns what takes the listeners away again. */
function closeWhenDone(menu: HTMLDetailsElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const isInside = (target: EventTarget | null) => target instanceof Node && menu.contains(target)
  const close = () => menu.removeAttribute('open')
  menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a, button') && close(), {
    signal,
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && close(), {
    signal,
  })
  document.addEventListener('pointerdown', ({ target }) => !isInside(target) && close(), { signal })
  menu.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => controller.abort()
}
