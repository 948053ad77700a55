import { X } from 'lucide-react'
import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { focusHeading, moveFocus } from '../../ui/focus'

const UNDO = 'min-h-11 shrink-0 px-2 font-bold underline underline-offset-4'
const CLOSE = 'grid size-11 shrink-0 place-items-center'
const REGION =
  'pointer-events-none fixed inset-x-4 bottom-32 z-40 flex flex-col items-center gap-2 lg:bottom-20'
const SHOWN_FOR_MS = 10_000

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Shows a message that closes automatically, with a button if it has an `undo`. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

/** Messages outlive the screen that showed them. First in the tab order. */
export function Toasts({ children }: { children: ReactNode }) {
  const { shown, region, show, close } = useShownToasts()
  return (
    <ToastContext value={show}>
      <div ref={region} role="status" className={REGION}>
        {shown.map((toast) => (
          <ToastBar key={toast.id} toast={toast} onClose={() => close(toast)} />
        ))}
      </div>
      {children}
    </ToastContext>
  )
}

function ToastBar({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { t } = useTranslation()
  const { text, look, undo, again } = toast
  return (
    <div
      className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-field py-1 ps-4 pe-1 text-paper shadow-float ${look === 'danger' ? 'bg-danger' : 'bg-ink'}`}
    >
      <span className="min-w-0 py-2 text-sm">{text}</span>
      {undo && <UndoButton undo={undo} onClose={onClose} />}
      {again && <AgainButton again={again} onClose={onClose} />}
      <Button look="bare" aria-label={t('close')} className={CLOSE} onClick={onClose}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  )
}

function UndoButton(props: { undo: NonNullable<ShownToast['undo']>; onClose: () => void }) {
  const { undo, onClose } = props
  const { t } = useTranslation('desk')
  const press = () => {
    onClose()
    void undo()
  }
  return (
    <Button look="bare" data-undo aria-keyshortcuts="z" className={UNDO} onClick={press}>
      {t('undo')}
    </Button>
  )
}

function AgainButton({
  again,
  onClose,
}: {
  again: NonNullable<Toast['again']>
  onClose: () => void
}) {
  const press = () => {
    onClose()
    again.act()
  }
  return (
    <Button look="bare" className={UNDO} onClick={press}>
      {again.label}
    </Button>
  )
}

export interface Toast {
  text: string
  look?: 'plain' | 'danger'
  /** Undoes the action; offered for ten seconds. */
  undo?: (() => void | Promise<void>) | undefined
  /** Repeats what failed. */
  again?: { label: string; act: () => void } | undefined
}

interface ShownToast extends Toast {
  id: number
  /** Gets the focus back when the toast is closed. */
  opener: Element | null
}

/** The messages on screen, oldest first; `show` is the same in every render. */
function useShownToasts() {
  const [shown, setShown] = useState<ShownToast[]>([])
  const sequence = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const drop = useCallback(
    (id: number) => setShown((all) => all.filter((toast) => toast.id !== id)),
    [],
  )
  const show = useCallback(
    (toast: Toast) => {
      sequence.current += 1
      const shownToast = { ...toast, id: sequence.current, opener: document.activeElement }
      setShown((all) => [...staying(all), shownToast])
      endLater(region, () => drop(shownToast.id))
    },
    [drop],
  )
  const close = (toast: ShownToast) => {
    giveFocusBack(toast)
    drop(toast.id)
  }
  return { shown, region, show, close }
}

/** Waits while the messages are hovered or focused. */
function endLater(region: RefObject<HTMLElement | null>, end: () => void): void {
  setTimeout(() => {
    if (region.current?.matches(':hover, :focus-within')) endLater(region, end)
    else end()
  }, SHOWN_FOR_MS)
}

function giveFocusBack({ opener }: ShownToast): void {
  if (opener?.isConnected && opener !== document.body) moveFocus(opener)
  else focusHeading()
}

/** The messages that stay next to a new one, which replaces warnings about earlier attempts. */
function staying(shown: ShownToast[]): ShownToast[] {
  return shown.filter(({ look }) => look !== 'danger').slice(-2)
}
