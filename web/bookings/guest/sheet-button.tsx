import { useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

interface SheetButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'className'> {
  label: string
  title: string
  children: (close: () => void) => ReactNode
}

/** A button, and the sheet that it opens. */
export function SheetButton({ label, title, children, ...button }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={title} look="sheet">
        {children(close)}
      </Dialog>
    </>
  )
}
