import { CircleCheck, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type AlertKind = 'warning' | 'error' | 'info' | 'success'

interface AlertBannerProps {
  kind: AlertKind
  action?: ReactNode
  children: ReactNode
}

const LOOKS: Record<AlertKind, { icon: LucideIcon; colour: string }> = {
  warning: { icon: TriangleAlert, colour: 'border-s-accent text-accent' },
  error: { icon: CircleX, colour: 'border-s-danger text-danger' },
  info: { icon: Info, colour: 'border-s-pink text-pink' },
  success: { icon: CircleCheck, colour: 'border-s-primary text-primary' },
}

/** A message for screen readers, too: assertive for warnings and errors, polite otherwise. */
export function AlertBanner({ kind, action, children }: AlertBannerProps) {
  const { icon: Icon, colour } = LOOKS[kind]
  return (
    <div
      role={kind === 'warning' || kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-field border border-s-4 border-line bg-surface py-2 ps-3 pe-3 ${colour}`}
    >
      <Icon aria-hidden size={20} className="mt-2.5 shrink-0" />
      <div className="flex min-w-0 grow flex-col gap-2 py-2 text-ink">
        <div>{children}</div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
