import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

interface ConfirmDialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  text?: ReactNode
  action: string
  onConfirm: () => void
}

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
            // Closing cancels a pending confirmation, so confirm first.
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
