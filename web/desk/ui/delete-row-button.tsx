import { Trash2 } from 'lucide-react'
import type { QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/dialog'
import { IconButton } from './icon-button'
import { useAction } from './use-action'

interface DeleteRowButtonProps {
  /** Of the button, and of the question without a title of its own. */
  label: string
  title?: string
  action: string
  /** What the toast says. */
  done: string
  onDelete: (client: QueryClient) => Promise<unknown>
  /** Size of the icon, in px. */
  size?: number | undefined
  children: ReactNode
}

/** Deletes its own row of a list, after a question. */
export function DeleteRowButton({ label, size, done, onDelete, ...asked }: DeleteRowButtonProps) {
  const { isBusy, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const confirm = () => void run(onDelete, { text: done, removesRow: true })
  return (
    <>
      <IconButton icon={Trash2} label={label} size={size} disabled={isBusy} onClick={open} />
      <ConfirmDialog
        title={label}
        {...asked}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
      />
    </>
  )
}
