import { z } from 'zod'
import { lang, named, versionName } from '../schemas'
import { foldedLine } from '../text/text-schemas'
import { visibleLength } from '../text/text-length'
import { NAME_MAX } from './booking-limits'

/** The waiver of a trip: a written page that one of the party accepts for all of it. */

/** `older`: the accepted text was replaced before the trip began. */
export const WAIVER_STATES = ['accepted', 'older', 'missing'] as const

const accepted = { version: versionName, lang }

/** The text that was read, and the name of the person who accepts it. */
export const waiverAnswer = named('WaiverAnswer', {
  ...accepted,
  name: foldedLine(NAME_MAX).refine((name) => visibleLength(name) >= 1, 'Invalid'),
})
export type WaiverAnswer = z.output<typeof waiverAnswer>

export const partyWaiver = named('PartyWaiver', {
  state: z.enum(WAIVER_STATES),
  /** The latest acceptance. */
  accepted: z
    .object({
      ...accepted,
      /** Null once it is erased. */
      name: z.string().nullable(),
      /** UTC ms. */
      at: z.int(),
    })
    .nullable(),
})
export type PartyWaiver = z.infer<typeof partyWaiver>
