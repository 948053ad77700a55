import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { openModal } from '../platform/hydration/open-modal'
import { Button } from './button'
import { DialogContent } from './dialog-content'
import { dialogClass, type DialogLook } from './dialog-look'
import { moveFocus } from './focus'

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  look?: DialogLook
  children: ReactNode
}

/** A modal on the native dialog element, which handles focus, Escape and inertness. */
export function Dialog({ isOpen, onClose, title, look = 'centre', children }: DialogProps) {
  const dialog = useModal(isOpen)
  const titleId = useId()
  const close = { onClick: onClose }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      className={dialogClass(look)}
    >
      {isOpen && <DialogContent {...{ title, titleId, look, close }}>{children}</DialogContent>}
    </dialog>
  )
}

type NativeDialogProps = Omit<DialogProps, 'isOpen' | 'onClose'> &
  Pick<ComponentProps<'dialog'>, 'id' | 'onKeyDown'>

/** A modal whose content is part of the page; buttons that name its id can open it before the app runs. */
export function NativeDialog(props: NativeDialogProps) {
  const { id, title, look = 'centre', children, ...events } = props
  const titleId = useId()
  const close = { command: 'close', commandfor: id } as const
  return (
    <dialog
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      closedby="any"
      className={dialogClass(look)}
      {...events}
    >
      <DialogContent {...{ title, titleId, look, close }}>{children}</DialogContent>
    </dialog>
  )
}

interface ConfirmDialogProps extends Omit<DialogProps, 'look'> {
  action: string
  onConfirm: () => void
  /** For a dialog that stays open until the action has succeeded. */
  isPending?: boolean
}

/** Closes after the confirmation, unless `isPending` is given. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, onConfirm, isPending, children, ...dialog } = props
  const { t } = useTranslation()
  const confirm = () => {
    // Closing cancels a pending confirmation, so confirm first.
    onConfirm()
    if (isPending === undefined) dialog.onClose()
  }
  return (
    <Dialog {...dialog}>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={dialog.onClose}>{t('cancel')}</Button>
        <Button look="danger" disabled={isPending} onClick={confirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}

/** Opens and closes a native dialog. The browser returns the focus to the opener. */
function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) openModal(element)
    if (!isOpen && element?.open) close(element)
  }, [isOpen])
  // Closed before it is unmounted, so that the browser returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return dialog
}

function close(dialog: HTMLDialogElement): void {
  dialog.close()
  // The opener may no longer exist, like the login button after a login.
  if (document.activeElement === document.body)
    moveFocus(dialog.parentElement?.closest('[role="group"], article, section, main'))
}
