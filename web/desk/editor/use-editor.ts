import type { Version } from './draft-store'
import { isSame, mergeDrafts } from './field-merge'
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
  const { tidy, open } = options
  const { setBase, setDraft, ...edited } = useEditedDraft(options)
  const { draft, base, change } = edited
  const { send, theirs, closeConflict, ...sending } = useSending(options)
  const { swapOffer, forgetEdits, ...drafts } = useOfferedDrafts({ ...options, draft, base })
  return {
    ...edited,
    theirs,
    closeConflict,
    ...sending,
    ...drafts,
    /** Saves what is typed, with one more change if given. */
    save: (last: Partial<Draft> = {}) => {
      change(last)
      return store({ ...draft, ...last }, base)
    },
    saveMerged,
    openOffer,
  }

  async function saveMerged(merged: Draft): Promise<boolean> {
    if (!theirs) return false
    closeConflict()
    setDraft(open(merged))
    setBase(theirs)
    return store(merged, theirs)
  }

  /** Opens the offered draft; current edits become the offered one. */
  function openOffer(): void {
    const { offer } = drafts
    if (!offer) return
    setBase({ draft: offer.base, updatedAt: offer.updatedAt })
    setDraft(open(offer.draft))
    swapOffer()
  }

  async function store(mine: Draft, over: Version<Draft>): Promise<boolean> {
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
