import { useEffect, useMemo, useRef, useState } from 'react'
import { deleteDraft, readDraft, writeDraft } from './drafts'

/**
 * A draft stored in this browser, unless it equals `empty`. It starts as `empty` so that hydration
 * matches the edge; `restored` is what an earlier visit left, null until it is read.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState(empty)
  const [restored, setRestored] = useState<Partial<Draft> | null>(null)
  const [isStored, setStored] = useState(false)
  // For responses that arrive after later renders, or after the form is unmounted.
  const latest = useRef(empty)
  const actions = useMemo(() => {
    const show = (next: Draft) => {
      latest.current = next
      setDraft(next)
    }
    const clear = () => {
      deleteDraft(name)
      setStored(false)
      show(empty)
    }
    const change = (changes: Partial<Draft>) => {
      const next = { ...latest.current, ...changes }
      if (isSame(next, empty)) clear()
      else {
        setStored(writeDraft(name, next))
        show(next)
      }
    }
    /** Clears the draft that was sent. Returns false, and clears nothing, when edited since. */
    const clearSent = (sent: Draft): boolean => {
      const isUnchanged = isSame(latest.current, sent)
      if (isUnchanged) clear()
      return isUnchanged
    }
    const restore = (stored: Partial<Draft>) => {
      show({ ...latest.current, ...stored })
      setStored(true)
      setRestored(stored)
    }
    return { change, clear, clearSent, restore }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `empty` is constant for a draft
  }, [name])
  useEffect(() => {
    const stored = readDraft<Draft>(name)
    if (stored) actions.restore(stored)
  }, [name, actions])
  return { draft, restored, isStored, ...actions }
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
