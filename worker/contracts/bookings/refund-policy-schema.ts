import { z } from 'zod'
import type { RefundPolicy } from './refund-policy'

/** The schema of a policy that is stored or sent; apart from the rules, which screens use without it. */

const percent = z.int().min(0).max(100)
const amount = z.int().min(0)
const amounts = z.strictObject({ CAD: amount, KRW: amount })
const from = z.int().min(0).max(365)

const refundStep = z.union([
  z.strictObject({ from, share: percent }),
  z.strictObject({ from, share: z.literal('supplier'), upTo: percent }),
  z.strictObject({ from, deduction: amounts }),
])

/** From the earliest to the latest day, the last step from 0. */
export const refundPolicy = z
  .strictObject({
    steps: z
      .array(refundStep)
      .min(1)
      .max(10)
      .refine(
        (steps) =>
          steps.at(-1)?.from === 0 &&
          steps.every(({ from }, index) => index === 0 || from < (steps[index - 1]?.from ?? 0)),
        'Invalid',
      ),
    feeMax: amounts,
    suppliers: z.literal('larger'),
    company: z.strictObject({ share: z.literal(100), fee: z.literal(0) }),
  })
  .meta({ id: 'RefundPolicy' }) satisfies z.ZodType<RefundPolicy>
