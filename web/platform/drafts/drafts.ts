const PREFIX = 'draft:'
const OWNER = `${PREFIX}owner`

/** What was typed under this name and neither sent nor thrown away, as far as this browser keeps it. */
export function readDraft<Draft>(name: string): Partial<Draft> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
    return kept !== null && typeof kept === 'object' ? kept : null
  } catch {
    return null
  }
}

/** Whether the browser kept it: a full or forbidden storage does not. */
export function writeDraft(name: string, draft: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch {
    // What was never kept needs no forgetting.
  }
}

/** Forgets every draft: whoever leaves for good leaves nothing to read for the next one at this browser. */
export function deleteDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // See above.
  }
}

/** Makes this browser's drafts those of the member who logs in; who finds another's, whose login has ended, forgets them. */
export function assignDrafts(username: string): void {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner !== null && owner !== username) deleteDrafts()
    localStorage.setItem(OWNER, username)
  } catch {
    // See above.
  }
}
