import { z } from 'zod'
import { readCursor } from '../list-cursor'

/** Filters of the desk's list of bookings. */

/** The columns of the pipeline, and the lists next to them. */
export const PIPELINE_COLUMNS = [
  'new',
  /** Guests who wait for a place, and those who have been offered one, by day and in the order of the line. */
  'waiting',
  'quoted',
  'hold',
  'confirmed',
  'road',
  'done',
  /** Unanswered for over a day. */
  'late',
  /** Held dates that lapse within a day. */
  'ending',
  /** Confirmed, with a balance that is due within a week or overdue. */
  'balance',
  /** Confirmed, but no guide is assigned to the trip. */
  'noGuide',
  /** Confirmed, but the bank has reversed the deposit. */
  'reversed',
] as const
export type PipelineColumn = (typeof PIPELINE_COLUMNS)[number]

export const bookingsQuery = z.object({
  /** Matches the id in the booking's address, the reference, name and e-mail. */
  q: z.string().trim().max(100).catch('').default(''),
  column: z.enum(PIPELINE_COLUMNS).optional().catch(undefined),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type BookingsQuery = z.output<typeof bookingsQuery>
