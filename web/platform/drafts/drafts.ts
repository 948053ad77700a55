const PREFIX = 'draft:'
const OWNER = `${PREFIX}owner`
const TAB = 'tab:'

/** The name of a draft that ends with its tab. */
export function ofTab(name: string): string {
  return TAB + name
}

/** The unsent draft of this name, if this browser stored one. */
export function readDraft<Draft>(name: string): Partial<Draft> | null {
  try {
    const stored: unknown = JSON.parse(storageOf(name).getItem(PREFIX + name) ?? 'null')
    return stored !== null && typeof stored === 'object' ? stored : null
  } catch {
    return null
  }
}

/** Returns false where storage is full or forbidden. */
export function writeDraft(name: string, draft: unknown): boolean {
  try {
    storageOf(name).setItem(PREFIX + name, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function deleteDraft(name: string): void {
  try {
    storageOf(name).removeItem(PREFIX + name)
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes every draft: after a logout the next user of this browser must not read them. */
export function deleteDrafts(): void {
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const storage = open()
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    } catch {
      // See above.
    }
}

/** Assigns the drafts to the member who logs in; another member's are deleted. */
export function assignDrafts(username: string): void {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner !== null && owner !== username) deleteDrafts()
    localStorage.setItem(OWNER, username)
  } catch {
    // See above.
  }
}

function storageOf(name: string): Storage {
  return name.startsWith(TAB) ? sessionStorage : localStorage
}
