import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'

interface BulkBarProps {
  count: number
  onClear: () => void
  children: ReactNode
}

/** The actions on the selected rows. Stays in view at the bottom. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('desk')
  return (
    <div
      role="group"
      aria-label={t('list.selection')}
      className="sticky bottom-2 z-20 max-lg:bottom-[calc(env(safe-area-inset-bottom)+4.25rem)] flex flex-wrap items-center gap-2 rounded-card border border-primary bg-surface p-2 shadow-float"
    >
      <span role="status" className="tabular px-2 text-sm font-semibold">
        {t('list.selected', { count })}
      </span>
      <div className="flex items-center gap-2 max-sm:order-last max-sm:w-full max-sm:overflow-x-auto max-sm:whitespace-nowrap">
        {children}
      </div>
      <Button look="icon" className="ms-auto" aria-label={t('list.unselect')} onClick={onClear}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}
