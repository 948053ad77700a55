import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import type { UsedPlace } from '../../../../worker/contracts/tours/places'
import type { EntryDraft, ItineraryDraft } from './itinerary-draft'
import { writePosition } from './map-link'
import { tidyPosition, type PlaceDraft } from './typed-place'

/** A place of the tours, by a name that it has in any language. */
function findUsed(used: readonly UsedPlace[], name: string): UsedPlace | undefined {
  return used.find((each) => each.name.some(({ txt }) => txt === name.trim()))
}

interface PlaceChange {
  lang: Lang
  /** Of the changed entry. */
  key: string
  part: Partial<PlaceDraft>
  used: readonly UsedPlace[]
}

/**
 * Changes the place of an entry. A name of a place that was used before brings its position. In the other languages the same
 * entry follows where it had the same position or none, with its own name for a place that was used before.
 */
export function changePlace(
  draft: ItineraryDraft,
  { lang, key, part, used }: PlaceChange,
): Partial<ItineraryDraft> {
  const own = draft[`${lang}.entries`]
  const index = own.findIndex((entry) => entry.key === key)
  const before = own[index]
  if (!before) return {}
  const after = withPosition({ ...before, ...part }, before, used)
  const place = used.find((each) => writePosition(each) === tidyPosition(after.at))
  const changed = LANGS.map((each) => {
    const entries = draft[`${each}.entries`]
    const entry = entries[index]
    if (each === lang) return [`${each}.entries`, own.with(index, after)]
    const follows = entry && entries.length === own.length && isSameOrNone(entry, before)
    if (!follows) return [`${each}.entries`, entries]
    const used = place?.name.find((text) => text.lang === each)?.txt ?? ''
    // A name without a position cannot be stored.
    const name = after.at.trim() === '' ? '' : entry.place || used
    return [`${each}.entries`, entries.with(index, { ...entry, at: after.at, place: name })]
  })
  return Object.fromEntries(changed) as Partial<ItineraryDraft>
}

function withPosition(after: EntryDraft, before: EntryDraft, used: readonly UsedPlace[]) {
  const found = after.place === before.place ? undefined : findUsed(used, after.place)
  return found ? { ...after, at: writePosition(found) } : after
}

/** Blank entries stay blank. */
function isSameOrNone({ title, at }: EntryDraft, before: EntryDraft): boolean {
  return title.trim() !== '' && (at.trim() === '' || tidyPosition(at) === tidyPosition(before.at))
}
