import type { ReactNode } from 'react'

/** What is wrong in a form; takes no room without text. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sm text-danger empty:hidden">
      {children}
    </p>
  )
}
