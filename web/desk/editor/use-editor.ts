import { useState } from 'react'
import { toApiError, type ApiError } from '../../platform/api/api'
import type { Version } from './draft-store'
import { useEditedDraft, type DraftOptions } from './use-edited-draft'
import { useOfferedDrafts } from './use-offered-drafts'

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

interface SendingOptions<Draft> {
  /** Saves a draft. @throws ApiError; EditConflict with the stored version as `current` */
  send: (draft: Draft, base: Version<Draft>) => Promise<Version<Draft>>
  readCurrent: (current: unknown) => Version<Draft>
}

/** One save at a time, with its failure or the version that it conflicts with. */
function useSending<Draft>({ send: sendDraft, readCurrent }: SendingOptions<Draft>) {
  const [isSaving, setIsSaving] = useState(false)
  const { refuse, clearError, ...refusal } = useRefusal(readCurrent)
  return { send, isSaving, ...refusal }

  /** The stored version; null on failure. */
  async function send(draft: Draft, over: Version<Draft>): Promise<Version<Draft> | null> {
    if (isSaving) return null
    setIsSaving(true)
    clearError()
    try {
      return await sendDraft(draft, over)
    } catch (failure) {
      refuse(toApiError(failure))
      return null
    } finally {
      setIsSaving(false)
    }
  }
}

/** Why a draft was not saved: an error, or a version that was saved first. */
function useRefusal<Draft>(readCurrent: SendingOptions<Draft>['readCurrent']) {
  const [error, setError] = useState<ApiError | null>(null)
  const [theirs, setTheirs] = useState<Version<Draft> | null>(null)
  const refuse = (failure: ApiError) => {
    const { current, savedBy } = failure.body as { current?: unknown; savedBy?: string | null }
    if (failure.code === 'EditConflict' && current)
      setTheirs({ savedBy: savedBy ?? null, ...readCurrent(current) })
    else setError(failure)
  }
  const clearError = () => setError(null)
  return { error, theirs, refuse, clearError, closeConflict: () => setTheirs(null) }
}
