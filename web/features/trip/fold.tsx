import type { ReactNode } from 'react'

interface FoldProps {
  label: string
  className?: string
  children: ReactNode
}

/** Content that is collapsed at first. */
export function Fold({ label, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {label}
      </summary>
      {children}
    </details>
  )
}
