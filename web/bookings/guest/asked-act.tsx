import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { useAct, type GuestCall } from './use-act'

/** A change of the booking that needs confirmation, in a dialog which closes once it succeeds. */
export function useAskedAct<Input>(pid: string, call: GuestCall<Input>) {
  const { act, isPending, error, reset } = useAct(pid, call)
  const [isOpen, setOpen] = useState(false)
  const onClose = () => {
    setOpen(false)
    reset()
  }
  return {
    dialog: { open: () => setOpen(true), error, isOpen, onClose, isPending },
    confirm: (input: Input) => act(input, { onSuccess: onClose }),
  }
}

interface AskedActProps {
  dialog: ReturnType<typeof useAskedAct>['dialog']
  say: (key: 'open' | 'title' | 'confirm' | 'busy') => string
  onConfirm: () => void
  className?: string
  children: ReactNode
}

/** The button of the change, and its dialog. */
export function AskedAct({ dialog, say, onConfirm, className, children }: AskedActProps) {
  const { open, error, ...view } = dialog
  return (
    <>
      <Button look="faint" className={className} onClick={open}>
        {say('open')}
      </Button>
      <ConfirmDialog
        title={say('title')}
        action={say(view.isPending ? 'busy' : 'confirm')}
        onConfirm={onConfirm}
        {...view}
      >
        {children}
        <FailureAlert failure={error} />
      </ConfirmDialog>
    </>
  )
}
