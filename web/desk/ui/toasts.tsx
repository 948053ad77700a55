import { X } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { focusHeading, moveFocus } from '../../ui/focus'

export interface Toast {
  text: string
  look?: 'plain' | 'danger'
  /** Undoes the action; offered for ten seconds. */
  undo?: (() => void | Promise<void>) | undefined
}

interface ShownToast extends Toast {
  id: number
  /** Gets the focus back when the toast is closed. */
  opener: Element | null
}

type ShowToast = (toast: Toast) => void

const SHOWN_FOR_MS = 10_000
const ToastContext = createContext<ShowToast>(() => undefined)

/** Shows a message that closes automatically, with "undo" where given. */
export function useToast(): ShowToast {
  return useContext(ToastContext)
}

/** Messages outlive the screen that showed them. First in the tab order. */
export function Toasts({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([])
  const sequence = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const drop = useCallback(
    (id: number) => setShown((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const close = ({ id, opener }: ShownToast) => {
    if (opener?.isConnected && opener !== document.body) moveFocus(opener)
    else focusHeading()
    drop(id)
  }
  const show = useCallback(
    (toast: Toast) => {
      sequence.current += 1
      const id = sequence.current
      const opener = document.activeElement
      // A message replaces warnings about the attempt before it.
      setShown((all) => [
        ...all.filter(({ look }) => look !== 'danger').slice(-2),
        { ...toast, id, opener },
      ])
      const end = () => {
        // Stay open while hovered or focused.
        if (region.current?.matches(':hover, :focus-within')) setTimeout(end, SHOWN_FOR_MS)
        else drop(id)
      }
      setTimeout(end, SHOWN_FOR_MS)
    },
    [drop],
  )
  return (
    <ToastContext value={useMemo(() => show, [show])}>
      <div
        ref={region}
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-32 z-40 flex flex-col items-center gap-2 lg:bottom-20"
      >
        {shown.map((toast) => (
          <ToastBar key={toast.id} toast={toast} onClose={() => close(toast)} />
        ))}
      </div>
      {children}
    </ToastContext>
  )
}

function ToastBar({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const { text, look, undo } = toast
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-field py-1 ps-4 pe-1 text-paper shadow-float ${look === 'danger' ? 'bg-danger' : 'bg-ink'}`}
    >
      <span className="min-w-0 py-2 text-sm">{text}</span>
      {undo && (
        <Button
          look="bare"
          data-undo
          aria-keyshortcuts="z"
          className="min-h-11 shrink-0 px-2 font-bold underline underline-offset-4"
          onClick={() => {
            onClose()
            void undo()
          }}
        >
          {t('undo')}
        </Button>
      )}
      <Button
        look="bare"
        aria-label={t('common:close')}
        className="grid size-11 shrink-0 place-items-center"
        onClick={onClose}
      >
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}
