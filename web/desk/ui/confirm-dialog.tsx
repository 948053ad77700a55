import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Names what is about to happen and to what. */
  title: string
  text?: ReactNode
  /** The verb on the button. */
  action: string
  onConfirm: () => void
}

/** Asks before something that others will notice. */
export function ConfirmDialog({
  isOpen,
  onClose,
  title,
  text,
  action,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {text && <p className="text-muted">{text}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          look="danger"
          onClick={() => {
            // Closing says no to whoever still waits for an answer, so yes comes first.
            onConfirm()
            onClose()
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
