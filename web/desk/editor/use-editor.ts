import type { Version } from './draft-store'
import { useEditedDraft, type DraftOptions } from './use-edited-draft'
import { useOfferedDrafts } from './use-offered-drafts'
import { useSending, type SendingOptions } from './use-sending'

export type { DraftChange } from './use-edited-draft'

interface EditorOptions<Draft> extends DraftOptions<Draft>, SendingOptions<Draft> {
  storageKey: string
}

export type Editor<Draft extends object> = ReturnType<typeof useEditor<Draft>>

/** Edits one stored record: saves, merges on conflict, offers unsaved drafts (newest first). */
export function useEditor<Draft extends object>(options: EditorOptions<Draft>) {
  const { takeSaved, ...edited } = useEditedDraft(options)
  const { send, ...sending } = useSending(options)
  const { forgetEdits, ...drafts } = useOfferedDrafts({ ...options, ...edited })
  return { ...edited, ...sending, ...drafts, save, saveMerged }

  /** Saves the draft, with one more change if given. */
  function save(last: Partial<Draft> = {}): Promise<boolean> {
    edited.change(last)
    return store({ ...edited.draft, ...last }, edited.base)
  }

  async function saveMerged(merged: Draft): Promise<boolean> {
    const { theirs, closeConflict } = sending
    if (!theirs) return false
    closeConflict()
    edited.takeStored(theirs, merged)
    return store(merged, theirs)
  }

  async function store(mine: Draft, over: Version<Draft>): Promise<boolean> {
    const saved = await send(options.tidy(mine), over)
    if (!saved) return false
    takeSaved(mine, saved)
    forgetEdits()
    return true
  }
}
