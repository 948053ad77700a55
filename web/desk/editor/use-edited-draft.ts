import { useState } from 'react'
import type { Version } from './draft-store'
import { isSame } from './field-merge'

/** Fields to set. Pass a function where the change arrives after a later render, as uploads do. */
export type DraftChange<Draft> = Partial<Draft> | ((current: Draft) => Partial<Draft>)

export interface DraftOptions<Draft> {
  stored: Version<Draft>
  /** The draft as a save would return it; decides what counts as a change. */
  tidy: (draft: Draft) => Draft
  /** The draft with blank rows to type in. */
  open: (draft: Draft) => Draft
}

/** A draft, and the stored version that it started from. */
export function useEditedDraft<Draft extends object>({ stored, tidy, open }: DraftOptions<Draft>) {
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(() => open(stored.draft))
  return { base, setBase, draft, setDraft, change, takeStored, followStored }

  function change(next: DraftChange<Draft>): void {
    setDraft((current) => ({ ...current, ...(typeof next === 'function' ? next(current) : next) }))
  }

  /** Takes over a version stored by another call, such as an undo. */
  function takeStored(version: Version<Draft>): void {
    setBase(version)
    setDraft(open(version.draft))
  }

  /** Takes the time of a version stored by another call, unless it differs from the base. */
  function followStored({ draft: theirs, updatedAt }: Version<Draft>): void {
    setBase((current) =>
      isSame(tidy(current.draft), tidy(theirs)) ? { ...current, updatedAt } : current,
    )
  }
}
