import { X } from 'lucide-react'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { restFarParts } from '../platform/hydration/far-parts'
import { Button } from './button'
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
  look?: keyof typeof LOOKS
  children: ReactNode
}

const FRAME = 'bg-surface p-0 text-ink shadow-float'
/** A lightbox is dark in both themes, its title over its content. */
const LOOKS = {
  centre: 'm-auto w-[min(32rem,calc(100vw-2rem))] rounded-card',
  /** Above a phone's keyboard. */
  top: 'mx-auto mt-3 mb-auto w-[min(40rem,calc(100vw-1.5rem))] rounded-card sm:mt-[12vh]',
  sheet:
    'mb-0 mt-auto w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(32rem,calc(100vw-2rem))] sm:rounded-card',
  /** A sheet with room for two columns. */
  wide: 'mb-0 mt-auto max-h-[calc(100dvh-3rem)] w-full max-w-full rounded-t-card sm:m-auto sm:w-[min(66rem,calc(100vw-2rem))] sm:rounded-card',
  /** A sheet from the bottom of a phone that is a box of the page on a desktop, and everywhere without scripts. */
  aside:
    'mb-0 mt-auto w-full max-w-full rounded-t-card sm:max-lg:m-auto sm:max-lg:w-[min(32rem,calc(100vw-2rem))] sm:max-lg:rounded-card lg:sticky lg:top-6 lg:m-0 lg:block lg:max-h-[calc(100dvh-3rem)] lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:shadow-none noscript:static noscript:block noscript:rounded-card noscript:border noscript:border-line',
  full: 'h-dvh max-h-none w-screen max-w-none',
  lightbox: 'lightbox h-dvh max-h-none w-screen max-w-none',
}

const HEADERS: Partial<Record<keyof typeof LOOKS, string>> = {
  lightbox: 'absolute inset-x-0 top-0 z-10 bg-surface/75 px-4 py-1',
  aside: 'lg:hidden noscript:hidden',
}

/** A modal on the native dialog element, which handles focus, Escape and inertness. */
export function Dialog({ isOpen, onClose, title, look = 'centre', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (isOpen && element && !element.open) {
      restFarParts(element)
      element.showModal()
    }
    if (isOpen || !element?.open) return
    element.close()
    // The opener may be gone, as the login button is after a login.
    if (document.activeElement === document.body)
      moveFocus(element.parentElement?.closest('[role="group"], article, section, main'))
  }, [isOpen])
  // Closed before it is unmounted, so that the browser returns the focus to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      closedby="any"
      className={`${FRAME} ${LOOKS[look]}`}
    >
      {isOpen && (
        <DialogContent title={title} titleId={titleId} look={look} close={{ onClick: onClose }}>
          {children}
        </DialogContent>
      )}
    </dialog>
  )
}

type NativeDialogProps = Omit<DialogProps, 'isOpen' | 'onClose'> &
  Pick<ComponentProps<'dialog'>, 'id' | 'onKeyDown'>

/** A modal whose content is in the page; buttons that name its id open it before the app runs. */
export function NativeDialog({
  id,
  title,
  look = 'centre',
  children,
  ...events
}: NativeDialogProps) {
  const titleId = useId()
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className={`${FRAME} ${LOOKS[look]}`}
      {...events}
    >
      <DialogContent
        title={title}
        titleId={titleId}
        look={look}
        close={{ command: 'close', commandfor: id }}
      >
        {children}
      </DialogContent>
    </dialog>
  )
}

interface ContentProps extends Pick<DialogProps, 'title' | 'look' | 'children'> {
  titleId: string
  close: ComponentProps<typeof Button>
}

function DialogContent({ title, titleId, look = 'centre', close, children }: ContentProps) {
  const { t } = useTranslation()
  return (
    <div
      className={
        look === 'lightbox'
          ? 'relative h-full'
          : `flex max-h-[inherit] flex-col gap-4 p-5 ${look === 'full' ? 'h-full' : ''}`
      }
    >
      <div className={`flex items-center justify-between gap-4 ${HEADERS[look] ?? ''}`}>
        <h2 id={titleId} className="min-w-0 text-lg wrap-anywhere">
          {title}
        </h2>
        <Button look="icon" {...close} aria-label={t('close')}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      {children}
    </div>
  )
}

interface ConfirmDialogProps extends Omit<DialogProps, 'look'> {
  action: string
  onConfirm: () => void
  /** For a dialog that stays open until the action has succeeded. */
  isPending?: boolean
}

/** Closes after the confirmation, unless `isPending` is given. */
export function ConfirmDialog({
  action,
  onConfirm,
  isPending,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog {...dialog}>
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={dialog.onClose}>{t('cancel')}</Button>
        <Button
          look="danger"
          disabled={isPending}
          onClick={() => {
            // Closing cancels a pending confirmation, so confirm first.
            onConfirm()
            if (isPending === undefined) dialog.onClose()
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
