import { z } from 'zod'
import { id } from '../schemas'
import { line } from '../text/text-schemas'
import { amount } from './bank-entries'

/** Staff decisions about a bank entry: the bookings it is for, or that it is for none. */

/** The most bookings that one entry can be matched with at once. */
export const MATCHES_MAX = 4

/** The part of an entry that is for one booking. */
export const newMatches = z
  .array(
    z.object({
      bookingId: id,
      /** In the booking's currency. */
      amount,
      /** The booking's version. */
      version: z.int().positive(),
      /** In the entry's currency, if it differs. */
      entryAmount: amount.optional(),
      /** Note on the conversion rate. */
      rateNote: line(200).optional(),
      /** The admin was asked about the amount, and is sure. */
      isSure: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(MATCHES_MAX)
  .refine((all) => new Set(all.map(({ bookingId }) => bookingId)).size === all.length, 'Invalid')
export type NewMatches = z.output<typeof newMatches>

/** `false` returns an entry to the list, even one marked as a duplicate. */
export const ignoring = z.object({ ignored: z.boolean().default(true) })
export const sameMoney = z.object({ entryId: id })
export const refusedMatch = z.object({ bookingId: id })
