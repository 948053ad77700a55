import { z } from 'zod'
import { BOOKING_STATUSES } from './booking-states'
import { money } from './guest-money'
import { readCursor } from '../list-cursor'
import { refund } from './refunds'
import { lang, named } from '../schemas'

/** The desk's list of refunds. */

export const REFUND_LISTS = ['proposed', 'approved', 'sent'] as const
export type RefundList = (typeof REFUND_LISTS)[number]

export const refundsQuery = z.object({
  state: z.enum(REFUND_LISTS).catch('proposed').default('proposed'),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type RefundsQuery = z.output<typeof refundsQuery>

/** A booking as both lists name it. */
export const bookingFields = {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.int(),
  /** Null once the booking is erased. */
  name: z.string().nullable(),
  lang,
  tour: z.string().nullable(),
  /** The first day of its trip or quote, YYYY-MM-DD. */
  day: z.string().nullable(),
  reference: z.string().nullable(),
  paid: money,
}

const refundRow = named('RefundRow', {
  ...refund.shape,
  /** The bank's day, YYYY-MM-DD. */
  sentOn: z.string().nullable(),
  /** The guest of a trip that the company cancelled prefers another date. */
  wantsOtherDate: z.boolean(),
  booking: z.object(bookingFields),
})
export type RefundRow = z.infer<typeof refundRow>

export const refundList = named('RefundList', {
  refunds: z.array(refundRow),
  counts: z.object({
    proposed: z.int(),
    approved: z.int(),
    late: z.int(),
  }),
  cursor: z.string().nullable(),
})
export type RefundPage = z.infer<typeof refundList>
