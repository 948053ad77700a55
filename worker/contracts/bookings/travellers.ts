import { z } from 'zod'
import { lang, named, versionName } from '../schemas'
import { visibleLength } from '../text/text-length'
import { foldedLine, line } from '../text/text-schemas'
import { CHANGED_PARTY_MAX, NAME_MAX } from './booking-limits'

/** The travellers of a confirmed trip, as its guest names them: what guide and vehicle need for the day, and no more. */

/** Older travellers need no age. */
export const CHILD_AGE_MAX = 17
export const DIET_MAX = 120
export const EMERGENCY_MAX = 120

/** The kinds of seats; `belt` is the seat of the vehicle. */
export const SEATS = ['belt', 'child', 'booster'] as const
export type Seat = (typeof SEATS)[number]

/**
 * The seat that is proposed for an age in years: the terms ask for one under 9 years, under 36 kg or under 145 cm, Alberta's law
 * for a child seat under 6 years and up to 18 kg (alberta.ca/child-seats).
 */
export function usualSeat(age: number | null): Seat {
  if (age === null || age >= 9) return 'belt'
  return age < 6 ? 'child' : 'booster'
}

const traveller = z.object({
  name: foldedLine(NAME_MAX).refine((name) => visibleLength(name) >= 1, 'Invalid'),
  /** In years; null for adults. */
  age: z.int().min(0).max(CHILD_AGE_MAX).nullable(),
  seat: z.enum(SEATS),
  diet: line(DIET_MAX),
})
export type Traveller = z.output<typeof traveller>

export const travellerList = named('TravellerList', {
  travellers: z.array(traveller).min(1).max(CHANGED_PARTY_MAX),
  /** Name and phone of a person who does not travel along. */
  emergency: foldedLine(EMERGENCY_MAX),
})
export type TravellerList = z.output<typeof travellerList>

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

/** A list in place of the stored one. `seen` is the `mark` of the list that the sender read. */
export const travellerChange = named('TravellerChange', {
  ...travellerList.shape,
  /** Needed where the company keeps a waiver that the guest has not accepted. */
  waiver: waiverAnswer.optional(),
  seen: z.string().max(100).optional(),
})
export type TravellerChange = z.output<typeof travellerChange>
