import { z } from 'zod'
import { named } from '../schemas'
import { day } from '../dates/day-span'

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
