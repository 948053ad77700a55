import { z } from 'zod'
import { daysBetween, isCalendarDay } from './calendar'
import { id, lang, line, named } from './schemas'

/** Requests and responses of the desk's dates: trips, closures and how many trips a day may have. */

/** Days in one answer. */
const PLANNER_DAYS = 62
export const CLOSURE_NOTE_MAX = 200
/** The longest closure. */
export const CLOSURE_DAYS = 366
export const CAP_MAX = 99

/** YYYY-MM-DD in Calgary. */
const day = z.string().refine(isCalendarDay, 'Invalid')

export const plannerQuery = z
  .object({ from: day, to: day, lang: lang.optional() })
  .refine(({ from, to }) => isSpan(from, to, PLANNER_DAYS), { path: ['to'], message: 'Invalid' })

const name = z.string().nullable()

const plannerTrip = named('PlannerTrip', {
  id: z.number().int(),
  kind: z.enum(['private', 'departure']),
  status: z.enum(['open', 'closed']),
  tourId: z.number().int().nullable(),
  tour: name,
  startDay: z.string(),
  endDay: z.string(),
  capacity: z.number().int(),
  /** Counted by hand in the tour's form. */
  male: z.number().int(),
  female: z.number().int(),
  /** By bookings. */
  seatsTaken: z.number().int(),
  version: z.number().int(),
})
export type PlannerTrip = z.infer<typeof plannerTrip>

export const closure = named('Closure', {
  id: z.number().int(),
  fromDay: z.string(),
  toDay: z.string(),
  /** Null for all tours. */
  tourId: z.number().int().nullable(),
  tour: name,
  note: z.string(),
})
export type Closure = z.infer<typeof closure>

export const tripDay = named('TripDay', {
  day: z.string(),
  /** Trips on it. */
  taken: z.number().int(),
  /** Trips that it may have. */
  cap: z.number().int(),
})
export type TripDay = z.infer<typeof tripDay>

const span = { startsAt: z.number().int(), endsAt: z.number().int() }

export const planner = named('Planner', {
  /** Trips of a day that is not in `days`. */
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

export const newClosure = z
  .object({
    fromDay: day,
    toDay: day,
    tourId: id.nullable().default(null),
    note: line(CLOSURE_NOTE_MAX).default(''),
  })
  .refine(({ fromDay, toDay }) => isSpan(fromDay, toDay, CLOSURE_DAYS), {
    path: ['toDay'],
    message: 'Invalid',
  })
  .meta({ id: 'NewClosure' })
export type NewClosure = z.output<typeof newClosure>

/** Closures that are not over, the next first. */
export const closuresQuery = z.object({
  lang: lang.optional(),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2} \d{1,15}$/)
    .optional()
    .catch(undefined),
})
export const closureList = named('Closures', {
  closures: z.array(closure),
  next: z.string().nullable(),
})

export const closureParams = z.object({ id })
export const dayParams = z.object({ day })
export const capChange = named('DayCap', { cap: z.number().int().min(0).max(CAP_MAX) })

function isSpan(from: string, to: string, most: number): boolean {
  const days = daysBetween(from, to)
  return days >= 0 && days < most
}
