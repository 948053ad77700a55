import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { useAct, type GuestCall } from './use-act'

/** A change of the booking that is asked about once more, in a dialog which closes when it is done. */
export function useAskedAct<Input>(pid: string, call: GuestCall<Input>) {
  const { act, isPending, error, reset } = useAct(pid, call)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    reset()
  }
  return {
    dialog: { isOpen, open: () => setOpen(true), close, isPending, error },
    confirm: (input: Input) => act(input, { onSuccess: close }),
  }
}

interface AskedActProps {
  dialog: ReturnType<typeof useAskedAct>['dialog']
  say: (key: 'open' | 'title' | 'confirm' | 'busy') => string
  onConfirm: () => void
  className?: string
  children: ReactNode
}

/** The button of the act, and its dialog. */
export function AskedAct({ dialog, say, onConfirm, className, children }: AskedActProps) {
  const { isOpen, open, close, isPending, error } = dialog
  return (
    <>
      <Button look="faint" className={className} onClick={open}>
        {say('open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        title={say('title')}
        action={say(isPending ? 'busy' : 'confirm')}
        isPending={isPending}
        onConfirm={onConfirm}
      >
        {children}
        <FailureAlert failure={error} />
      </ConfirmDialog>
    </>
  )
}
