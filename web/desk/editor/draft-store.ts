import { openCopy, packCopy } from '../../../worker/contracts/copies'
import { DAY_MS } from '../../../worker/contracts/durations'
import { deleteDraft, readDraft, writeDraft } from '../../platform/drafts/drafts'

/** Unsaved work, kept in this browser until it is saved or thrown away, so that a crash costs nothing. */
export interface KeptDraft<Draft> {
  /** What was typed. */
  draft: Draft
  /** The stored version that it was typed over. */
  base: Draft
  /** That version's time, UTC ms. */
  updatedAt: number
  /** UTC ms */
  keptAt: number
}

const PREFIX = 'desk:'
/** Older drafts are not worth offering: their tour has moved on. */
const KEPT_FOR_MS = 14 * DAY_MS
/** Of one tour; who never looks at an offer does not fill the browser with them. */
const KEPT_MAX = 5

/** The unsaved work under a key, the newest first; none of another release's shape, which this form could not hold. */
export function readStoredDraft<Draft>(key: string, now: number): KeptDraft<Draft>[] {
  const kept = openCopy<KeptDraft<Draft>[]>('editorDrafts', readDraft(PREFIX + key)) ?? []
  return kept.filter(({ keptAt }) => now - keptAt < KEPT_FOR_MS)
}

/** Keeps these under the key and no others. Without storage a crash loses what is not saved, and nothing else happens. */
export function keep<Draft>(key: string, kept: KeptDraft<Draft>[]): void {
  if (kept.length === 0) deleteDraft(PREFIX + key)
  else writeDraft(PREFIX + key, packCopy('editorDrafts', kept.slice(0, KEPT_MAX)))
}
