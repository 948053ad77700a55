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
  id: z.number().int(),
  kind: z.enum(['private', 'departure']),
  status: z.enum(['open', 'closed']),
  tourId: z.number().int().nullable(),
  tour: z.string().nullable(),
  startDay: z.string(),
  endDay: z.string(),
  capacity: z.number().int(),
  /** Counted by hand in the tour's form. */
  male: z.number().int(),
  female: z.number().int(),
  /** Seats taken by bookings. */
  seatsTaken: z.number().int(),
  version: z.number().int(),
})
export type PlannerTrip = z.infer<typeof plannerTrip>

const span = { startsAt: z.number().int(), endsAt: z.number().int() }

export const planner = named('Planner', {
  /** The default number of trips a day, for days that are not in `days`. */
  dayCapacity: z.number().int(),
  days: z.array(tripDay),
  trips: z.array(plannerTrip),
  closures: z.array(closure),
  resources: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['guide', 'vehicle']),
      name: z.string(),
      seats: z.number().int().nullable(),
    }),
  ),
  assignments: z.array(
    z.object({ id: z.number().int(), resourceId: z.number(), tripId: z.number(), ...span }),
  ),
  absences: z.array(
    z.object({ id: z.number().int(), resourceId: z.number(), note: z.string(), ...span }),
  ),
})
export type Planner = z.infer<typeof planner>
