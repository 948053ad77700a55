import { z } from 'zod'
import { CURRENCIES } from '../currencies'
import { day } from '../dates/day-span'
import { readCursor } from '../list-cursor'
import { id } from '../schemas'

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

/** Orders of a list; a minus before one means descending. */
const BOOKING_SORTS = ['created', 'day', 'due'] as const
export type BookingSort = (typeof BOOKING_SORTS)[number]
/** Money that is still to be paid, and what of it should be there. */
export const DUE_FILTERS = ['owed', 'overdue'] as const

const SORTS = BOOKING_SORTS.flatMap((sort) => [sort, `-${sort}`] as const)

/** Values that are not valid count as missing. */
export const bookingsQuery = z.object({
  /** Matches the id in the booking's address, the reference, name and e-mail. */
  q: z.string().trim().max(100).catch('').default(''),
  column: z.enum(PIPELINE_COLUMNS).optional().catch(undefined),
  /** Days of the trip, or those that were requested. */
  from: day.optional().catch(undefined),
  to: day.optional().catch(undefined),
  tour: id.optional().catch(undefined),
  guide: id.optional().catch(undefined),
  currency: z.enum(CURRENCIES).optional().catch(undefined),
  due: z.enum(DUE_FILTERS).optional().catch(undefined),
  /** The column's own order without it: by urgency, else the newest first. */
  sort: z.enum(SORTS).optional().catch(undefined),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type BookingsQuery = z.output<typeof bookingsQuery>
