import { Trash2 } from 'lucide-react'
import type { QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/dialog'
import { IconButton } from './icon-button'
import { useAction } from './use-action'

interface DeleteRowButtonProps {
  /** Label of the button, and the question if there is no `title`. */
  label: string
  title?: string
  action: string
  /** Text of the toast. */
  done: string
  onDelete: (client: QueryClient) => Promise<unknown>
  /** Size of the icon, in px. */
  size?: number | undefined
  children: ReactNode
}

/** Deletes the row that it is in, after a confirmation. */
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
