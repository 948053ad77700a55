import { useEffect, useMemo, useRef, useState } from 'react'
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts/drafts'

/** A draft stored in this browser. It starts as `empty` so that hydration matches the edge. */
export function useDraft<Draft>(name: string, empty: Draft) {
  const [draft, setDraft] = useState(empty)
  const [isStored, setStored] = useState(false)
  // For responses that arrive after later renders.
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
    return {
      take: (stored: Partial<Draft>) => {
        show({ ...latest.current, ...stored })
        setStored(true)
      },
      change: (changes: Partial<Draft>) => {
        const next = { ...latest.current, ...changes }
        setStored(writeDraft(name, next))
        show(next)
      },
      clear,
      /** Clears the draft that was sent. Returns false, and clears nothing, when edited since. */
      clearSent: (sent: Draft): boolean => {
        if (JSON.stringify(latest.current) !== JSON.stringify(sent)) return false
        clear()
        return true
      },
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `empty` is constant for a draft
  }, [name])
  useEffect(() => {
    const stored = readDraft<Draft>(name)
    if (stored) actions.take(stored)
  }, [name, actions])
  const { change, clear, clearSent } = actions
  return { draft, isStored, change, clear, clearSent }
}
