import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'

interface DeleteButtonProps {
  /** Label of the button, also in the dialog. */
  action: string
  title: string
  text: string
  disabled?: boolean
  onConfirm: () => void
}

/** Deletes something after a confirmation. */
export function DeleteButton({ text, disabled, ...question }: DeleteButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="danger" disabled={disabled} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {question.action}
      </Button>
      <ConfirmDialog isOpen={isAsking} onClose={() => setIsAsking(false)} {...question}>
        <p className="text-muted">{text}</p>
      </ConfirmDialog>
    </>
  )
}
