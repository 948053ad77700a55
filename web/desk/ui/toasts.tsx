import { createContext, useContext, type ReactNode } from 'react'
import { ToastBar } from './toast-bar'
import { useShownToasts, type Toast } from './use-shown-toasts'

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
