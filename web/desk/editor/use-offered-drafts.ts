import { useEffect, useRef, useState } from 'react'
import { readStoredDrafts, storeDrafts, type StoredDraft, type Version } from './draft-store'
import { isDirty } from './field-merge'

const STORE_AFTER_MS = 400

interface OfferedDraftsOptions<Draft> {
  storageKey: string
  stored: Version<Draft>
  tidy: (draft: Draft) => Draft
  draft: Draft
  base: Version<Draft>
  takeStored: (base: Version<Draft>, draft: Draft) => void
}

/** Stores the current edits, and offers the unsaved drafts of earlier visits, newest first. */
export function useOfferedDrafts<Draft extends object>(options: OfferedDraftsOptions<Draft>) {
  const { storageKey, tidy, draft, base } = options
  const [offers, setOffers] = useState(() => firstOffers(options))
  const hasChanges = isDirty(tidy(base.draft), tidy(draft))
  const deleteDrafts = useStoring({ storageKey, offers, hasChanges, draft, base })
  const [offer = null, ...older] = offers
  return {
    offer,
    hasChanges,
    /** Opens the offered draft; current edits become the offered one. */
    openOffer: () => {
      if (!offer) return
      options.takeStored({ draft: offer.base, updatedAt: offer.updatedAt }, offer.draft)
      setOffers(hasChanges ? [draftNow(draft, base), ...older] : older)
    },
    dropOffer: () => setOffers(older),
    /** Stores only the offers, because the current edits are saved. */
    forgetEdits: () => storeDrafts(storageKey, offers),
    deleteDrafts,
  }
}

/** The drafts in this browser that differ from the stored version. */
function firstOffers<Draft extends object>(options: OfferedDraftsOptions<Draft>) {
  const { storageKey, stored, tidy } = options
  return readStoredDrafts<Draft>(storageKey, Date.now()).filter((offered) =>
    isDirty(tidy(stored.draft), tidy(offered.draft)),
  )
}

interface StoringOptions<Draft> extends Pick<
  OfferedDraftsOptions<Draft>,
  'storageKey' | 'draft' | 'base'
> {
  offers: StoredDraft<Draft>[]
  hasChanges: boolean
}

/** Stores edits after a pause, and on leaving. Returns a function that deletes them and stops both. */
function useStoring<Draft>({ storageKey, offers, hasChanges, draft, base }: StoringOptions<Draft>) {
  // Stores the last keystrokes on leaving; runs before the cleanup below.
  const storeNow = useRef<(() => void) | null>(null)
  useEffect(() => () => storeNow.current?.(), [])
  useEffect(() => {
    if (!hasChanges) return storeDrafts(storageKey, offers)
    storeNow.current = () => storeDrafts(storageKey, [draftNow(draft, base), ...offers])
    const timer = setTimeout(() => storeNow.current?.(), STORE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      storeNow.current = null
    }
  }, [draft, base, hasChanges, offers, storageKey])
  return () => {
    storeNow.current = null
    storeDrafts(storageKey, [])
  }
}

function draftNow<Draft>(draft: Draft, base: Version<Draft>): StoredDraft<Draft> {
  return { draft, base: base.draft, updatedAt: base.updatedAt, keptAt: Date.now() }
}
