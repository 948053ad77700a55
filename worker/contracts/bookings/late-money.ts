import { z } from 'zod'
import { money } from './guest-money'
import { named } from '../schemas'
import { refundsQuery, bookingFields } from './refunds-desk'

/** Money that arrived when no date was held. */

export const lateMoneyQuery = refundsQuery.pick({ cursor: true })
export type LateMoneyQuery = z.output<typeof lateMoneyQuery>

const lateMoneyRow = named('LateMoneyRow', {
  ...bookingFields,
  party: z.int(),
  deposit: money,
  /** The amount that counts if a date is held again. */
  stays: money,
  /** The part of `paid` that no refund covers. */
  late: money,
  /** The bank's day of the newest receipt, YYYY-MM-DD. */
  receivedOn: z.string().nullable(),
  /** Whether the deposit arrived before the shown deadline, by the bank's days. */
  isInTime: z.boolean(),
  /** Whether a date was held before, and its days are not over. */
  mayRevive: z.boolean(),
})
export type LateMoneyRow = z.infer<typeof lateMoneyRow>

export const lateMoneyList = named('LateMoneyList', {
  bookings: z.array(lateMoneyRow),
  cursor: z.string().nullable(),
})
export type LateMoneyPage = z.infer<typeof lateMoneyList>
