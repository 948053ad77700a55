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
}

/** Stores what is being edited, and holds the unsaved drafts of earlier visits, newest first. */
export function useOfferedDrafts<Draft extends object>({
  storageKey,
  stored,
  tidy,
  draft,
  base,
}: OfferedDraftsOptions<Draft>) {
  const [offers, setOffers] = useState(() =>
    readStoredDrafts<Draft>(storageKey, Date.now()).filter((offered) =>
      isDirty(tidy(stored.draft), tidy(offered.draft)),
    ),
  )
  const hasChanges = isDirty(tidy(base.draft), tidy(draft))

  const { cancel } = useStoring({ storageKey, offers, hasChanges, draft, base })
  return {
    offer: offers[0] ?? null,
    hasChanges,
    /** Removes the newest offer; current edits take its place. */
    swapOffer: () =>
      setOffers([...(hasChanges ? [draftNow(draft, base)] : []), ...offers.slice(1)]),
    dropOffer: () => setOffers(offers.slice(1)),
    /** Stores only the offers: the current edits are saved. */
    forgetEdits: () => storeDrafts(storageKey, offers),
    deleteDrafts: () => {
      cancel()
      storeDrafts(storageKey, [])
    },
  }
}

interface StoringOptions<Draft> extends Pick<
  OfferedDraftsOptions<Draft>,
  'storageKey' | 'draft' | 'base'
> {
  offers: StoredDraft<Draft>[]
  hasChanges: boolean
}

/** Stores what is typed after a pause, and on leaving; `cancel` drops what is about to be stored. */
function useStoring<Draft>({ storageKey, offers, hasChanges, draft, base }: StoringOptions<Draft>) {
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

  const cancel = () => {
    storeNow.current = null
  }
  return { cancel }
}

function draftNow<Draft>(draft: Draft, base: Version<Draft>): StoredDraft<Draft> {
  return { draft, base: base.draft, updatedAt: base.updatedAt, keptAt: Date.now() }
}
