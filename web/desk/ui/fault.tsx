import type { ReactNode } from 'react'

/** An error in a form; takes no room without text. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-danger empty:hidden">
      {children}
    </p>
  )
}
