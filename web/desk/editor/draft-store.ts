import { openCopy, packCopy } from '../../../worker/contracts/copies'
import { DAY_MS } from '../../../worker/contracts/durations'
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts/drafts'

/** Unsaved work, stored in this browser until it is saved or discarded. */
export interface KeptDraft<Draft> {
  draft: Draft
  /** The stored version that it started from. */
  base: Draft
  /** When that version was saved, UTC ms. */
  updatedAt: number
  /** UTC ms */
  keptAt: number
}

const PREFIX = 'desk:'
/** Older drafts are dropped: the tour has changed too much since. */
const KEPT_FOR_MS = 14 * DAY_MS
/** Per tour, so that ignored drafts cannot fill the storage. */
const KEPT_MAX = 5

/** Stored drafts under a key, newest first. Drafts of another release's shape are skipped. */
export function readStoredDraft<Draft>(key: string, now: number): KeptDraft<Draft>[] {
  const kept = openCopy<KeptDraft<Draft>[]>('editorDrafts', readDraft(PREFIX + key)) ?? []
  return kept.filter(({ keptAt }) => now - keptAt < KEPT_FOR_MS)
}

/** Stores exactly these drafts under the key. Does nothing where storage is unavailable. */
export function keep<Draft>(key: string, kept: KeptDraft<Draft>[]): void {
  if (kept.length === 0) deleteDraft(PREFIX + key)
  else writeDraft(PREFIX + key, packCopy('editorDrafts', kept.slice(0, KEPT_MAX)))
}
