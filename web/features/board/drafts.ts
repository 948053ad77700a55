import { useCallback, useEffect, useState } from 'react'

const PREFIX = 'draft:'

/**
 * A draft that stays in this browser until it is sent or thrown away. It starts as `empty`, also where a draft is kept,
 * so that the markup of the edge and of the browser agree; the kept one comes right after.
 */
export function useDraft<Draft>(name: string, empty: Draft) {
  const [draft, setDraft] = useState(empty)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const kept = readDraft<Draft>(name)
    if (!kept) return
    setDraft((present) => ({ ...present, ...kept }))
    setKept(true)
  }, [name])
  const change = useCallback(
    (changes: Partial<Draft>) =>
      setDraft((present) => {
        const next = { ...present, ...changes }
        setKept(writeDraft(name, next))
        return next
      }),
    [name],
  )
  const clear = useCallback(() => {
    forgetDraft(name)
    setKept(false)
    setDraft(empty)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `empty` is the same for a draft's whole life
  }, [name])
  return { draft, isKept, change, clear }
}

export function readDraft<Draft>(name: string): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
    return kept !== null && typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Whether the browser kept it: a full or forbidden storage does not. */
export function writeDraft(name: string, draft: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // What was never kept needs no forgetting.
  }
}
