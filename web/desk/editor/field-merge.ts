/** Drafts are flat: each key merges on its own; a key changed on both sides is a conflict. */

export type Choice = 'mine' | 'theirs'

/** A field in which my version and the stored one differ. */
interface Difference<Draft> {
  field: keyof Draft & string
  /** Both sides changed it since I opened the page. */
  isConflict: boolean
  /** The side that changed it; mine for a conflict. */
  suggested: Choice
}

/** Deep equality of field values. A list is one field; row identities (`key`) are ignored. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || contentOf(left) === contentOf(right)
}

export function changedFields<Draft extends object>(base: Draft, draft: Draft) {
  const fields = Object.keys(draft) as (keyof Draft & string)[]
  return fields.filter((field) => !isSame(base[field], draft[field]))
}

export function isDirty<Draft extends object>(base: Draft, draft: Draft): boolean {
  return changedFields(base, draft).length > 0
}

/** Every field in which `mine` and `theirs` differ; both started from `base`. */
export function findDifferences<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Difference<Draft>[] {
  return changedFields(theirs, mine).map((field) => {
    const iChanged = !isSame(base[field], mine[field])
    const theyChanged = !isSame(base[field], theirs[field])
    return { field, isConflict: iChanged && theyChanged, suggested: iChanged ? 'mine' : 'theirs' }
  })
}

/** Merges two drafts: each differing field from the side in `choices`, else the suggested one. */
export function mergeDrafts<Draft extends object>(
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
  choices: Partial<Record<keyof Draft & string, Choice>> = {},
): Draft {
  const merged = { ...theirs }
  for (const { field, suggested } of findDifferences(base, mine, theirs))
    if ((choices[field] ?? suggested) === 'mine') merged[field] = mine[field]
  return merged
}

function contentOf(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => (name === 'key' ? undefined : member))
}
