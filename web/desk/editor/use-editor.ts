import { useState } from 'react'
import { toApiError, type ApiError } from '../../platform/api/api'
import type { Version } from './draft-store'
import { isSame, mergeDrafts } from './field-merge'
import { useOfferedDrafts } from './use-offered-drafts'

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

/** The reason for a failed save: an error, or a version that was saved first. */
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

/** Fields to set. Pass a function if the change arrives after a later render, as after uploads. */
export type DraftChange<Draft> = Partial<Draft> | ((current: Draft) => Partial<Draft>)

interface DraftOptions<Draft> {
  stored: Version<Draft>
  /** The draft as a save would return it; decides what counts as a change. */
  tidy: (draft: Draft) => Draft
  /** The draft with blank rows to type in. */
  open: (draft: Draft) => Draft
}

/** A draft, and the stored version that it started from. */
function useEditedDraft<Draft extends object>(options: DraftOptions<Draft>) {
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

/** The saved version, with edits made while it was being saved. */
function draftAfterSave<Draft extends object>(
  { mine, current, saved }: Record<'mine' | 'current' | 'saved', Draft>,
  { tidy, open }: DraftOptions<Draft>,
): Draft {
  const merged = mergeDrafts({ base: tidy(mine), mine: tidy(current), theirs: saved })
  return isSame(tidy(current), merged) ? current : open(merged)
}
