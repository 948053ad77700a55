import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { deleteDraft, readDraft, writeDraft } from './drafts'

/**
 * A draft stored in this browser, unless it equals `empty`. It starts as `empty` so that hydration
 * matches the edge; `restored` is an earlier visit's draft, null until it is read.
 */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const { draft, isStored, latest, show } = useShownDraft(empty)
  const [restored, setRestored] = useState<Partial<Draft> | null>(null)
  const actions = useMemo(
    () => actionsOf(name, empty, { latest, show }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `empty` is constant for a draft
    [name, latest, show],
  )
  useEffect(() => {
    const stored = readDraft<Draft>(name)
    if (!stored) return
    show({ ...latest.current, ...stored }, true)
    setRestored(stored)
  }, [name, latest, show])
  return { draft, restored, isStored, ...actions }
}

interface ShownDraft<Draft> {
  /** For responses that arrive after later renders, or after the form is unmounted. */
  latest: RefObject<Draft>
  show: (draft: Draft, isStored: boolean) => void
}

function useShownDraft<Draft extends object>(empty: Draft) {
  const [draft, setDraft] = useState(empty)
  const [isStored, setStored] = useState(false)
  const latest = useRef(empty)
  const show = useCallback((next: Draft, isKept: boolean) => {
    latest.current = next
    setDraft(next)
    setStored(isKept)
  }, [])
  return { draft, isStored, latest, show }
}

function actionsOf<Draft extends object>(name: string, empty: Draft, shown: ShownDraft<Draft>) {
  const { latest, show } = shown
  const clear = () => {
    deleteDraft(name)
    show(empty, false)
  }
  const change = (changes: Partial<Draft>) => {
    const next = { ...latest.current, ...changes }
    if (isSame(next, empty)) clear()
    else show(next, writeDraft(name, next))
  }
  /** Clears the draft that was sent. Returns false, and clears nothing, when edited since. */
  const clearSent = (sent: Draft): boolean => {
    const isUnchanged = isSame(latest.current, sent)
    if (isUnchanged) clear()
    return isUnchanged
  }
  return { change, clear, clearSent }
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
