import type { Lang } from '../../../../worker/contracts/languages'
import type { EntryDraft } from './itinerary-draft'

/** The props of an entry's fields. */
export interface EntryFields {
  tourId: number
  lang: Lang
  /** The entry's position, from 1. */
  number: number
  entry: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
}
