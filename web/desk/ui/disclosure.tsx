import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold hover:text-primary">
        <ChevronDown aria-hidden size={16} className="shrink-0 text-muted group-open:rotate-180" />
        {title}
      </summary>
      {children}
    </details>
  )
}
