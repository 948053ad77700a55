import { z } from 'zod'
import { day } from '../dates/day-span'
import { PAY_METHODS, CLAIM_PAYER_MAX, RECEIPT_MAX_BYTES } from './pay-methods'
import { id } from '../schemas'
import { line } from '../text/text-schemas'
import { guestParams } from './guest-requests'
import { visibleLength } from '../text/text-length'

/** A guest's claim that money is on its way. Amounts are cents or whole won of the booking's currency. */

/** Form fields are text. A form without a file sends an empty one. */
export const claimForm = z
  .object({
    amount: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'Invalid')
      .transform(Number),
    method: z.enum(PAY_METHODS),
    /** The day on which it was sent, YYYY-MM-DD. */
    day,
    payer: line(CLAIM_PAYER_MAX).refine((text) => visibleLength(text) >= 1, 'WriteContent'),
    receipt: z
      .custom<File>((value) => value instanceof File)
      .refine(({ size }) => size <= RECEIPT_MAX_BYTES, 'TooLarge')
      .meta({ type: 'string', format: 'binary' })
      .optional(),
  })
  .transform(({ receipt, ...said }) => ({
    ...said,
    receipt: receipt && receipt.size > 0 ? receipt : null,
  }))
export type NewClaim = z.output<typeof claimForm>

export const receiptParams = guestParams.extend({ claim: id })
