/**
 * Drafts are flat objects: one key a field that is merged on its own. Two editors who changed different fields both
 * keep their work; where both changed the same field, a person decides.
 */

export type Choice = 'mine' | 'theirs'

/** A field in which my version and the stored one differ. */
export interface Difference<Draft> {
  field: keyof Draft & string
  /** Both changed it since I opened the page: nobody but a person can tell which is right. */
  isConflict: boolean
  /** The side that changed it; for a conflict mine, until the person says otherwise. */
  suggested: Choice
}

/** Whether two field values are the same; lists count as one field, and a row's place on the screen (`key`) not at all. */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || contentOf(left) === contentOf(right)
}

/** The fields of `draft` that differ from `base`. */
export function changedFields<Draft extends object>(
  base: Draft,
  draft: Draft,
): (keyof Draft & string)[] {
  return keysOf(draft).filter((field) => !isSame(base[field], draft[field]))
}

export function isDirty<Draft extends object>(base: Draft, draft: Draft): boolean {
  return changedFields(base, draft).length > 0
}

/** Every field in which `mine` and `theirs` differ, both having started from `base`. */
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

/** One draft out of two: each differing field from the side that `choices` names, else from the suggested one. */
export function mergeDrafts<Draft extends object>(
  { base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft },
  choices: Partial<Record<keyof Draft & string, Choice>> = {},
): Draft {
  const merged = { ...theirs }
  for (const { field, suggested } of findDifferences(base, mine, theirs))
    if ((choices[field] ?? suggested) === 'mine') merged[field] = mine[field]
  return merged
}

function keysOf<Draft extends object>(draft: Draft): (keyof Draft & string)[] {
  return Object.keys(draft) as (keyof Draft & string)[]
}

function contentOf(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => (name === 'key' ? undefined : member))
}
