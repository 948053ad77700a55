import { useState } from 'react'
import type { Version } from './draft-store'
import { isSame, mergeDrafts } from './field-merge'

/** Fields to set. Pass a function if the change arrives after a later render, as after uploads. */
export type DraftChange<Draft> = Partial<Draft> | ((current: Draft) => Partial<Draft>)

export interface DraftOptions<Draft> {
  stored: Version<Draft>
  /** The draft as a save would return it; decides what counts as a change. */
  tidy: (draft: Draft) => Draft
  /** The draft with blank rows to type in. */
  open: (draft: Draft) => Draft
}

/** A draft, and the stored version that it started from. */
export function useEditedDraft<Draft extends object>(options: DraftOptions<Draft>) {
  const { stored, open } = options
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(() => open(stored.draft))
  return {
    base,
    draft,
    change: (next: DraftChange<Draft>) => setDraft((current) => changedBy(current, next)),
    /** Takes over a version stored by another call, such as an undo; `next` is the draft if it is ahead. */
    takeStored: (version: Version<Draft>, next: Draft = version.draft) => {
      setBase(version)
      setDraft(open(next))
    },
    /** Takes over the version that `mine` was saved as. */
    takeSaved: (mine: Draft, saved: Version<Draft>) => {
      setBase(saved)
      setDraft((current) => draftAfterSave({ mine, current, saved: saved.draft }, options))
    },
    /** Takes the time of a version stored by another call, unless it differs from the base. */
    followStored: (version: Version<Draft>) =>
      setBase((current) => baseAfter(current, version, options)),
  }
}

function changedBy<Draft>(current: Draft, next: DraftChange<Draft>): Draft {
  return { ...current, ...(typeof next === 'function' ? next(current) : next) }
}

function baseAfter<Draft>(
  base: Version<Draft>,
  { draft, updatedAt }: Version<Draft>,
  { tidy }: DraftOptions<Draft>,
): Version<Draft> {
  return isSame(tidy(base.draft), tidy(draft)) ? { ...base, updatedAt } : base
}

/** The saved version, with what was typed while it was being saved. */
function draftAfterSave<Draft extends object>(
  { mine, current, saved }: Record<'mine' | 'current' | 'saved', Draft>,
  { tidy, open }: DraftOptions<Draft>,
): Draft {
  const merged = mergeDrafts({ base: tidy(mine), mine: tidy(current), theirs: saved })
  return isSame(tidy(current), merged) ? current : open(merged)
}
