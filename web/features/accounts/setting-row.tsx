import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface SettingRowProps {
  title: string
  value?: ReactNode
  children: ReactNode
}

export function SettingRow({ title, value, children }: SettingRowProps) {
  return (
    <details className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-field py-2 hover:text-primary">
        <span className="font-semibold">{title}</span>
        <span className="ms-auto min-w-0 truncate text-end text-muted">{value}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="flex max-w-md flex-col gap-4 pt-1 pb-6">{children}</div>
    </details>
  )
}
