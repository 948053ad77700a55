import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts/drafts'

/** The fields of a form at first: as this browser kept them under a name, or else as `start`. */
export function useFirstValues<Typed extends FieldValues>(start: Typed, name: string | undefined) {
  return useState(() => ({ ...start, ...(name !== undefined && readDraft<Typed>(name)) }))[0]
}

/**
 * Keeps what is typed in a form in this browser until it is stored, under a name; without a name, nothing. Values that
 * equal those of an empty form are not kept.
 */
export function useStoredValues<Typed extends FieldValues, Sent>(
  { watch, getValues }: UseFormReturn<Typed, unknown, Sent>,
  start: Typed,
  name: string | undefined,
) {
  const [empty] = useState(start)
  const [isStored, setStored] = useState(() => !isSame(getValues(), empty))
  const keep = useCallback(
    (typed: Typed) => {
      if (name === undefined) return
      if (isSame(typed, empty)) deleteDraft(name)
      setStored(!isSame(typed, empty) && writeDraft(name, typed))
    },
    [name, empty],
  )
  useEffect(() => {
    const { unsubscribe } = watch(() => keep(getValues()))
    return unsubscribe
  }, [getValues, keep, watch])
  return { isStored, keep, forget: () => keep(empty) }
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
