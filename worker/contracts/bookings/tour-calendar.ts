import { z } from 'zod'
import { DAY_STATES } from './booking-limits'
import { id, named, translated } from '../schemas'

/** Request and response of `GET /forum/{id}/calendar`. */

export const calendarParams = z.object({ id })
export const calendarQuery = z.object({
  /** YYYY-MM */
  month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
})

export const tourCalendar = named('TourCalendar', {
  month: z.string(),
  /** The version of the terms that a request agrees to. */
  termsVersion: z.string(),
  days: z.array(
    z.object({
      /** YYYY-MM-DD in Calgary. */
      day: z.string(),
      /**
       * `few`: one trip is still possible. `closed`: none is offered, or the day is over or too near. `season`: the tour
       * does not run in this month.
       */
      state: z.enum(DAY_STATES),
    }),
  ),
  departures: z.array(
    z.object({
      tripId: z.number(),
      startDay: z.string(),
      endDay: z.string(),
      seatsLeft: z.int(),
      /** The latest time to ask, UTC ms. */
      cutOffAt: z.number(),
      /** Those who are on it. A party that joins pays what the whole party pays, unless the tour says otherwise. */
      travellers: z.int(),
      /** CAD before tax for one person who joins; null on request. */
      price: z.number().nullable(),
    }),
  ),
  /** In a month in which the tour does not run, another one that does; null for none. */
  instead: z.object({ tourId: z.int(), name: translated }).nullable(),
})
export type TourCalendar = z.infer<typeof tourCalendar>
