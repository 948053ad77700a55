import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'

interface DeleteButtonProps {
  /** What the button does, also in the dialog. */
  action: string
  title: string
  text: string
  disabled?: boolean
  onConfirm: () => void
}

/** Deletes something, after a question. */
export function DeleteButton(props: DeleteButtonProps) {
  const { action, title, text, disabled, onConfirm } = props
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button look="danger" disabled={disabled} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden size={16} />
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={title}
        action={action}
        onConfirm={onConfirm}
      >
        <p className="text-muted">{text}</p>
      </ConfirmDialog>
    </>
  )
}
