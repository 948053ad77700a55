import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { ImageFocus } from '../../../worker/contracts/media/images'

/** Percent per arrow key. */
const STEP = 5
const STEPS: Partial<Record<string, ImageFocus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A focus that is set by a click or moved by arrow keys. Saved when it is set, or on blur. */
export function useFocusPoint(stored: ImageFocus, onSave: (focus: ImageFocus) => Promise<boolean>) {
  const [moved, setMoved] = useState<ImageFocus | null>(null)
  const focus = moved ?? stored
  const press = (event: MouseEvent<HTMLElement>) => void save(pointUnder(event))
  const leave = () => moved && void save(moved)
  return { focus, onClick: press, onKeyDown: move, onBlur: leave }

  async function save(wanted: ImageFocus): Promise<void> {
    setMoved(wanted)
    await onSave(wanted)
    setMoved(null)
  }

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    setMoved(pointAfter(focus, step))
  }
}

function pointUnder({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): ImageFocus {
  const box = currentTarget.getBoundingClientRect()
  return {
    x: percent((clientX - box.left) / box.width),
    y: percent((clientY - box.top) / box.height),
  }
}

function pointAfter(focus: ImageFocus, step: ImageFocus): ImageFocus {
  return { x: percent((focus.x + step.x) / 100), y: percent((focus.y + step.y) / 100) }
}

function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100)
}
