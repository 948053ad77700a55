import { CircleCheck, CircleX, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'

export type AlertKind = 'warning' | 'error' | 'info' | 'success'

interface AlertBannerProps {
  kind: AlertKind
  /** Closes the banner after this many seconds; never from 999. */
  seconds?: number
  onClose?: () => void
  action?: ReactNode
  children: ReactNode
}

const PERMANENT_SECONDS = 999
const LOOKS: Record<AlertKind, { icon: LucideIcon; colour: string }> = {
  warning: { icon: TriangleAlert, colour: 'border-s-accent text-accent' },
  error: { icon: CircleX, colour: 'border-s-danger text-danger' },
  info: { icon: Info, colour: 'border-s-pink text-pink' },
  success: { icon: CircleCheck, colour: 'border-s-primary text-primary' },
}

/** A message for screen readers, too: assertive for warnings and errors, polite otherwise. */
export function AlertBanner({ kind, seconds, onClose, action, children }: AlertBannerProps) {
  const { icon: Icon, colour } = LOOKS[kind]
  useClosing(seconds, onClose)
  return (
    <div
      role={kind === 'warning' || kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-field border border-s-4 border-line bg-surface py-2 ps-3 ${onClose ? 'pe-1' : 'pe-3'} ${colour}`}
    >
      <Icon aria-hidden size={20} className="mt-2.5 shrink-0" />
      <div className="flex min-w-0 grow flex-col gap-2 py-2 text-ink">
        <div>{children}</div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Button look="icon" className="text-muted" onClick={onClose} aria-label={t('close')}>
      <X aria-hidden size={18} />
    </Button>
  )
}

function useClosing(seconds = PERMANENT_SECONDS, onClose?: () => void): void {
  useEffect(() => {
    if (seconds >= PERMANENT_SECONDS || !onClose) return undefined
    const timer = setTimeout(onClose, seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds, onClose])
}
