import { z } from 'zod'
import { lang, named } from '../schemas'
import { closure } from './closures'
import { tripDay } from './trip-days'
import { day, isSpan } from '../dates/day-span'

/** The desk's dates: trips with their guides and vehicles, and closures. */

/** The most days in one response. */
const PLANNER_DAYS = 62

export const plannerQuery = z
  .object({ from: day, to: day, lang: lang.optional() })
  .refine(({ from, to }) => isSpan(from, to, PLANNER_DAYS), { path: ['to'], message: 'Invalid' })

const plannerTrip = named('PlannerTrip', {
  id: z.int(),
  kind: z.enum(['private', 'departure']),
  status: z.enum(['open', 'closed']),
  tourId: z.int().nullable(),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  capacity: z.int(),
  /** Counted by hand in the tour's form. */
  male: z.int(),
  female: z.int(),
  /** Seats taken by bookings. */
  seatsTaken: z.int(),
  version: z.int(),
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
    }),
  ),
  assignments: z.array(
    z.object({ id: z.int(), resourceId: z.number(), tripId: z.number(), ...span }),
  ),
  absences: z.array(z.object({ id: z.int(), resourceId: z.number(), note: z.string(), ...span })),
})
export type Planner = z.infer<typeof planner>
