import { z } from 'zod'
import { lang, named } from '../schemas'
import { PICKUP_KINDS } from './booking-limits'
import { closure, tripDay } from './trip-days'
import { travellerList, partyWaiver } from './travellers'
import { day, isSpan } from '../dates/day-span'
import { money } from './guest-money'

/** The desk's dates: trips with their guides and vehicles, and closures. */

/** The most days in one response. */
const PLANNER_DAYS = 62

export const plannerQuery = z
  .object({ from: day, to: day, lang: lang.optional() })
  .refine(({ from, to }) => isSpan(from, to, PLANNER_DAYS), { path: ['to'], message: 'Invalid' })

/** A booking with seats on a trip. */
const plannerParty = named('PlannerParty', {
  bookingId: z.int(),
  pid: z.string(),
  reference: z.string().nullable(),
  status: z.enum(['offered', 'on_hold', 'confirmed', 'completed', 'no_show']),
  /** Null once it is erased. */
  name: z.string().nullable(),
  phone: z.string().nullable(),
  lang,
  party: z.int(),
  /** Of the party. */
  children: z.int(),
  pickup: z.object({ kind: z.enum(PICKUP_KINDS), text: z.string().nullable() }),
  /** The text of the request. */
  notes: z.string().nullable(),
  /** The amount that is still to be paid; null for readers without the right to see money. */
  due: money.nullable(),
  /** The balance is paid in cash on the day. */
  isCash: z.boolean(),
  /** Empty until the guest has named them. */
  ...travellerList.shape,
  /** Null where no waiver is asked for. */
  waiver: partyWaiver.nullable(),
  /** When the guide reported it from the road, UTC ms. */
  pickedUpAt: z.int().nullable(),
  backAt: z.int().nullable(),
})
export type PlannerParty = z.infer<typeof plannerParty>

const plannerTrip = named('PlannerTrip', {
  id: z.int(),
  kind: z.enum(['private', 'departure']),
  status: z.enum(['open', 'closed']),
  tourId: z.int().nullable(),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  /** Minutes after midnight in Calgary; null if no hour is agreed. */
  startMinute: z.int().nullable(),
  /** UTC ms. */
  startsAt: z.int(),
  endsAt: z.int(),
  capacity: z.int(),
  /** Counted by hand in the tour's form. */
  male: z.int(),
  female: z.int(),
  /** Seats taken by bookings. */
  seatsTaken: z.int(),
  version: z.int(),
  /** The first to ask first. */
  parties: z.array(plannerParty),
})
export type PlannerTrip = z.infer<typeof plannerTrip>

const span = { startsAt: z.int(), endsAt: z.int() }

export const planner = named('Planner', {
  /** The default number of trips a day, for days that are not in `days`. */
  dayCapacity: z.int(),
  days: z.array(tripDay),
  trips: z.array(plannerTrip),
  closures: z.array(closure),
  resources: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['guide', 'vehicle']),
      name: z.string(),
      seats: z.int().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  assignments: z.array(
    z.object({ id: z.int(), resourceId: z.number(), tripId: z.number(), ...span }),
  ),
  absences: z.array(z.object({ id: z.int(), resourceId: z.number(), note: z.string(), ...span })),
})
export type Planner = z.infer<typeof planner>
