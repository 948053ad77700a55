import { z } from 'zod'
import { day, isSpan } from '../dates/day-span'
import { id, lang, named } from '../schemas'
import { line } from '../text/text-schemas'

/** The number of trips that a day may have. */

export const CAP_MAX = 99

export const tripDay = named('TripDay', {
  day: z.string(),
  /** Trips on it. */
  taken: z.int(),
  /** Trips that it may have. */
  cap: z.int(),
})
export type TripDay = z.infer<typeof tripDay>

export const dayParams = z.object({ day })
export const capChange = named('DayCap', { cap: z.int().min(0).max(CAP_MAX) })

/** Days without trips, of one tour or of all. */

export const CLOSURE_NOTE_MAX = 200
/** The longest closure. */
export const CLOSURE_DAYS = 366

export const closure = named('Closure', {
  id: z.int(),
  fromDay: z.string(),
  toDay: z.string(),
  /** Null for all tours. */
  tourId: z.int().nullable(),
  tour: z.string().nullable(),
  note: z.string(),
})
export type Closure = z.infer<typeof closure>

export const newClosure = z
  .object({
    fromDay: day,
    toDay: day,
    tourId: id.nullable().default(null),
    note: line(CLOSURE_NOTE_MAX).default(''),
    /** Closes days that lie inside departures, too. */
    isSure: z.literal(true).optional(),
  })
  .refine(({ fromDay, toDay }) => isSpan(fromDay, toDay, CLOSURE_DAYS), {
    path: ['toDay'],
    message: 'Invalid',
  })
  .meta({ id: 'NewClosure' })
export type NewClosure = z.output<typeof newClosure>

/** Departures that go on over days that are to be closed. */
export const departuresWithin = z.array(
  z.object({
    tripId: z.int(),
    tour: z.string().nullable(),
    startDay: z.string(),
    endDay: z.string(),
  }),
)
export type DeparturesWithin = z.infer<typeof departuresWithin>

/** Whether a closure closes days of a trip. */
export function fallsInto(
  { fromDay, toDay, tourId }: Pick<Closure, 'fromDay' | 'toDay' | 'tourId'>,
  trip: { tourId: number | null; startDay: string; endDay: string },
): boolean {
  const isOfTour = tourId === null || tourId === trip.tourId
  return isOfTour && fromDay <= trip.endDay && trip.startDay <= toDay
}

/** Current and future closures, next first. */
export const closuresQuery = z.object({
  lang: lang.optional(),
  /** The `next` of the previous page. */
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
