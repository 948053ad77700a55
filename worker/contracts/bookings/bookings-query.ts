import { z } from 'zod'
import { readCursor } from '../list-cursor'

/** Which bookings the desk lists. */

/** Columns of the pipeline, and the lists beside them. */
export const PIPELINE_COLUMNS = [
  'new',
  'quoted',
  'hold',
  'confirmed',
  'road',
  'done',
  /** Unanswered for over a day. */
  'late',
  /** Confirmed, and no guide has the trip. */
  'noGuide',
  /** Confirmed, and the bank has taken the deposit back. */
  'reversed',
] as const
export type PipelineColumn = (typeof PIPELINE_COLUMNS)[number]

export const bookingsQuery = z.object({
  /** Finds the id of the address, reference, name and e-mail. */
  q: z.string().trim().max(100).catch('').default(''),
  column: z.enum(PIPELINE_COLUMNS).optional().catch(undefined),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type BookingsQuery = z.output<typeof bookingsQuery>
