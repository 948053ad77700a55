const PREFIX = 'draft:'
const OWNER = `${PREFIX}owner`
const TAB = 'tab:'

/** The name of a draft that ends with its tab. */
export function ofTab(name: string): string {
  return TAB + name
}

/** The unsent draft of this name, if this browser stored one. */
export function readDraft<Draft>(name: string): Partial<Draft> | null {
  return tried(() => {
    const stored: unknown = JSON.parse(storageOf(name).getItem(PREFIX + name) ?? 'null')
    return stored !== null && typeof stored === 'object' ? stored : null
  }, null)
}

/** Returns false where storage is full or forbidden. */
export function writeDraft(name: string, draft: unknown): boolean {
  return tried(() => {
    storageOf(name).setItem(PREFIX + name, JSON.stringify(draft))
    return true
  }, false)
}

export function deleteDraft(name: string): void {
  tried(() => storageOf(name).removeItem(PREFIX + name), undefined)
}

/** Deletes every draft: after a logout the next user of this browser must not read them. */
export function deleteDrafts(): void {
  for (const open of [() => localStorage, () => sessionStorage])
    tried(() => {
      const storage = open()
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    }, undefined)
}

/** Assigns the drafts to the member who logs in; another member's are deleted. */
export function assignDrafts(username: string): void {
  tried(() => {
    const owner = localStorage.getItem(OWNER)
    if (owner !== null && owner !== username) deleteDrafts()
    localStorage.setItem(OWNER, username)
  }, undefined)
}

/** Storage may be full or forbidden. */
function tried<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act()
  } catch {
    return otherwise
  }
}

function storageOf(name: string): Storage {
  return name.startsWith(TAB) ? sessionStorage : localStorage
}
