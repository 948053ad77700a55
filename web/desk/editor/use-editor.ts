import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api/api'
import { keep, readStoredDraft, type KeptDraft } from './draft-store'
import { isDirty, isSame, mergeDrafts } from './field-merge'

/** A draft with the time (UTC ms) of the stored version that it equals or started from. */
export interface Version<Draft> {
  draft: Draft
  updatedAt: number
}

/** Fields to set; as a function of the present draft for what comes later than the render that it was made in. */
export type DraftChange<Draft> = Partial<Draft> | ((current: Draft) => Partial<Draft>)

interface EditorOptions<Draft> {
  /** Names the unsaved work in this browser. */
  storageKey: string
  stored: Version<Draft>
  /** The draft as it would come back from a save; decides what counts as a change. */
  tidy: (draft: Draft) => Draft
  /** The draft with room to type in. */
  open: (draft: Draft) => Draft
  /** Saves. @throws ApiError; EditConflict with the stored version as `current` */
  send: (draft: Draft, base: Version<Draft>) => Promise<Version<Draft>>
  readCurrent: (current: unknown) => Version<Draft>
}

const KEEP_AFTER_MS = 400

export type Editor<Draft extends object> = ReturnType<typeof useEditor<Draft>>

/**
 * A form over one stored thing: what is typed, what is stored, one save at a time, the other editor's version when two
 * collide, and the work that earlier visits left unsaved: on offer one after the other, the newest first, until each is
 * taken or dropped.
 */
export function useEditor<Draft extends object>(options: EditorOptions<Draft>) {
  const { storageKey, stored, tidy, open } = options
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(() => open(stored.draft))
  const [phase, setPhase] = useState<'idle' | 'saving'>('idle')
  const [error, setError] = useState<ApiError | null>(null)
  const [theirs, setTheirs] = useState<Version<Draft> | null>(null)
  const [offers, setOffers] = useState(() =>
    worthOffering(readStoredDraft<Draft>(storageKey, Date.now()), stored, tidy),
  )
  const kept = offers[0] ?? null
  const hasChanges = isDirty(tidy(base.draft), tidy(draft))

  // Whoever leaves right after a letter finds that letter again, too. Cleanups run in this order: the one below forgets.
  const keepNow = useRef<(() => void) | null>(null)
  useEffect(() => () => keepNow.current?.(), [])

  useEffect(() => {
    if (!hasChanges) {
      keep(storageKey, offers)
      return undefined
    }
    keepNow.current = () => keep(storageKey, [keptNow(draft, base), ...offers])
    const timer = setTimeout(keepNow.current, KEEP_AFTER_MS)
    return () => {
      clearTimeout(timer)
      keepNow.current = null
    }
  }, [draft, base, hasChanges, offers, storageKey])

  return {
    draft,
    base,
    hasChanges,
    isSaving: phase === 'saving',
    error,
    /** The other editor's version, while a person has to choose. */
    theirs,
    kept,
    change,
    save: () => save(draft, base),
    /** Saves the result of a merge over the other editor's version. */
    saveMerged: (merged: Draft) => {
      if (!theirs) return Promise.resolve(false)
      setTheirs(null)
      setDraft(open(merged))
      setBase(theirs)
      return save(merged, theirs)
    },
    closeConflict: () => setTheirs(null),
    /** Takes over a version that was stored by another call, such as an undo. */
    takeStored: (version: Version<Draft>) => {
      setBase(version)
      setDraft(open(version.draft))
    },
    /** The next save goes over a version that another call stored, unless it says other things than the one before. */
    followStored: ({ draft: theirs, updatedAt }: Version<Draft>) =>
      setBase((current) =>
        isSame(tidy(current.draft), tidy(theirs)) ? { ...current, updatedAt } : current,
      ),
    /** Takes up the work on offer; what has been typed meanwhile is on offer then. */
    takeKept: () => {
      if (!kept) return
      setBase({ draft: kept.base, updatedAt: kept.updatedAt })
      setDraft(open(kept.draft))
      setOffers([...(hasChanges ? [keptNow(draft, base)] : []), ...offers.slice(1)])
    },
    dropKept: () => setOffers(offers.slice(1)),
    /** Forgets all unsaved work of a thing that is gone. */
    forget: () => {
      keepNow.current = null
      keep(storageKey, [])
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
      const answer = await options.send(tidy(mine), over)
      setBase(answer)
      setDraft((current) => {
        // What was typed while the save was under way stays.
        const typed = mergeDrafts({ base: tidy(mine), mine: tidy(current), theirs: answer.draft })
        return isSame(tidy(current), typed) ? current : open(typed)
      })
      keep(storageKey, offers)
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

function keptNow<Draft>(draft: Draft, base: Version<Draft>): KeptDraft<Draft> {
  return { draft, base: base.draft, updatedAt: base.updatedAt, keptAt: Date.now() }
}

function worthOffering<Draft extends object>(
  kept: KeptDraft<Draft>[],
  stored: Version<Draft>,
  tidy: (draft: Draft) => Draft,
): KeptDraft<Draft>[] {
  return kept.filter(({ draft }) => isDirty(tidy(stored.draft), tidy(draft)))
}
