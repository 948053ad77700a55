import { openCopy, packCopy } from '../../../worker/contracts/copies'
import { DAY_MS } from '../../../worker/contracts/dates/durations'
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts/drafts'

/** A draft, and the time (UTC ms) or the revision of the stored version that it equals or started from. */
export interface Version<Draft> {
  draft: Draft
  updatedAt: number
  /** The admin who saved it, if known. */
  savedBy?: string | null
}

/** Unsaved work, stored in this browser until it is saved or discarded. */
export interface StoredDraft<Draft> {
  draft: Draft
  /** The stored version that the draft started from. */
  base: Draft
  /** Time of that version (UTC ms), or its revision. */
  updatedAt: number
  /** UTC ms */
  keptAt: number
}

const PREFIX = 'desk:'
/** Older drafts are dropped, because the tour has probably changed too much. */
const MAX_AGE_MS = 14 * DAY_MS
/** Per tour, so that ignored drafts cannot fill the storage. */
const MAX_DRAFTS = 5

/** Stored drafts under a key, newest first. Drafts of another release's shape are skipped. */
export function readStoredDrafts<Draft>(key: string, now: number): StoredDraft<Draft>[] {
  const drafts = openCopy<StoredDraft<Draft>[]>('editorDrafts', readDraft(PREFIX + key)) ?? []
  return drafts.filter(({ keptAt }) => now - keptAt < MAX_AGE_MS)
}

/** Stores exactly these drafts under the key. Does nothing if storage is unavailable. */
export function storeDrafts<Draft>(key: string, drafts: StoredDraft<Draft>[]): void {
  if (drafts.length === 0) deleteDraft(PREFIX + key)
  else writeDraft(PREFIX + key, packCopy('editorDrafts', drafts.slice(0, MAX_DRAFTS)))
}
