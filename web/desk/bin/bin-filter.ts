import { compareBy, matchesWords } from '../ui/list/whole-list'
import type { ListState } from '../ui/list/use-list-address'
import type { BinThing } from './bin.api'

/** The things that the address asks for, in its order; by default the latest first. */
export function filterBin(
  things: BinThing[],
  { q, kind, sort }: ListState,
  titleOf: (thing: BinThing) => string,
): BinThing[] {
  const found = things.filter(
    (thing) => (!kind || thing.kind === kind) && matchesWords(q, titleOf(thing), thing.tourName),
  )
  if (sort === 'name' || sort === '-name') return found.toSorted(compareBy(titleOf, sort))
  return found.toSorted(compareBy(({ deletedAt }) => deletedAt, sort ?? '-deleted'))
}
