import { useState } from 'react'
import { toApiError, type ApiError } from '../../platform/api/api'
import type { Version } from './draft-store'
import { isSame, mergeDrafts } from './field-merge'
import { useOfferedDrafts } from './use-offered-drafts'

/** Fields to set. Pass a function where the change arrives after a later render, as uploads do. */
export type DraftChange<Draft> = Partial<Draft> | ((current: Draft) => Partial<Draft>)

interface EditorOptions<Draft> {
  storageKey: string
  stored: Version<Draft>
  /** The draft as a save would return it; decides what counts as a change. */
  tidy: (draft: Draft) => Draft
  /** The draft with blank rows to type in. */
  open: (draft: Draft) => Draft
  /** Saves. @throws ApiError; EditConflict with the stored version as `current` */
  send: (draft: Draft, base: Version<Draft>) => Promise<Version<Draft>>
  readCurrent: (current: unknown) => Version<Draft>
}

export type Editor<Draft extends object> = ReturnType<typeof useEditor<Draft>>

/** Edits one stored record: saves, merges on conflict, offers unsaved drafts (newest first). */
export function useEditor<Draft extends object>(options: EditorOptions<Draft>) {
  const { stored, tidy, open } = options
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(() => open(stored.draft))
  const { send, theirs, closeConflict, ...sending } = useSending(options)
  const { offer, hasChanges, swapOffer, forgetEdits, ...drafts } = useOfferedDrafts({
    ...options,
    draft,
    base,
  })

  return {
    draft,
    base,
    hasChanges,
    theirs,
    closeConflict,
    ...sending,
    offer,
    ...drafts,
    change,
    /** Saves what is typed, with one more change if given. */
    save: (last: Partial<Draft> = {}) => {
      change(last)
      return save({ ...draft, ...last }, base)
    },
    saveMerged: (merged: Draft) => {
      if (!theirs) return Promise.resolve(false)
      closeConflict()
      setDraft(open(merged))
      setBase(theirs)
      return save(merged, theirs)
    },
    /** Takes over a version stored by another call, such as an undo. */
    takeStored: (version: Version<Draft>) => {
      setBase(version)
      setDraft(open(version.draft))
    },
    /** Takes the time of a version stored by another call, unless it differs from the base. */
    followStored: ({ draft: theirs, updatedAt }: Version<Draft>) =>
      setBase((current) =>
        isSame(tidy(current.draft), tidy(theirs)) ? { ...current, updatedAt } : current,
      ),
    /** Opens the offered draft; current edits become the offered one. */
    openOffer: () => {
      if (!offer) return
      setBase({ draft: offer.base, updatedAt: offer.updatedAt })
      setDraft(open(offer.draft))
      swapOffer()
    },
  }

  function change(next: DraftChange<Draft>): void {
    setDraft((current) => ({ ...current, ...(typeof next === 'function' ? next(current) : next) }))
  }

  async function save(mine: Draft, over: Version<Draft>): Promise<boolean> {
    const saved = await send(tidy(mine), over)
    if (!saved) return false
    setBase(saved)
    setDraft((current) => {
      // Keep what was typed during the save.
      const typed = mergeDrafts({ base: tidy(mine), mine: tidy(current), theirs: saved.draft })
      return isSame(tidy(current), typed) ? current : open(typed)
    })
    forgetEdits()
    return true
  }
}

/** One save at a time, with its failure or the version that it conflicts with. */
function useSending<Draft>({
  send: sendDraft,
  readCurrent,
}: Pick<EditorOptions<Draft>, 'send' | 'readCurrent'>) {
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const [theirs, setTheirs] = useState<Version<Draft> | null>(null)
  return { send, isSaving, error, theirs, closeConflict: () => setTheirs(null) }

  /** The stored version; null on failure. */
  async function send(draft: Draft, over: Version<Draft>): Promise<Version<Draft> | null> {
    if (isSaving) return null
    setIsSaving(true)
    setError(null)
    try {
      return await sendDraft(draft, over)
    } catch (failure) {
      const failed = toApiError(failure)
      if (failed.code === 'EditConflict' && failed.body['current'])
        setTheirs({
          ...readCurrent(failed.body['current']),
          savedBy: (failed.body['savedBy'] as string | null | undefined) ?? null,
        })
      else setError(failed)
      return null
    } finally {
      setIsSaving(false)
    }
  }
}
