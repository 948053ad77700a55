import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { ShownToast } from './use-shown-toasts'

interface ToastBarProps {
  toast: ShownToast
  onClose: () => void
}

export function ToastBar({ toast, onClose }: ToastBarProps) {
  const { t } = useTranslation('common')
  const { text, look, undo } = toast
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-field py-1 ps-4 pe-1 text-paper shadow-float ${look === 'danger' ? 'bg-danger' : 'bg-ink'}`}
    >
      <span className="min-w-0 py-2 text-sm">{text}</span>
      {undo && <UndoButton undo={undo} onClose={onClose} />}
      <Button
        look="bare"
        aria-label={t('close')}
        className="grid size-11 shrink-0 place-items-center"
        onClick={onClose}
      >
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}

interface UndoButtonProps {
  undo: NonNullable<ShownToast['undo']>
  onClose: () => void
}

function UndoButton({ undo, onClose }: UndoButtonProps) {
  const { t } = useTranslation('admin')
  const press = () => {
    onClose()
    void undo()
  }
  return (
    <Button
      look="bare"
      data-undo
      aria-keyshortcuts="z"
      className="min-h-11 shrink-0 px-2 font-bold underline underline-offset-4"
      onClick={press}
    >
      {t('undo')}
    </Button>
  )
}
