import { z } from 'zod'
import { id, lang, named } from '../schemas'
import { multiline } from '../text/text-schemas'
import { place } from '../tours/places'
import { money } from './guest-money'
import { openRequest } from './guest-requests'
import { travellerList, WAIVER_STATES } from './travellers'

/** The page of a guide on the road: the own trips of the next days, and what the guide reports of them. */

/** Reports of a guide about a party, from the road. */
export const MARK_KINDS = ['pickedUp', 'back', 'noShow', 'note'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Trips that begin within this many days from today on. */
export const CREW_DAYS = 14

const NOTE_MAX = 1000

export const crewParams = z.object({ id })
export const crewOpening = openRequest

/** A party, with no more than its guide needs. */
const crewParty = named('CrewParty', {
  bookingId: z.int(),
  /** The first name; null once it is erased. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  lang,
  adults: z.int(),
  children: z.int(),
  /** As it is written in the guide's language. */
  pickup: z.string(),
  /** The place that was named, for a map; null for a usual one. */
  place: z.string().nullable(),
  notes: z.string().nullable(),
  /** By their first names; empty until the guest has named them. */
  ...travellerList.shape,
  /** Null where no waiver is asked for. */
  waiver: z.enum(WAIVER_STATES).nullable(),
  /** The balance to take in cash; null if there is none. */
  cash: money.nullable(),
  /** UTC ms. */
  pickedUpAt: z.int().nullable(),
  backAt: z.int().nullable(),
  isMissed: z.boolean(),
})
export type CrewParty = z.infer<typeof crewParty>

const crewEntry = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  /** HH:MM. */
  start: z.string().optional(),
  title: z.string(),
  /** Without Markdown's marks. */
  body: z.string(),
  place: place.optional(),
})

const crewTrip = named('CrewTrip', {
  id: z.int(),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  /** Minutes after midnight in Calgary; null if no hour is agreed. */
  startMinute: z.int().nullable(),
  /** UTC ms. From then on a guest may be reported as not there. */
  startsAt: z.int(),
  meetingPoint: z.string().nullable(),
  remarks: z.string(),
  parties: z.array(crewParty),
  entries: z.array(crewEntry),
})
export type CrewTrip = z.infer<typeof crewTrip>

export const crewDay = named('CrewDay', {
  /** The guide's. */
  name: z.string(),
  lang,
  /** The company's. */
  phone: z.string(),
  /** When it was read, UTC ms. */
  asOf: z.int(),
  /** YYYY-MM-DD in Calgary. */
  today: z.string(),
  trips: z.array(crewTrip),
})
export type CrewDay = z.infer<typeof crewDay>

export const crewMark = z
  .object({
    bookingId: z.int().positive(),
    kind: z.enum(MARK_KINDS),
    /** False clears an earlier mark. */
    isSet: z.boolean().default(true),
    /** When it was pressed, UTC ms by the phone's clock. */
    at: z.int(),
    /** Of a note. */
    text: multiline(NOTE_MAX).default(''),
  })
  .refine(({ kind, text }) => kind !== 'note' || text !== '', {
    path: ['text'],
    message: 'WriteContent',
  })
export type CrewMark = z.output<typeof crewMark>
