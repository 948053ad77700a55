import { z } from 'zod'
import { id } from '../schemas'
import { line } from '../text/text-schemas'
import { amount } from './bank-entries'

/** What staff decide about an entry of the bank: its bookings, or that it belongs to none. */

/** Bookings that one entry is matched with at once. */
export const MATCHES_MAX = 4

/** What of an entry is for which booking. */
export const newMatches = z
  .array(
    z.object({
      bookingId: id,
      /** In the booking's currency. */
      amount,
      /** Of the booking. */
      version: z.number().int().positive(),
      /** In the entry's currency, where that is another one. */
      entryAmount: amount.optional(),
      /** How the amount was converted. */
      rateNote: line(200).optional(),
    }),
  )
  .min(1)
  .max(MATCHES_MAX)
  .refine((all) => new Set(all.map(({ bookingId }) => bookingId)).size === all.length, 'Invalid')
export type NewMatches = z.output<typeof newMatches>

/** `false` puts an entry back into the list, also one that showed the same money as another. */
export const ignoring = z.object({ ignored: z.boolean().default(true) })
export const sameMoney = z.object({ entryId: id })
export const refusedMatch = z.object({ bookingId: id })
