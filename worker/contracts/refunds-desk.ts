import { z } from 'zod'
import { BOOKING_STATUSES } from './booking-states'
import { money } from './guest-money'
import { readCursor } from './list-page'
import { refund } from './refunds'
import { lang, named } from './schemas'

/** Requests and responses of the desk's refunds and late money. */

export const REFUND_LISTS = ['proposed', 'approved', 'sent'] as const
export type RefundList = (typeof REFUND_LISTS)[number]

export const refundsQuery = z.object({
  state: z.enum(REFUND_LISTS).catch('proposed').default('proposed'),
  cursor: z.string().max(200).optional().transform(readCursor),
})
export type RefundsQuery = z.output<typeof refundsQuery>

export const lateMoneyQuery = refundsQuery.pick({ cursor: true })
export type LateMoneyQuery = z.output<typeof lateMoneyQuery>

/** A booking as both lists name it. */
const bookingFields = {
  id: z.number(),
  pid: z.string(),
  status: z.enum(BOOKING_STATUSES),
  version: z.number().int(),
  /** Null once it is erased. */
  name: z.string().nullable(),
  lang,
  tour: z.string().nullable(),
  /** Of its trip or quote, YYYY-MM-DD. */
  day: z.string().nullable(),
  reference: z.string().nullable(),
  paid: money,
}

const refundRow = named('RefundRow', {
  ...refund.shape,
  /** The bank's day, YYYY-MM-DD. */
  sentOn: z.string().nullable(),
  /** The guest of a trip that the company cancelled would rather have another date. */
  wantsOtherDate: z.boolean(),
  booking: z.object(bookingFields),
})
export type RefundRow = z.infer<typeof refundRow>

export const refundList = named('RefundList', {
  refunds: z.array(refundRow),
  counts: z.object({
    proposed: z.number().int(),
    approved: z.number().int(),
    late: z.number().int(),
  }),
  cursor: z.string().nullable(),
})
export type RefundPage = z.infer<typeof refundList>

const lateMoneyRow = named('LateMoneyRow', {
  ...bookingFields,
  party: z.number().int(),
  deposit: money,
  /** The bank's day of the newest receipt, YYYY-MM-DD. */
  receivedOn: z.string().nullable(),
  /** The deposit was there before the shown deadline, by the bank's days. */
  isInTime: z.boolean(),
  /** A date was held before, and its days are not over. */
  mayRevive: z.boolean(),
})
export type LateMoneyRow = z.infer<typeof lateMoneyRow>

export const lateMoneyList = named('LateMoneyList', {
  bookings: z.array(lateMoneyRow),
  cursor: z.string().nullable(),
})
export type LateMoneyPage = z.infer<typeof lateMoneyList>
