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

const PREFIX = 'admin-draft:'
/** Older drafts are not worth offering: their tour has moved on. */
const KEPT_FOR_MS = 14 * 24 * 60 * 60 * 1000

export function readDraft<Draft>(key: string, now: number): KeptDraft<Draft> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as KeptDraft<Draft> | null
    return kept && now - kept.keptAt < KEPT_FOR_MS ? kept : null
  } catch {
    return null
  }
}

export function keepDraft<Draft>(key: string, kept: KeptDraft<Draft>): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage only means that a crash would lose what is not saved.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept then either.
  }
}
