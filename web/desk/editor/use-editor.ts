import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api'
import { storeDrafts, readStoredDrafts, type StoredDraft } from './draft-store'
import { isDirty, isSame, mergeDrafts } from './field-merge'

/** A draft, and the time (UTC ms) of the stored version that it equals or started from. */
export interface Version<Draft> {
  draft: Draft
  updatedAt: number
}

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

const STORE_AFTER_MS = 400

export type Editor<Draft extends object> = ReturnType<typeof useEditor<Draft>>

/** Edits one stored record: saves, merges on conflict, offers unsaved drafts (newest first). */
export function useEditor<Draft extends object>(options: EditorOptions<Draft>) {
  const { storageKey, stored, tidy, open } = options
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(() => open(stored.draft))
  const [phase, setPhase] = useState<'idle' | 'saving'>('idle')
  const [error, setError] = useState<ApiError | null>(null)
  const [theirs, setTheirs] = useState<Version<Draft> | null>(null)
  const [offers, setOffers] = useState(() =>
    changedDrafts(readStoredDrafts<Draft>(storageKey, Date.now()), stored, tidy),
  )
  const offer = offers[0] ?? null
  const hasChanges = isDirty(tidy(base.draft), tidy(draft))

  // Stores the last keystrokes on leaving; runs before the cleanup below.
  const storeNow = useRef<(() => void) | null>(null)
  useEffect(() => () => storeNow.current?.(), [])

  useEffect(() => {
    if (!hasChanges) {
      storeDrafts(storageKey, offers)
      return undefined
    }
    storeNow.current = () => storeDrafts(storageKey, [draftNow(draft, base), ...offers])
    const timer = setTimeout(storeNow.current, STORE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      storeNow.current = null
    }
  }, [draft, base, hasChanges, offers, storageKey])

  return {
    draft,
    base,
    hasChanges,
    isSaving: phase === 'saving',
    error,
    theirs,
    offer,
    change,
    save: () => save(draft, base),
    saveMerged: (merged: Draft) => {
      if (!theirs) return Promise.resolve(false)
      setTheirs(null)
      setDraft(open(merged))
      setBase(theirs)
      return save(merged, theirs)
    },
    closeConflict: () => setTheirs(null),
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
      setOffers([...(hasChanges ? [draftNow(draft, base)] : []), ...offers.slice(1)])
    },
    dropOffer: () => setOffers(offers.slice(1)),
    deleteDrafts: () => {
      storeNow.current = null
      storeDrafts(storageKey, [])
    },
  }

  function change(next: DraftChange<Draft>): void {
    setDraft((current) => ({ ...current, ...(typeof next === 'function' ? next(current) : next) }))
  }

  async function save(mine: Draft, over: Version<Draft>): Promise<boolean> {
    if (phase === 'saving') return false
    setPhase('saving')
    setError(null)
    try {
      const saved = await options.send(tidy(mine), over)
      setBase(saved)
      setDraft((current) => {
        // Keep what was typed during the save.
        const typed = mergeDrafts({ base: tidy(mine), mine: tidy(current), theirs: saved.draft })
        return isSame(tidy(current), typed) ? current : open(typed)
      })
      storeDrafts(storageKey, offers)
      return true
    } catch (failure) {
      const failed =
        failure instanceof ApiError ? failure : new ApiError(0, { msg: String(failure) })
      if (failed.code === 'EditConflict' && failed.body['current'])
        setTheirs(options.readCurrent(failed.body['current']))
      else setError(failed)
      return false
    } finally {
      setPhase('idle')
    }
  }
}

function draftNow<Draft>(draft: Draft, base: Version<Draft>): StoredDraft<Draft> {
  return { draft, base: base.draft, updatedAt: base.updatedAt, keptAt: Date.now() }
}

function changedDrafts<Draft extends object>(
  drafts: StoredDraft<Draft>[],
  stored: Version<Draft>,
  tidy: (draft: Draft) => Draft,
): StoredDraft<Draft>[] {
  return drafts.filter(({ draft }) => isDirty(tidy(stored.draft), tidy(draft)))
}
