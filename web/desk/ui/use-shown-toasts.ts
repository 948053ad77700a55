import { useCallback, useRef, useState } from 'react'
import { focusHeading, moveFocus } from '../../ui/focus'

export interface Toast {
  text: string
  look?: 'plain' | 'danger'
  /** Undoes the action; offered for ten seconds. */
  undo?: (() => void | Promise<void>) | undefined
}

export interface ShownToast extends Toast {
  id: number
  /** Gets the focus back when the toast is closed. */
  opener: Element | null
}

const SHOWN_FOR_MS = 10_000

/** The messages on screen, oldest first; `show` is the same in every render. */
export function useShownToasts() {
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
      const id = sequence.current
      const opener = document.activeElement
      setShown((all) => [...staying(all), { ...toast, id, opener }])
      const end = () => {
        // Stay open while hovered or focused.
        if (region.current?.matches(':hover, :focus-within')) setTimeout(end, SHOWN_FOR_MS)
        else drop(id)
      }
      setTimeout(end, SHOWN_FOR_MS)
    },
    [drop],
  )
  const close = ({ id, opener }: ShownToast) => {
    if (opener?.isConnected && opener !== document.body) moveFocus(opener)
    else focusHeading()
    drop(id)
  }
  return { shown, region, show, close }
}

/** What stays beside a new message, which replaces warnings about the attempt before it. */
function staying(shown: ShownToast[]): ShownToast[] {
  return shown.filter(({ look }) => look !== 'danger').slice(-2)
}
