import { z } from 'zod'
import { named } from './schemas'

const member = z.object({ _id: z.int(), username: z.string(), lastActiveAt: z.int() })

/** Preview of the next daily run. */
export const privacyReport = named('PrivacyReport', {
  at: z.int(),
  /** Members who would be notified that their account will be deleted. */
  notices: z.array(member),
  /** Members whose data would be deleted. */
  deletions: z.array(member),
  /** Rows that would be deleted, by kind. */
  records: z.array(z.object({ name: z.string(), count: z.int() })),
})

export type PrivacyReport = z.infer<typeof privacyReport>

/**
 * The name is kept for the books if money was paid; `keepsName` confirms that the sender knows this. The guest's story loses
 * its name, or is removed.
 */
export const bookingErasure = named('BookingErasure', {
  keepsName: z.boolean().default(false),
  removesStory: z.boolean().default(false),
})
export type BookingErasure = z.output<typeof bookingErasure>
