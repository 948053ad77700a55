import { type ReactNode, useState, type ComponentProps } from 'react'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'

interface PanelProps {
  id: string
  title: string
  /** The guest has to act. */
  isUrgent?: boolean
  className?: string
  children: ReactNode
}

/** A part of the page with its heading. */
export function Panel({ id, title, isUrgent, className = 'gap-4', children }: PanelProps) {
  const border = isUrgent ? 'border-2 border-larch' : 'border border-line'
  return (
    <section
      aria-labelledby={id}
      className={`flex flex-col rounded-card bg-surface p-5 ${border} ${className}`}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FoldProps {
  label: string
  className?: string
  children: ReactNode
}

/** Content that is collapsed at first. */
export function Fold({ label, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {label}
      </summary>
      {children}
    </details>
  )
}

/** Says how an action ended; '' takes no space. */
export function StatusLine({ text }: { text: string }) {
  return (
    <p role="status" className="text-sm text-muted empty:sr-only">
      {text}
    </p>
  )
}

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
