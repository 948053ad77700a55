import { useCallback, useRef, useState, type RefObject } from 'react'
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
