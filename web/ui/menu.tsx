import type { ReactNode } from 'react'

interface MenuProps {
  label: string
  summary: ReactNode
  children: ReactNode
}

/** A menu that opens below its summary; `platform/hydration/menus.ts` closes it. */
export function Menu({ label, summary, children }: MenuProps) {
  return (
    <details name="menu" className="relative">
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
