import { ArrowUpToLine, Star, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'

interface ChoiceBarProps {
  count: number
  onAll: () => void
  onClear: () => void
  /** Absent where it cannot be done. */
  onFront?: (() => void) | undefined
  onMain?: (() => void) | undefined
  onDelete: () => void
}

/** What can be done with the chosen images; sticks to the bottom while there are some. */
export function ChoiceBar({ count, onAll, onClear, onFront, onMain, onDelete }: ChoiceBarProps) {
  const { t } = useTranslation('images')
  return (
    <div
      role="toolbar"
      aria-label={t('chosen', { count })}
      className="sticky bottom-[calc(var(--desk-bar,0px)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-card border border-primary bg-surface p-2 shadow-float"
    >
      <p role="status" className="tabular me-auto ps-2 font-semibold">
        {t('chosen', { count })}
      </p>
      <Button look="faint" onClick={onAll}>
        {t('chooseAll')}
      </Button>
      {onFront && (
        <Button className="px-3 text-sm" onClick={onFront}>
          <ArrowUpToLine aria-hidden size={16} />
          {t('toFront')}
        </Button>
      )}
      {onMain && (
        <Button className="px-3 text-sm" onClick={onMain}>
          <Star aria-hidden size={16} />
          {t('setMain')}
        </Button>
      )}
      <Button look="danger" className="px-3 text-sm" onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        {t('delete')}
      </Button>
      <Button look="icon" aria-label={t('chooseNone')} onClick={onClear}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}
